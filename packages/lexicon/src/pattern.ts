/** Words by pattern: `A..E` is four letters, `*` any letters or none, so that `*ING` is an ending and `Q*` a beginning. */
import { err, ok, type Result } from '@taht/base';
import { type Alphabet, type LetterFailure, parseTokens } from '@taht/letters';
import type { Codes } from './graph.ts';
import type { Lexicon } from './lexicon.ts';
import { MAX_LETTER } from './node.ts';
import { type Steering, walk } from './walk.ts';

/** One letter by its code, any one letter, or any run of letters. */
export type PatternStep = number | 'any' | 'run';
export type Pattern = readonly PatternStep[];

export type PatternFailure =
  | LetterFailure
  | { readonly code: 'long-pattern'; readonly limit: number };

/** So that a place in the pattern is a bit of one number. */
const MAX_STEPS = 30;

/** Letters as in the notation of plays: either case, a tile of several characters in `[ ]`. */
export function parsePattern(alphabet: Alphabet, text: string): Result<Pattern, PatternFailure> {
  const pattern: PatternStep[] = [];
  let from = 0;
  for (const piece of text.split(/(\*+)/u)) {
    if (piece.startsWith('*')) pattern.push('run');
    else {
      const tokens = parseTokens(alphabet, piece);
      if (!tokens.ok) return err({ ...tokens.error, at: tokens.error.at + from });
      for (const token of tokens.value)
        pattern.push(token.kind === 'dot' ? 'any' : (alphabet.codes.get(token.letter) as number));
    }
    from += piece.length;
  }
  return pattern.length > MAX_STEPS ? err({ code: 'long-pattern', limit: MAX_STEPS }) : ok(pattern);
}

export const wordsMatching = ({ graph }: Lexicon, pattern: Pattern): Generator<Codes, void> =>
  walk(graph, graph.root, new Uint8Array(), following(pattern));

/**
 * All places in the pattern that the letters so far may have led to, one bit each.
 * A letter moves a place on by one, a run keeps it where it is; a place before a run is also behind it.
 */
export function following(pattern: Pattern): Steering {
  const bitsOf = (isMeant: (step: PatternStep) => boolean): number =>
    pattern.reduce<number>((bits, step, i) => (isMeant(step) ? bits | (1 << i) : bits), 0);
  const runs = bitsOf((step) => step === 'run');
  const takers = Array.from({ length: MAX_LETTER + 1 }, (_, letter) =>
    bitsOf((step) => step === 'any' || step === letter),
  );
  const end = 1 << pattern.length;
  const pastRuns = (places: number): number => places | ((places & runs) << 1);
  const trail = [pastRuns(1)];
  return {
    enter(letter, depth) {
      const places = trail[depth] as number;
      const next = pastRuns(((places & (takers[letter] as number)) << 1) | (places & runs));
      trail[depth + 1] = next;
      return next !== 0;
    },
    leave: () => {},
    wants: (length) => ((trail[length] as number) & end) !== 0,
  };
}
