/** The texts of the page in the language chosen, as a signal: whatever shows a text is drawn anew when the language changes. */

import { modules } from 'virtual:texts';
import { type Messages, setupI18n } from '@lingui/core';
import { signal } from '@preact/signals';
import type { Language, MessageId } from '@taht/messages';
import type { Part } from './parts.ts';

export type Values = Readonly<Record<string, string | number>>;

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
  if (!loaded.has(name)) loaded.set(name, (await modules[name]?.())?.texts ?? {});
}

function textsOf(language: Language): Texts {
  const messages: Messages = Object.assign(
    {},
    ...[...wanted].map((part) => loaded.get(`${language}/${part}`)),
  );
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  const format = new Intl.ListFormat(language, { type: 'conjunction' });
  return {
    language,
    t: (id, values) => i18n._(id, { ...values }),
    find: (id, values) => (Object.hasOwn(messages, id) ? i18n._(id, { ...values }) : undefined),
    list: (items) => format.format(items),
  };
}
