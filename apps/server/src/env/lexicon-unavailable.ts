/** Thrown where the rules ask for a word and the game's list cannot be had; the game kind makes a refusal of it. */
import type { LexiconRefusal } from './lexicons.ts';

export class LexiconUnavailable extends Error {
  readonly refusal: LexiconRefusal;

  constructor(refusal: LexiconRefusal) {
    super(`lexicon ${refusal.id}: ${refusal.cause}`);
    this.refusal = refusal;
  }
}
