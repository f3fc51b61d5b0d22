/** How long a bot takes at least: a human second, and never less than it takes to see the last play settle and count. */
import { botNamed } from '@taht/search';
import { isStill } from '../../ui/still.ts';
import type { Step } from './session.ts';

/** In milliseconds. */
const SECOND = 1000;
/** Where nothing moves there is only the card to be looked at. */
const GLANCE = 300;
/** Points at the word, on their way and on the card; a tile on its way, and the next one after it. The tempi of `ui/motion.ts`, which is not there yet when a game begins. */
export const COUNTING = 1160;
export const FLIGHT = 240;
export const NEXT_TILE = 90;

export function paceOf(steps: readonly Step[]): number {
  if (isStill()) return GLANCE;
  const last = steps.findLast(({ event }) => event.kind === 'placed');
  if (last?.event.kind !== 'placed') return SECOND;
  const { tiles, seat } = last.event;
  // The tiles of a person lie there already.
  const flies = botNamed(last.before.seats[seat]?.player.id ?? '') !== undefined;
  return Math.max(SECOND, COUNTING + (flies ? FLIGHT + NEXT_TILE * (tiles.length - 1) : 0));
}
