/** Guesses at a PIN, counted for each nickname: after some a pause, after many only the teacher helps. */
import { CLASS_LIMITS } from '@taht/protocol';

export interface Tries {
  /** PINs tried since the last right one. */
  readonly tries: number;
  readonly pausedUntil: number | null;
}

export interface Locked {
  readonly code: 'pin-locked';
  readonly until: number | null;
}

export const NO_TRIES: Tries = { tries: 0, pausedUntil: null };

export const isLocked = ({ tries }: Tries): boolean => tries >= CLASS_LIMITS.triesUntilLocked;

/** Why no PIN is looked at just now. */
export function lockOf(counted: Tries, at: number): Locked | null {
  if (isLocked(counted)) return { code: 'pin-locked', until: null };
  const { pausedUntil } = counted;
  return pausedUntil !== null && pausedUntil > at
    ? { code: 'pin-locked', until: pausedUntil }
    : null;
}

export function afterTry({ tries: before, pausedUntil }: Tries, at: number): Tries {
  const tries = before + 1;
  const pauses = tries % CLASS_LIMITS.triesUntilPause === 0;
  return { tries, pausedUntil: pauses ? at + CLASS_LIMITS.pauseMinutes * 60_000 : pausedUntil };
}

/** Beyond so many the one that was tried the longest ago is forgotten first. */
const MOST = 100_000;

/** For nicknames that nobody has: counted like those of pupils, so that no answer tells which there are. */
export class NobodysTries {
  readonly #counted = new Map<string, Tries>();

  /** Null where a PIN may be looked at; then it counts. */
  take(name: string, at: number): Locked | null {
    const before = this.#counted.get(name) ?? NO_TRIES;
    const locked = lockOf(before, at);
    if (locked !== null) return locked;
    this.#counted.delete(name);
    this.#counted.set(name, afterTry(before, at));
    const [oldest] = this.#counted.keys();
    if (this.#counted.size > MOST && oldest !== undefined) this.#counted.delete(oldest);
    return null;
  }
}
