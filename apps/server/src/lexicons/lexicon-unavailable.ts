/** Thrown where the rules ask for a word and the game's list cannot be had; its kind makes a refusal of it. */
import { err, type Result } from '@taht/base';
import type { Lexicon } from '@taht/lexicon';
import type { LexiconId } from '@taht/rules';
import type { LexiconRefusal, Lexicons } from './lexicons.ts';

class LexiconUnavailable extends Error {
  readonly refusal: LexiconRefusal;

  constructor(refusal: LexiconRefusal) {
    super(`lexicon ${refusal.id}: ${refusal.cause}`);
    this.refusal = refusal;
  }
}

/** Turns an unavailable list into a refusal. */
export function refusingLists<T, E>(decide: () => Result<T, E>): Result<T, E | LexiconRefusal> {
  try {
    return decide();
  } catch (error) {
    if (error instanceof LexiconUnavailable) return err(error.refusal);
    throw error;
  }
}

/** Throws where the list is unavailable; see `refusingLists`. */
export function listIn(lexicons: Lexicons, id: LexiconId): Lexicon {
  const found = lexicons.lexiconOf(id);
  if (!found.ok) throw new LexiconUnavailable(found.error);
  return found.value;
}
