/** What other features tell and ask a tournament: where its games are played, how they ended, who directs it. */

import { ok, type Result } from '@taht/base';
import { tournamentOfDuplicate } from '@taht/protocol';
import type { Outcome } from '@taht/rules';
import { type GameEnded, type TableGame, tableOfGame } from '@taht/tournament';
import type { DuplicateTypes } from '../duplicate/duplicate-kind.ts';
import { gameKind } from '../game/game-kind.ts';
import { SYSTEM } from '../kind/kind.ts';
import { isPassing, isSettled, unlessPassing } from '../rooms/failures.ts';
import type { RoomFailure } from '../rooms/message.ts';
import type { React } from '../rooms/reacting.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import { gameNow, type Table } from '../table/state.ts';
import { tournamentKind } from './tournament-kind.ts';

/** False where it has to be tried again, here and below. */
export async function noteGame(rooms: RoomsPort, table: Table): Promise<boolean> {
  if (table.tournament === null) return true;
  const { id, game } = table.tournament;
  const action = { kind: 'note-game', game, address: gameNow(table) };
  return isSettled(await rooms.send(id, { id: `note-${game}`, who: SYSTEM, action }));
}

export async function tellEnd(rooms: RoomsPort, table: Table): Promise<boolean> {
  if (table.tournament === null) return true;
  const { id, game } = table.tournament;
  const read = await rooms.read(tournamentKind, id);
  if (!read.ok) return !isPassing(read.error);
  const linked = tableOfGame(read.value.state, game)?.game;
  if (linked === undefined) return true;
  const ended = await endOf(rooms, gameNow(table), linked);
  if (ended === null) return false;
  const action = { kind: 'end-game', game, ...ended };
  return isSettled(await rooms.send(id, { id: `end-${game}`, who: SYSTEM, action }));
}

/** Reports a finished duplicate game: its totals are the result of its one table. */
export const tellOfDuplicate: React<DuplicateTypes> = async (
  stream,
  { phase, isFiled, totals, rounds },
  rooms,
) => {
  const whose = tournamentOfDuplicate(stream);
  if (phase.kind !== 'over' || isFiled || whose === null) return 'done';
  const read = await rooms.read(tournamentKind, whose.event);
  if (!read.ok) return isPassing(read.error) ? 'later' : 'done';
  const linked = tableOfGame(read.value.state, whose.game);
  if (linked === undefined) return 'done';
  // Players were entered first and in this order; deleted people have no id any more.
  const scoreOf = (player: number): number | null =>
    totals[linked.game.people.findIndex((each) => each.player === player)] ?? null;
  const scores = linked.table.seats.map((player) => ({
    player,
    score: scoreOf(player),
    before: null,
  }));
  const ended = rounds.length === 0 ? CALLED_OFF : { end: 'played', scores, order: [] };
  const action = { kind: 'end-game', game: whose.game, ...ended };
  const request = { id: `end-${whose.game}`, who: SYSTEM, action };
  return isSettled(await rooms.send(whose.event, request)) ? 'done' : 'later';
};

const NOTHING = { scores: null, order: [] } as const;
const CALLED_OFF = { end: 'called-off', ...NOTHING } as const;

/** Null where it cannot be told now. */
async function endOf(
  rooms: RoomsPort,
  stream: string,
  { people }: TableGame,
): Promise<GameEnded | null> {
  const read = await rooms.read(gameKind, stream);
  if (!read.ok) return isPassing(read.error) ? null : { end: 'failed', ...NOTHING };
  const { phase, seats, order } = read.value.state;
  if (phase.kind !== 'over') return { end: 'failed', ...NOTHING };
  const { outcome } = phase;
  if (outcome.reason === 'aborted') return CALLED_OFF;
  const isWhole =
    outcome.reason !== 'agreed' && seats.every(({ standing }) => standing === 'playing');
  return {
    end: isWhole ? 'played' : 'given-up',
    scores: people.map(({ player }, seat) => ({ player, ...scoreOf(outcome, seat) })),
    order: order.flatMap((seat) => people[seat]?.player ?? []),
  };
}

/** `before` leaves out the tiles left over; overtime counts in both. */
function scoreOf(
  { scores, adjustments }: Outcome,
  seat: number,
): { readonly score: number; readonly before: number } {
  const score = scores[seat] ?? 0;
  const counted = adjustments
    .filter((each) => each.seat === seat && each.cause !== 'overtime')
    .reduce((sum, { points }) => sum + points, 0);
  return { score, before: score - counted };
}

/** Whether a person directs a tournament. */
export async function directs(
  rooms: Pick<RoomsPort, 'read'>,
  tournament: string,
  person: string,
): Promise<Result<boolean, RoomFailure>> {
  const read = await rooms.read(tournamentKind, tournament);
  if (!read.ok) return unlessPassing(read.error, false);
  const { officials } = read.value.state;
  return ok(officials.some(({ id, role }) => id === person && role === 'director'));
}
