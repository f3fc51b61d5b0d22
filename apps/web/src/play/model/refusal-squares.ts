/** Which squares a refusal is about, so that it can be shown where it belongs. */
import type { Play, Refusal, Square } from '@taht/rules';
import { lettersOf } from '../board/word-squares.ts';

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
      return (
        play?.words.filter(({ letters }) => isAmong(letters, refusal.words)).flatMap(lettersOf) ??
        []
      );
    default:
      return [];
  }
}

const isAmong = (word: readonly string[], words: readonly (readonly string[])[]): boolean =>
  words.some((each) => each.join(' ') === word.join(' '));
