/** The texts of the page in the language chosen, as a signal: whatever shows a text is drawn anew when the language changes. */
import { version } from 'virtual:texts';
import { signal } from '@preact/signals';
import type { Language } from '@taht/messages';
import { type Compiled, sayIn, type Values } from '@taht/phrasing/text';
import { listFormat, numberText } from './customs.ts';
import { fetchAgain } from './fetch-again.ts';
import { fetchLetters } from './letters.ts';
import type { Part, TextId } from './parts.ts';

export type { Values };

type Messages = Readonly<Record<string, Compiled>>;

export interface Texts {
  readonly language: Language;
  t(id: TextId, values?: Values): string;
  /** The text of an id put together from parts, where there is one. */
  find(id: string, values?: Values): string | undefined;
  /** `A, B and C`. */
  list(items: readonly string[]): string;
}

const loaded = new Map<string, Messages>();
const wanted = new Set<Part>(['core']);

/** Says nothing before the first language is there. */
export const texts = signal<Texts>(textsOf('en'));

/** Switches the page to a language as soon as it is loaded; the one before stays until then. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([...[...wanted].map((part) => load(language, part)), fetchLetters(language)]);
  texts.value = textsOf(language);
  document.documentElement.lang = language;
}

/** A part that is loaded with the language, before anything is said. */
export const want = (part: Part): void => void wanted.add(part);

/** Texts that only some pages need. */
export async function alsoSay(part: Part): Promise<void> {
  want(part);
  const { language } = texts.value;
  if (loaded.has(`${language}/${part}`)) return;
  await load(language, part);
  texts.value = textsOf(language);
}

export const knows = (language: Language, part: Part): boolean => loaded.has(`${language}/${part}`);

/** A part in another language than the page's, for what is read in its own. */
export async function textsIn(language: Language, part: Part): Promise<Texts> {
  await load(language, part);
  return textsOf(language);
}

async function load(language: Language, part: Part): Promise<void> {
  const name = `${language}/${part}`;
  if (loaded.has(name)) return;
  const address = `/assets/${language}-${part}-${version}.json`;
  // A page that waits for its texts has nothing else to show.
  const answer = await fetchAgain(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  loaded.set(name, (await answer.json()) as Messages);
}

function textsOf(language: Language): Texts {
  const messages: Messages = Object.assign(
    {},
    ...[...wanted].map((part) => loaded.get(`${language}/${part}`)),
  );
  const say = sayIn(language, (value) => numberText(value, language));
  const find: Texts['find'] = (id, values) =>
    Object.hasOwn(messages, id) ? say(messages[id] ?? '', values) : undefined;
  const format = listFormat(language);
  return {
    language,
    t: (id, values) => find(id, values) ?? id,
    find,
    list: (items) => format.format(items),
  };
}
