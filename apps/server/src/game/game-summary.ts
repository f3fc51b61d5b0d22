/** What lists and statistics show of a game without opening it. People are ids, because names can change. */
import type { Speed } from '@taht/protocol';
import type { EndReason, Game } from '@taht/rules';
import { OPEN } from '../kind/kind.ts';
import { tableOf } from './ids.ts';
import { speedOf } from './speed.ts';

export interface SeatSummary {
  readonly id: string;
  readonly score: number;
  /** From 1; null where there is no result. */
  readonly place: number | null;
  readonly plays: number;
  readonly bonuses: number;
  readonly best: number;
}

export interface GameSummary {
  readonly edition: string;
  readonly ruleset: string;
  readonly speed: Speed;
  readonly players: readonly string[];
  /** Only when it is over. */
  readonly end: {
    readonly at: number;
    readonly reason: EndReason;
    readonly seats: readonly SeatSummary[];
  } | null;
}

export const summaryOf = (game: Game): GameSummary => ({
  edition: game.setup.tileset.language,
  ruleset: game.rules.id,
  speed: speedOf(game.rules.clock),
  players: game.seats.map(({ player }) => player.id),
  end: endOf(game),
});

function endOf({ phase, seats, now }: Game): GameSummary['end'] {
  if (phase.kind !== 'over') return null;
  const { reason, scores } = phase.outcome;
  const places = placesOf(phase.outcome.ranking, seats.length);
  return {
    at: now,
    reason,
    seats: seats.map(({ player, tally }, seat) => ({
      id: player.id,
      score: scores[seat] ?? 0,
      place: places[seat] ?? null,
      ...tally,
    })),
  };
}

/** The place of each seat, from 1: after two first places comes the third. */
function placesOf(
  ranking: readonly (readonly number[])[],
  seats: number,
): readonly (number | null)[] {
  const places = Array<number | null>(seats).fill(null);
  let place = 1;
  for (const group of ranking) {
    for (const seat of group) places[seat] = place;
    place += group.length;
  }
  return places;
}

export const labelsOf = (game: string, { edition, speed, end }: GameSummary): readonly string[] => [
  ...(tableOf(game)?.isPrivate ? [] : [OPEN]),
  `edition:${edition}`,
  `speed:${speed}`,
  ...(end === null ? [] : [`end:${end.reason}`]),
];
