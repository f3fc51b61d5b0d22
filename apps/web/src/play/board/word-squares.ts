/** Where a word lies. */
import { neighbour, type ScoredWord, type Square } from '@taht/rules';

export type WordPlace = Pick<ScoredWord, 'start' | 'direction' | 'letters'>;

export const lettersOf = (word: WordPlace): readonly Square[] =>
  along(word, 0, word.letters.length);

/** Of the line of a word, counted from its first letter, as far as the board reaches. */
export const along = ({ start, direction }: WordPlace, from: number, to: number): Square[] =>
  Array.from({ length: to - from }, (_, i) => neighbour(start, direction, from + i) ?? []).flat();
