/** What a FreeDict dictionary says of a word: the senses of each entry, with translations and, from WikDict, an explanation. */
import type { WordClass } from '@taht/lexicon';
import { type DictEntry, readDictd } from '../dictd.ts';
import type { WordSource } from '../maker.ts';

export interface DictSense {
  readonly wordClass: WordClass | null;
  /** With commas between. */
  readonly translations: string;
  /** In the language of the word; empty where there is none. */
  readonly explanation: string;
}

export const freeDictSource = (pair: string, version: string, licence: string): WordSource => ({
  kind: 'debian',
  name: `dict-freedict-${pair}`,
  version,
  files: [`usr/share/dictd/freedict-${pair}.index`, `usr/share/dictd/freedict-${pair}.dict.dz`],
  licence,
});

export const readFreeDict = (
  { files: [index = '', text = ''] }: WordSource,
  read: (file: string) => Uint8Array,
): readonly DictEntry[] => readDictd(read(index), read(text));

/** By headword as the dictionary writes it, in its order; names, beginnings and endings are left out. */
export function sensesByHeadword(
  entries: readonly DictEntry[],
): ReadonlyMap<string, readonly DictSense[]> {
  const found = new Map<string, DictSense[]>();
  for (const entry of entries) {
    if (LEFT_OUT.has(entry.wordClass)) continue;
    const known = found.get(entry.headword) ?? [];
    known.push(...sensesOf(entry));
    found.set(entry.headword, known);
  }
  return found;
}

const LEFT_OUT: ReadonlySet<string> = new Set(['pn', 'prefix', 'suffix', 'abbreviation']);

const CLASSES: Readonly<Record<string, WordClass>> = {
  n: 'noun',
  v: 'verb',
  a: 'adjective',
  adj: 'adjective',
  adv: 'adverb',
  pronoun: 'pronoun',
  numeral: 'numeral',
  interjection: 'interjection',
  conjunction: 'particle',
  particle: 'particle',
  postposition: 'particle',
  preposition: 'particle',
};

/** A line of translations, with a number where there are several; what follows it explains. */
function sensesOf({ wordClass, lines }: DictEntry): readonly DictSense[] {
  const senses: DictSense[] = [];
  for (const line of lines.map((each) => each.trim()).filter((each) => each !== '')) {
    const numbered = /^\d+\.\s+(.*)$/u.exec(line)?.[1];
    const last = senses.at(-1);
    if (numbered !== undefined || last === undefined) {
      const translations = numbered ?? line;
      senses.push({ wordClass: CLASSES[wordClass] ?? null, translations, explanation: '' });
    } else if (last.explanation === '') senses[senses.length - 1] = { ...last, explanation: line };
  }
  return senses;
}

/** Each translation once, the shortest way to say what a word means in another language. */
export function translated(senses: readonly DictSense[], most: number): string | undefined {
  const terms = senses.flatMap(({ translations }) => termsOf(translations));
  const distinct = [...new Set(terms)].slice(0, most);
  return distinct.length === 0 ? undefined : distinct.join(', ');
}

/** What stands between commas, without its number and brackets, up to the first full stop: behind it come phrases. */
export const termsOf = (line: string): readonly string[] =>
  line
    .replace(/^\s*\d+\.\s*/u, '')
    .replace(/\([^()]*\)/gu, ' ')
    .replace(/\..*$/u, '')
    .split(/[,;:]/u)
    .map((term) => term.replace(/\s+/gu, ' ').trim())
    .filter((term) => term !== '');
