/**
 * The lexicon of Vabamorf, an Estonian analyser: `source:code|stems!\CLASS\.type…!`. The headword is taken, and the plural
 * of a nominal where its stem leaves no doubt or our own list has it.
 */
import { ok } from '@taht/base';
import type { IsKnown, OfficialFormat } from './format.ts';
import { readLines } from './lines.ts';

export const vabamorf: OfficialFormat = {
  id: 'et-vabamorf',
  edition: 'et',
  policy: 'nominatives-and-infinitives',
  name: 'Vabamorf (Filosoft), fs_lex',
  licence: 'LGPL-2.1-only',
  file: 'fs_lex',
  address: 'https://github.com/Filosoft/vabamorf',
  isLine: (line) => entryOf(line) !== undefined,
  read(text, isKnown) {
    const entries = readLines(text, entryOf);
    if (!entries.ok) return entries;
    return ok(entries.value.flatMap((entry) => wordsOf(entry, isKnown)));
  },
};

interface Entry {
  readonly stems: readonly string[];
  /** One letter, two for two classes; a small letter is a frozen form. */
  readonly classes: string;
}

const LINE = /^[^|!]*:[^|!]*\|([^!]+)!\\([A-Za-z]{1,2})\\[^!]*!/u;

function entryOf(line: string): Entry | undefined {
  const [, stems, classes] = LINE.exec(line) ?? [];
  if (stems === undefined || classes === undefined) return undefined;
  const plain = stems
    .replace(/^\*\*/u, '')
    .split(/[ &]+/u)
    .filter((stem) => stem !== '');
  return { stems: plain, classes };
}

/** Names, abbreviations, parts that never stand alone, and comparatives: forms of the adjective. */
const NO_WORDS = /[HYXGCU]/iu;
/** What bends by case: nouns, adjectives, numerals, pronouns. */
const NOMINALS = /[SANOP]/u;

function wordsOf({ stems, classes }: Entry, isKnown: IsKnown): readonly string[] {
  const [first = '', ...others] = stems.map(unmarked);
  if (!/^\p{Ll}+$/u.test(first)) return [];
  if (classes.includes('V')) return first.endsWith('ma') ? [first] : [];
  if ([...classes].every((each) => NO_WORDS.test(each))) return [];
  if (!NOMINALS.test(classes)) return [first];
  const plural = pluralOf(first, others, isKnown);
  return plural === undefined ? [first] : [first, plural];
}

/** SÕNA, SÕNAD; of RAAMAT and RAAMATU the latter; of several stems with a vowel the one that our list knows. */
function pluralOf(
  nominative: string,
  stems: readonly string[],
  isKnown: IsKnown,
): string | undefined {
  const open = [nominative, ...stems].filter((stem) => /[aeiouõäöü]$/u.test(stem));
  const plurals = [...new Set(open)].map((stem) => `${stem}d`);
  return plurals.find(isKnown) ?? (plurals.length === 1 ? plurals[0] : undefined);
}

/** Marks of degree, stress and palatalisation, of parts and of affixes; `[` begins the ending, as in `luge[ma`. */
const unmarked = (stem: string): string => stem.replaceAll(/[<?\]'_=+[]/gu, '').toLowerCase();
