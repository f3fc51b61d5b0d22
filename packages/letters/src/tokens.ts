/**
 * The notation of plays, one token for each square: a tile, a tile that may be a blank, or a dot.
 * A tile of several characters stands in `[ ]`. Lower case and `( )` mark a blank where the square is empty,
 * and a letter played through where it is not: only the board can tell, so the token keeps what was written.
 * A letter without a tile is marked in either case, for nothing but a blank can be it.
 */
import { err, ok, type Result } from '@taht/base';
import type { Alphabet, Letter } from './alphabet.ts';
import { isLower, upperOf } from './case.ts';
import { bracketed, type Cluster, clustersOf } from './clusters.ts';
import { type LetterFailure, parseLetter, unknownLetter } from './parse.ts';

/** What stands for one square in the text of a play: a tile, or a dot for what lies there. */
export type Token =
  | {
      readonly kind: 'tile';
      readonly letter: Letter;
      readonly marked: boolean;
      readonly at: number;
    }
  | { readonly kind: 'dot'; readonly at: number };

/** Splits the text of a play or of a row into what stands for one square each. */
export function parseTokens(alphabet: Alphabet, text: string): Result<Token[], LetterFailure> {
  const clusters = clustersOf(text);
  const tokens: Token[] = [];
  let open: Cluster | undefined;
  for (let i = 0; i < clusters.length; i++) {
    const cluster = clusters[i] as Cluster;
    let tile = cluster;
    if (cluster.text === '(' && open === undefined) {
      open = cluster;
      continue;
    }
    if (cluster.text === ')' && open !== undefined) {
      if (clusters[i - 1] === open)
        return err({ code: 'empty-bracket', at: open.at, character: '(' });
      open = undefined;
      continue;
    }
    if (cluster.text === '.') {
      tokens.push({ kind: 'dot', at: cluster.at });
      continue;
    }
    if (cluster.text === '[') {
      const end = closingBracket(clusters, i);
      if (end === undefined)
        return err({ code: 'unclosed-bracket', at: cluster.at, character: '[' });
      if (end === i + 1) return err({ code: 'empty-bracket', at: cluster.at, character: '[' });
      tile = joined(clusters.slice(i + 1, end));
      i = end;
    }
    const letter = parseLetter(alphabet, tile.text);
    if (letter === undefined) return err(unknownLetter(alphabet, tile));
    const marked =
      open !== undefined ||
      alphabet.withoutTile.has(letter) ||
      isLowerCase(alphabet, letter, tile.text);
    tokens.push({ kind: 'tile', letter, marked, at: cluster.at });
  }
  if (open !== undefined) return err({ code: 'unclosed-bracket', at: open.at, character: '(' });
  return ok(tokens);
}

/** Writes one tile so that `parseTokens` reads it back: `A`, `[CH]`, and for a blank `a`, `[ch]` or `(')`. */
export function makeToken(alphabet: Alphabet, letter: Letter, blank: 'blank' | 'lettered'): string {
  if (blank === 'lettered') return bracketed(letter);
  const lower = alphabet.lowerCase.get(letter);
  return lower === undefined ? `(${bracketed(letter)})` : bracketed(lower);
}

/** Looks forward only, so that a long text of brackets is still read in linear time. */
function closingBracket(clusters: readonly Cluster[], open: number): number | undefined {
  for (let i = open + 1; i < clusters.length; i++) {
    if (clusters[i]?.text === ']') return i;
    if (clusters[i]?.text === '[') return undefined;
  }
  return undefined;
}

const joined = (clusters: readonly Cluster[]): Cluster => ({
  text: clusters.map(({ text }) => text).join(''),
  at: (clusters[0] as Cluster).at,
});

function isLowerCase(alphabet: Alphabet, letter: Letter, text: string): boolean {
  return alphabet.lowerCase.has(letter) && isLower(text.normalize('NFC'), alphabet.language);
}

/** As it was meant: a word all in small letters marks no blanks, for many never touch the shift key. */
export const withoutShift = (text: string, { language }: Pick<Alphabet, 'language'>): string =>
  !text.includes('(') && isLower(text.normalize('NFC'), language) ? upperOf(text, language) : text;
