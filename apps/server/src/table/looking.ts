/** Who may look at what: at a game its players always, its referee with all racks, others as its table says. */
import { err, ok, type Result } from '@taht/base';
import { asDirector } from '../duplicate/as-director.ts';
import { gameKind } from '../game/game-kind.ts';
import { tableOf } from '../game/ids.ts';
import type { Who } from '../kind/kind.ts';
import type { LookFailure, Looking } from '../rooms/looking.ts';
import type { RoomFailure } from '../rooms/message.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import { maySpectate } from './chat.ts';
import { type DelayedGames, gameBehind } from './delayed.ts';
import { asReferee } from './referee.ts';
import { tableKind } from './table-kind.ts';

export const lookingIn = (
  rooms: Pick<Rooms, 'read' | 'subscribe' | 'look'>,
  delayed: DelayedGames,
): Looking => ({
  subscribe: async (stream, who, since, listener) => {
    const as = await lookAs(rooms, stream, who);
    if (!as.ok) return as;
    const game = gameBehind(stream);
    return game === null
      ? rooms.subscribe(stream, as.value, since, listener)
      : delayed.subscribe(game, as.value, listener);
  },
  look: async (stream, who) => {
    const as = await lookAs(rooms, stream, who);
    if (!as.ok) return as;
    const game = gameBehind(stream);
    return game === null ? rooms.look(stream, as.value) : delayed.look(game, as.value);
  },
});

type Read = Pick<RoomsPort, 'read'>;

/** As whom somebody looks. */
export async function lookAs(
  rooms: Read,
  stream: string,
  who: Who,
): Promise<Result<Who, LookFailure>> {
  const game = gameBehind(stream) ?? stream;
  const may = await mayWatch(rooms, game, who);
  if (!may.ok) return may;
  if (!may.value) return err({ code: 'not-allowed' });
  if (game !== stream) return ok(who);
  const as = await asReferee(rooms, stream, who);
  return as.ok ? asDirector(rooms, stream, as.value) : as;
}

/** A game that is over, or belongs to no table, is open to all. */
async function mayWatch(
  rooms: Read,
  stream: string,
  who: Who,
): Promise<Result<boolean, RoomFailure>> {
  const found = tableOf(stream);
  if (found === null || who.kind !== 'person') return ok(true);
  const game = await rooms.read(gameKind, stream);
  if (!game.ok) return game;
  const { phase, seats } = game.value.state;
  if (phase.kind === 'over' || seats.some(({ player }) => player.id === who.id)) return ok(true);
  const table = await rooms.read(tableKind, found.table);
  if (!table.ok) return table.error.code === 'no-such-stream' ? ok(true) : table;
  const { host, barred, options } = table.value.state;
  if (host === who.id || options.referee === who.id) return ok(true);
  return ok(!barred.includes(who.id) && maySpectate(table.value.state, who.id));
}
