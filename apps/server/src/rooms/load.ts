/** How late this process is. Where it is late for a while, what is dear and can wait is refused first, so that games go on. */

/** Milliseconds between two looks. */
const CHECK_MS = 500;
/** By which a look may be late. */
const LATE_MS = 200;
/** So many late looks in a row, and one long pause is none. */
const IN_A_ROW = 3;

export interface Load {
  /** Whether dear work is refused for now. */
  isHeavy(): boolean;
}

/** Nobody looks. */
export const LIGHT: Load = { isHeavy: () => false };

export class Lateness implements Load {
  #inARow = 0;

  /** How late the last look was. */
  note(late: number): void {
    this.#inARow = late > LATE_MS ? this.#inARow + 1 : 0;
  }

  isHeavy(): boolean {
    return this.#inARow >= IN_A_ROW;
  }
}

/** Looks at the event loop until it is told to stop. */
export function watchLoad(): Load & { stop(): void } {
  const lateness = new Lateness();
  let before = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    lateness.note(now - before - CHECK_MS);
    before = now;
  }, CHECK_MS).unref();
  return { isHeavy: () => lateness.isHeavy(), stop: () => clearInterval(timer) };
}
