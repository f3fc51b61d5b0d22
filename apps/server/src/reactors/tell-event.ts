/** What becomes of a game that an event plays at a table: the event hears where it is, and how it ended. */
import type { Outcome } from '@taht/rules';
import { type GameEnded, type TableGame, tableOfGame } from '@taht/tournament';
import { gameKind } from '../kinds/game.ts';
import { gameNow, type Table } from '../kinds/table/state.ts';
import { tournamentKind } from '../kinds/tournament/tournament-kind.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import { isSettled } from './settled.ts';

const SYSTEM = { kind: 'system' } as const;

/** False where it has to be tried again, here and below. */
export async function noteGame(rooms: RoomsPort, table: Table): Promise<boolean> {
  if (table.event === null) return true;
  const { id, game } = table.event;
  const action = { kind: 'note-game', game, address: gameNow(table) };
  return isSettled(await rooms.send(id, { id: `note-${game}`, who: SYSTEM, action }));
}

export async function tellEvent(rooms: RoomsPort, table: Table): Promise<boolean> {
  if (table.event === null) return true;
  const { id, game } = table.event;
  const event = await rooms.read(tournamentKind, id);
  if (!event.ok) return event.error.code !== 'store-failed';
  const linked = tableOfGame(event.value.state, game)?.game;
  if (linked === undefined) return true;
  const ended = await endOf(rooms, gameNow(table), linked);
  if (ended === null) return false;
  const action = { kind: 'end-game', game, ...ended };
  return isSettled(await rooms.send(id, { id: `end-${game}`, who: SYSTEM, action }));
}

const NOTHING = { scores: null, order: [] } as const;

/** Null where it cannot be told now. */
async function endOf(
  rooms: RoomsPort,
  stream: string,
  { people }: TableGame,
): Promise<GameEnded | null> {
  const read = await rooms.read(gameKind, stream);
  if (!read.ok) return read.error.code === 'store-failed' ? null : { end: 'failed', ...NOTHING };
  const { phase, seats, order } = read.value.state;
  if (phase.kind !== 'over') return { end: 'failed', ...NOTHING };
  const { outcome } = phase;
  if (outcome.reason === 'aborted') return { end: 'called-off', ...NOTHING };
  const isWhole = seats.every(({ standing }) => standing === 'playing');
  return {
    end: isWhole ? 'played' : 'given-up',
    scores: people.map(({ player }, seat) => ({ player, ...scoreOf(outcome, seat) })),
    order: order.flatMap((seat) => people[seat]?.player ?? []),
  };
}

/** Before the tiles left were counted; time that was overdrawn is taken off both. */
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
