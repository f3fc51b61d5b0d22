/** Hashes passwords and PINs off the event loop, a few at a time, and says when it is busy. */
import { hash, verify } from '@node-rs/argon2';

export interface Hasher {
  /** Null: too much to do. */
  hash(text: string): Promise<string | null>;
  /** Takes as long where there is nothing to compare with: then the answer is no. */
  matches(stored: string | null, text: string): Promise<boolean | null>;
}

export interface Argon {
  readonly memoryCost: number;
  readonly timeCost: number;
}

/** The first choice of the OWASP list of 2023: 19 MiB, two rounds, one lane. */
const STRONG: Argon = { memoryCost: 19_456, timeCost: 2 };

/** Below the four threads that Node has for this, so that files and names are not kept waiting. */
const MOST_AT_ONCE = 2;
const MOST_WAITING = 200;

export function argonHasher(argon: Argon = STRONG): Hasher {
  const options = { ...argon, parallelism: 1 };
  const turns = new Turns(MOST_AT_ONCE, MOST_WAITING);
  const dummy = hash('nobody', options);
  return {
    hash: (text) => turns.take(() => hash(prepared(text), options)),
    matches: (stored, text) =>
      turns.take(async () => {
        const isRight = await verify(stored ?? (await dummy), prepared(text));
        return stored !== null && isRight;
      }),
  };
}

/** The same password from another keyboard may come in other code points. */
const prepared = (text: string): string => text.normalize('NFKC');

class Turns {
  readonly #most: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(most: number, mostWaiting: number) {
    this.#most = most;
    this.#mostWaiting = mostWaiting;
  }

  async take<T>(job: () => Promise<T>): Promise<T | null> {
    if (this.#running >= this.#most) {
      if (this.#waiting.length >= this.#mostWaiting) return null;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running++;
    try {
      return await job();
    } finally {
      // The place goes straight to whoever is next.
      const next = this.#waiting.shift();
      if (next === undefined) this.#running--;
      else next();
    }
  }
}
