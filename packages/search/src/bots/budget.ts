/** How long a bot may think about its move, so that the clock lasts to the end of the game. */
import type { GameView, Seat } from '@taht/rules';
import { ownSeat } from './own-turn.ts';
import type { BotProfile } from './profile.ts';

/** About how many tiles a turn lays. */
const TILES_PER_TURN = 4;
/** Turns for which time is kept beyond those expected. */
const SPARE_TURNS = 2;
/** The share of a move's own time that is used, for the way to the server and back. */
const OF_MOVE = 0.5;
const SECOND = 1000;

/** In milliseconds, at most what is asked; nothing for a seat that is not on turn. */
export function budgetFor(
  view: GameView,
  { pace }: BotProfile,
  most: number,
  now: number = view.now,
): number {
  const seat = ownSeat(view);
  if (seat === undefined || view.phase.kind !== 'turn' || view.phase.seat !== seat) return 0;
  return pace * Math.max(0, Math.min(most, allowance(view, seat, now)));
}

function allowance(view: GameView, seat: Seat, now: number): number {
  const { rules, clock } = view;
  const used = clock.running?.seat === seat ? Math.max(0, now - clock.running.since) : 0;
  const left = clock.left[seat] ?? 0;
  switch (rules.clock.kind) {
    case 'none':
      return Number.POSITIVE_INFINITY;
    case 'per-move':
    case 'days':
      return OF_MOVE * (rules.clock.seconds * SECOND - used);
    case 'per-game':
      return (left - used) / turnsLeft(view) + OF_MOVE * rules.clock.increment * SECOND;
  }
}

function turnsLeft({ bags, seats }: GameView): number {
  const playing = seats.filter(({ standing }) => standing === 'playing');
  const tiles =
    bags.reduce((sum, bag) => sum + bag, 0) + playing.reduce((sum, seat) => sum + seat.tiles, 0);
  return tiles / TILES_PER_TURN / Math.max(1, playing.length) + SPARE_TURNS;
}
