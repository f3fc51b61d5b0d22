/**
 * A family list: words that no board of a puzzle shows and no bot lays, each of a kind; people may lay what the rulebook
 * allows. It names words and beginnings of words, so that it holds for every list of the language, imported ones too.
 */
import { err, ok, type Result } from '@taht/base';
import { compareCodes } from './compare.ts';
import { contains } from './contains.ts';
import type { Codes } from './graph.ts';
import { type Lexicon, type WordGraph, withCounts } from './lexicon.ts';
import { wordsWithPrefix } from './list-words.ts';
import { patchGraph } from './patch-graph.ts';
import { readWord } from './word-text.ts';

export const FAMILY_KINDS = ['vulgar', 'sexual', 'slur', 'drugs'] as const;
export type FamilyKind = (typeof FAMILY_KINDS)[number];

export interface FamilyEntry {
  readonly kind: FamilyKind;
  readonly text: string;
  /** Whatever follows belongs to it. */
  readonly isStem: boolean;
  /** Words that would belong to another entry, and do not. */
  readonly isException: boolean;
}

export type FamilyList = readonly FamilyEntry[];

export interface FamilyWord {
  readonly word: Codes;
  readonly kind: FamilyKind;
}

const HEADING = /^\[(?<kind>.+)\]$/u;
const ENTRY = /^(?<not>!?)(?<text>[^!*\s]+)(?<star>\*?)$/u;

/** Line by line: a kind in brackets and then its entries, `!` before an exception, `*` behind a stem, `#` before a remark. */
export function parseFamily(
  text: string,
): Result<FamilyList, { readonly code: 'bad-line'; readonly line: number }> {
  const entries: FamilyEntry[] = [];
  let kind: FamilyKind | undefined;
  for (const [i, whole] of text.split('\n').entries()) {
    const line = whole.replace(/#.*$/u, '').trim();
    if (line === '') continue;
    const heading = HEADING.exec(line)?.groups?.kind;
    if (heading !== undefined) kind = FAMILY_KINDS.find((each) => each === heading);
    const entry = heading === undefined ? ENTRY.exec(line)?.groups : undefined;
    if (kind === undefined || (heading === undefined && entry === undefined))
      return err({ code: 'bad-line', line: i + 1 });
    if (entry === undefined) continue;
    const { text: word = '', not, star } = entry;
    entries.push({ kind, text: word, isStem: star === '*', isException: not === '!' });
  }
  return ok(entries);
}

/** The words of a list that belong to a family list, in alphabet order. */
export function familyWords(lexicon: Lexicon, family: FamilyList): readonly FamilyWord[] {
  const found = new Map<string, FamilyWord>();
  for (const { kind, word } of caught(lexicon, family, false))
    if (!found.has(word.join())) found.set(word.join(), { word, kind });
  for (const { word } of caught(lexicon, family, true)) found.delete(word.join());
  return [...found.values()].sort((a, b) => compareCodes(a.word, b.word));
}

function* caught(
  lexicon: Lexicon,
  family: FamilyList,
  exceptions: boolean,
): Generator<FamilyWord, void> {
  for (const { kind, text, isStem, isException } of family) {
    const codes = isException === exceptions ? readWord(lexicon.alphabet, text) : undefined;
    if (codes?.ok !== true) continue;
    if (!isStem && contains(lexicon, codes.value)) yield { word: codes.value, kind };
    if (isStem) for (const word of wordsWithPrefix(lexicon, codes.value)) yield { word, kind };
  }
}

const made = new WeakMap<WordGraph, WeakMap<FamilyList, Lexicon>>();

/**
 * The list to find plays in, without the words of a family list; made once for both. What it says about itself stays as
 * it was, for it judges nothing.
 */
export function withoutFamily(lexicon: Lexicon, family: FamilyList): Lexicon {
  const known = made.get(lexicon.graph) ?? new WeakMap<FamilyList, Lexicon>();
  made.set(lexicon.graph, known);
  const lasting = known.get(family) ?? leftOut(lexicon, family);
  known.set(family, lasting);
  return lasting;
}

function leftOut(lexicon: Lexicon, family: FamilyList): Lexicon {
  const changes = familyWords(lexicon, family).map(({ word }) => ({
    word,
    change: 'remove' as const,
  }));
  if (changes.length === 0) return lexicon;
  const patched = patchGraph(lexicon.graph, changes);
  if (!patched.ok) throw new Error(patched.error.code);
  return { ...lexicon, graph: withCounts(patched.value, lexicon.alphabet.letters.length) };
}
