/** Which squares a refusal is about, so that it can be shown where it belongs. */
import { neighbour, type Play, type Refusal, type ScoredWord, type Square } from '@taht/rules';

export function refusalSquares(
  refusal: Refusal,
  laid: readonly Square[],
  star: Square,
  play: Play | null,
): readonly Square[] {
  switch (refusal.code) {
    case 'gap':
    case 'square-taken':
    case 'square-twice':
    case 'no-blank-there':
      return [refusal.square];
    case 'misses-star':
      return [star];
    case 'not-in-one-line':
    case 'not-connected':
    case 'opening-too-short':
      return laid;
    case 'not-a-word':
      return squaresOfWords(
        play?.words.filter(({ letters }) => isAmong(letters, refusal.words)) ?? [],
      );
    default:
      return [];
  }
}

const squaresOfWords = (words: readonly ScoredWord[]): readonly Square[] =>
  words.flatMap(({ start, direction, letters }) =>
    letters.flatMap((_, i) => neighbour(start, direction, i) ?? []),
  );

const isAmong = (word: readonly string[], words: readonly (readonly string[])[]): boolean =>
  words.some((each) => each.join(' ') === word.join(' '));
