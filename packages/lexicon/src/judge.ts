/** The judge of a challenge: whether each word of a play is good, and by which rule. */
import { err, ok, type Result } from '@taht/base';
import type { Letter } from '@taht/letters';
import { contains } from './contains.ts';
import type { Codes } from './graph.ts';
import type { Lexicon } from './lexicon.ts';
import { type PatchEntry, rulingKey } from './patch.ts';
import { encodeLetters, readWord } from './word-text.ts';

/** Text, or letters as they lie on the board. */
export type WordToJudge = string | readonly Letter[];

export type Judgement = { readonly word: WordToJudge } & Ruling;

export type Ruling =
  | { readonly valid: true; readonly rule: 'in-list' }
  | { readonly valid: true; readonly rule: 'added'; readonly entry: PatchEntry }
  | { readonly valid: false; readonly rule: 'removed'; readonly entry: PatchEntry }
  | { readonly valid: false; readonly rule: 'not-in-list' }
  /** A form of the language that the list's policy leaves out: the wider list has it. */
  | { readonly valid: false; readonly rule: 'form-not-allowed' }
  | { readonly valid: false; readonly rule: 'no-tile'; readonly character: string };

export interface JudgeOptions {
  /** The list of all forms of the same language, where there is one. */
  readonly wider?: Lexicon;
}

/** The judge that rules are handed; without a list it knows no word, and the table decides. */
export const judgeOf =
  (lexicon: Lexicon | null) =>
  (word: readonly Letter[]): 'valid' | 'invalid' | 'unknown' => {
    if (lexicon === null) return 'unknown';
    return judgeWord(lexicon, word).valid ? 'valid' : 'invalid';
  };

export const judgeWords = (
  lexicon: Lexicon,
  words: readonly WordToJudge[],
  options: JudgeOptions = {},
): Judgement[] => words.map((word) => ({ word, ...judgeWord(lexicon, word, options) }));

export function judgeWord(
  lexicon: Lexicon,
  word: WordToJudge,
  { wider }: JudgeOptions = {},
): Ruling {
  const codes = codesOf(lexicon, word);
  if (!codes.ok) return { valid: false, rule: 'no-tile', ...codes.error };
  const entry = lexicon.rulings.get(rulingKey(codes.value));
  if (entry?.change === 'add') return { valid: true, rule: 'added', entry };
  if (entry?.change === 'remove') return { valid: false, rule: 'removed', entry };
  if (contains(lexicon, codes.value)) return { valid: true, rule: 'in-list' };
  const isForm = wider !== undefined && judgeWord(wider, word).valid;
  return { valid: false, rule: isForm ? 'form-not-allowed' : 'not-in-list' };
}

function codesOf(
  { alphabet }: Lexicon,
  word: WordToJudge,
): Result<Codes, { readonly character: string }> {
  if (typeof word === 'string') {
    const read = readWord(alphabet, word);
    return read.ok ? read : err({ character: read.error.character });
  }
  const stranger = word.find((letter) => !alphabet.codes.has(letter));
  return stranger === undefined ? ok(encodeLetters(alphabet, word)) : err({ character: stranger });
}
