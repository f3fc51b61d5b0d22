/** Time as a port: the system's clock, or one that tests move by hand. */

export interface Clock {
  /** Milliseconds. */
  now(): number;
  /** Calls back once, at that time or soon after. Returns a function that cancels it. */
  at(time: number, callback: () => void): () => void;
}

/** Timers of Node hold at most 24 days; longer ones are set again. */
const LONGEST = 2 ** 31 - 1;

/** By how much a clock that is ahead runs slower until it is right again. */
const SLOWER = 1 / 16;

/**
 * The time on the wall, as long as that goes on. Where somebody sets it back, time goes on from where it was, a little
 * slower, until both are the same: else every game clock would stand still for as long.
 */
export function steadyTime(wall: () => number, passed: () => number): () => number {
  let last = wall();
  let seen = passed();
  return () => {
    const now = passed();
    last = Math.max(wall(), last + Math.max(0, now - seen) * (1 - SLOWER));
    seen = now;
    return Math.floor(last);
  };
}

const now = steadyTime(
  () => Date.now(),
  () => performance.now(),
);

/** Its timers keep no process alive. */
export const systemClock: Clock = {
  now,
  at: (time, callback) => {
    let timer: NodeJS.Timeout;
    const set = (): void => {
      const wait = Math.max(0, time - now());
      timer = setTimeout(wait > LONGEST ? set : ring, Math.min(wait, LONGEST)).unref();
    };
    // A slower clock has not come so far yet.
    const ring = (): void => (now() < time ? set() : callback());
    set();
    return () => clearTimeout(timer);
  },
};
