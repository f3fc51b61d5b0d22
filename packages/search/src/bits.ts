/** A node of the word graph taken apart in the innermost loops, where even a call is felt; `@taht/lexicon` tells what it holds. */
import { MAX_LETTER, MAX_NODES } from '@taht/lexicon';

export const CHILD_BITS: number = MAX_NODES - 1;
/** `node >> LETTER_AT` keeps the flags above the letter, but a shift by it only looks at the lowest five bits. */
export const LETTER_AT = 24;
export const LETTER_MASK: number = MAX_LETTER;
/** The letter's code is above 31: its bit is in the upper word of a set. */
export const WIDE: number = 1 << (LETTER_AT + 5);
export const ENDS: number = 1 << 30;
