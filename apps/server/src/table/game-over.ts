/** Rates a finished game and tells its table. */
import type { GameResult } from '@taht/protocol';
import type { Game } from '@taht/rules';
import type { GameTypes } from '../game/game-kind.ts';
import { type GameSummary, summaryOf } from '../game/game-summary.ts';
import { tableOf } from '../game/ids.ts';
import { SYSTEM } from '../kind/kind.ts';
import { ratingsKind } from '../ratings/ratings-kind.ts';
import { isPassing, isSettled } from '../rooms/failures.ts';
import type { React } from '../rooms/reacting.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import type { Table } from './state.ts';
import { tableKind } from './table-kind.ts';

export const gameOver: React<GameTypes> = async (stream, game, rooms) => {
  if (game.phase.kind !== 'over') return 'done';
  const found = tableOf(stream);
  if (found === null) return 'done';
  const read = await rooms.read(tableKind, found.table);
  if (!read.ok) return isPassing(read.error) ? 'later' : 'done';
  const summary = summaryOf(game);
  const ratings = await rate(rooms, stream, game, summary, read.value.state);
  if (ratings === 'later') return 'later';
  const told = await rooms.send(found.table, {
    id: `over-${found.number}`,
    who: SYSTEM,
    action: { kind: 'over', game: found.number, outcome: outcomeOf(summary, ratings) },
  });
  return isSettled(told) ? 'done' : 'later';
};

type Rated = GameResult['ratings'];

/** By seat; null where the table is not rated, the game has no result, or a bot took part. */
async function rate(
  rooms: RoomsPort,
  game: string,
  { seats }: Game,
  { edition, speed, end }: GameSummary,
  { options }: Table,
): Promise<Rated | 'later'> {
  const none = seats.map(() => null);
  const players = seats.flatMap(({ player }, seat) => {
    const place = end?.seats[seat]?.place ?? null;
    return place === null ? [] : [{ id: player.id, place }];
  });
  const isRated = options.rated && players.length === seats.length;
  if (!isRated || !players.every(({ id }) => id.startsWith('person-'))) return none;
  const stream = `ratings-${edition}-${speed}`;
  const action = { kind: 'result', game, players };
  const sent = await rooms.sendOrCreate(ratingsKind.name, stream, {
    id: game,
    who: SYSTEM,
    action,
  });
  if (!isSettled(sent)) return 'later';
  const read = await rooms.read(ratingsKind, stream);
  if (!read.ok) return isPassing(read.error) ? 'later' : none;
  const changes = read.value.state.recent.find((each) => each.game === game)?.changes ?? [];
  return seats.map(({ player }) => {
    const change = changes.find(({ id }) => id === player.id);
    return change === undefined ? null : { before: change.before, after: change.after };
  });
}

const outcomeOf = ({ end }: GameSummary, ratings: Rated): Omit<GameResult, 'number' | 'game'> => ({
  reason: end?.reason ?? 'aborted',
  scores: end?.seats.map(({ score }) => score) ?? [],
  ranks: end?.seats.map(({ place }) => place) ?? [],
  ratings,
});
