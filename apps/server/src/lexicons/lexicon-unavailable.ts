/** Thrown where the rules ask for a word and the game's list cannot be had; its kind makes a refusal of it. */
import { err, type Result } from '@taht/base';
import type { LexiconRefusal } from './lexicons.ts';

export class LexiconUnavailable extends Error {
  readonly refusal: LexiconRefusal;

  constructor(refusal: LexiconRefusal) {
    super(`lexicon ${refusal.id}: ${refusal.cause}`);
    this.refusal = refusal;
  }
}

/** A list that cannot be had stops what needs it, and nothing else. */
export function refusingLists<T, E>(decide: () => Result<T, E>): Result<T, E | LexiconRefusal> {
  try {
    return decide();
  } catch (error) {
    if (error instanceof LexiconUnavailable) return err(error.refusal);
    throw error;
  }
}
