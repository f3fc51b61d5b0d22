/**
 * One node of the graph in 32 bits: where the list of its followers begins (24), its letter (6), whether a word
 * ends with it, and whether it is the last of its siblings. Position 0 holds an empty list, so 0 means "no followers".
 */

export const MAX_NODES = 1 << 24;
export const MAX_LETTER = 63;

export const LETTER_SHIFT = 24;
export const LETTER_BITS = MAX_LETTER << LETTER_SHIFT;
export const CHILD_BITS = MAX_NODES - 1;
export const ENDS_WORD = 1 << 30;
/** The sign bit, so that `node < 0` asks for it. */
export const LAST = 1 << 31;

/** What stands at position 0: a last sibling whose letter no word has. */
export const NOTHING = (0 << LETTER_SHIFT) | LAST;

export const childOf = (node: number): number => node & CHILD_BITS;
export const letterOf = (node: number): number => (node & LETTER_BITS) >> LETTER_SHIFT;
export const endsWord = (node: number): boolean => (node & ENDS_WORD) !== 0;
export const isLast = (node: number): boolean => node < 0;
