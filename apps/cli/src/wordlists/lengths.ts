/** The allowed lengths of words: at most the width of the board. */
import { BOARD_SIZE } from '@taht/rules';

export const WORD_LENGTHS = { min: 2, max: BOARD_SIZE } as const;

/** For words with a character for each tile. */
export const isFitting = ({ length }: string): boolean =>
  length >= WORD_LENGTHS.min && length <= WORD_LENGTHS.max;
