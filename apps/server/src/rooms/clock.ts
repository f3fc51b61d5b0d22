/** Time as a port: the system's clock, or one that tests move by hand. */

export interface Clock {
  /** Milliseconds. */
  now(): number;
  /** Calls back once, at that time or soon after. Returns a function that cancels it. */
  at(time: number, callback: () => void): () => void;
}

/** Timers of Node hold at most 24 days; longer ones are set again. */
const LONGEST = 2 ** 31 - 1;

/** Its timers keep no process alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  at: (time, callback) => {
    let timer: NodeJS.Timeout;
    const set = (): void => {
      const wait = Math.max(0, time - Date.now());
      timer = setTimeout(wait > LONGEST ? set : callback, Math.min(wait, LONGEST)).unref();
    };
    set();
    return () => clearTimeout(timer);
  },
};
