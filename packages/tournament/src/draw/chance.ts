/** Chance in draws: the lot takes its numbers from the tournament's stream, the search for better seats from one of them. */
import type { Next } from './port.ts';

/** Every order is equally likely. */
export function shuffled<T>(items: readonly T[], next: Next): T[] {
  const order = [...items];
  for (let i = order.length - 1; i > 0; i--) {
    const j = next(i + 1);
    [order[i], order[j]] = [order[j] as T, order[i] as T];
  }
  return order;
}

/**
 * Many numbers out of one, by Marsaglia's xorshift: a search asks for more of them than a published stream
 * should have to give, and uses them only to choose among ways that are equally good.
 */
export function strewn(seed: number): Next {
  let state = seed >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return Math.floor(((state >>> 0) / 2 ** 32) * below);
  };
}
