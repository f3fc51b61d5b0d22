/** The order of play at a table. */
import { shuffled } from './chance.ts';
import type { Entrant, Next } from './port.ts';

/** Whoever has begun least often begins, by lot among equals; the others follow by lot. */
export function orderOfPlay(group: readonly Entrant[], next: Next): Entrant[] {
  const order = shuffled(group, next);
  const least = Math.min(...group.map(({ starts }) => starts));
  const first = order.findIndex(({ starts }) => starts === least);
  return [...order.splice(first, 1), ...order];
}
