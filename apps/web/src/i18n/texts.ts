/** The texts of the page in the language chosen, as a signal: whatever shows a text is drawn anew when the language changes. */

import { addresses } from 'virtual:texts';
import { signal } from '@preact/signals';
import type { Language, MessageId } from '@taht/messages';
import type { Part } from './parts.ts';
import { type Compiled, sayIn, type Values } from './say.ts';

export type { Values };

type Messages = Readonly<Record<string, Compiled>>;

export interface Texts {
  readonly language: Language;
  t(id: MessageId, values?: Values): string;
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
  await Promise.all([...wanted].map((part) => load(language, part)));
  texts.value = textsOf(language);
  document.documentElement.lang = language;
}

/** Texts that only some pages need. */
export async function alsoSay(part: Part): Promise<void> {
  wanted.add(part);
  const { language } = texts.value;
  if (loaded.has(`${language}/${part}`)) return;
  await load(language, part);
  texts.value = textsOf(language);
}

export const knows = (language: Language, part: Part): boolean => loaded.has(`${language}/${part}`);

async function load(language: Language, part: Part): Promise<void> {
  const name = `${language}/${part}`;
  const address = addresses[name];
  if (loaded.has(name) || address === undefined) return;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  loaded.set(name, (await answer.json()) as Messages);
}

function textsOf(language: Language): Texts {
  const messages: Messages = Object.assign(
    {},
    ...[...wanted].map((part) => loaded.get(`${language}/${part}`)),
  );
  const say = sayIn(language);
  const find: Texts['find'] = (id, values) =>
    Object.hasOwn(messages, id) ? say(messages[id] ?? '', values) : undefined;
  const format = new Intl.ListFormat(language, { type: 'conjunction' });
  return {
    language,
    t: (id, values) => find(id, values) ?? id,
    find,
    list: (items) => format.format(items),
  };
}
