/** Who may look at a game: players always, the referee with all racks, others as the table says. */
import { err, ok, type Result } from '@taht/base';
import { gameKind } from '../game/game-kind.ts';
import { tableOf } from '../game/ids.ts';
import type { Who } from '../kind/kind.ts';
import type { RoomFailure } from '../rooms/message.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import { type WatchFailure, type WatchingByKind, watchingAs } from '../rooms/watching.ts';
import { maySpectate } from './chat.ts';
import { type DelayedGames, gameBehind } from './delayed.ts';
import { asReferee } from './referee.ts';
import { tableKind } from './table-kind.ts';

/** At games, and at games as they were a while ago. */
export const gameWatching = (
  rooms: Pick<Rooms, 'read' | 'subscribe' | 'viewFor'>,
  delayed: DelayedGames,
): WatchingByKind => ({
  game: watchingAs(rooms, (stream, who) => watchAs(rooms, stream, who)),
  delayed: watchingAs(delayed, (stream, who) => maySee(rooms, gameBehind(stream), who)),
});

type Read = Pick<RoomsPort, 'read'>;

/** As whom somebody looks at a game. */
export async function watchAs(
  rooms: Read,
  stream: string,
  who: Who,
): Promise<Result<Who, WatchFailure>> {
  const may = await maySee(rooms, stream, who);
  return may.ok ? asReferee(rooms, stream, who) : may;
}

async function maySee(rooms: Read, game: string, who: Who): Promise<Result<Who, WatchFailure>> {
  const may = await mayWatch(rooms, game, who);
  if (!may.ok) return may;
  return may.value ? ok(who) : err({ code: 'not-allowed' });
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
