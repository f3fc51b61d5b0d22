/** Who may look at what: at a game its players always, its referee with all racks, others as its table says. */
import { err } from '@taht/base';
import type { Who } from '../kind.ts';
import { gameKind } from '../kinds/game.ts';
import { maySpectate } from '../kinds/table/chat.ts';
import { tableOf } from '../kinds/table/ids.ts';
import { tableKind } from '../kinds/table/table-kind.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import type { Looking } from '../socket/looking.ts';
import { type DelayedGames, gameBehind } from './delayed.ts';
import { asReferee } from './referee.ts';

const NOT_ALLOWED = err({ code: 'not-allowed' } as const);

export const lookingIn = (
  rooms: Pick<Rooms, 'read' | 'subscribe' | 'look'>,
  delayed: DelayedGames,
): Looking => ({
  subscribe: async (stream, who, since, listener) => {
    const as = await lookAs(rooms, stream, who);
    if (as === null) return NOT_ALLOWED;
    const game = gameBehind(stream);
    return game === null
      ? rooms.subscribe(stream, as, since, listener)
      : delayed.subscribe(game, as, listener);
  },
  look: async (stream, who) => {
    const as = await lookAs(rooms, stream, who);
    if (as === null) return NOT_ALLOWED;
    const game = gameBehind(stream);
    return game === null ? rooms.look(stream, as) : delayed.look(game, as);
  },
});

type Read = Pick<RoomsPort, 'read'>;

/** As whom; null for who may not look at all. */
export async function lookAs(rooms: Read, stream: string, who: Who): Promise<Who | null> {
  const game = gameBehind(stream) ?? stream;
  if (!(await mayWatch(rooms, game, who))) return null;
  return game === stream ? asReferee(rooms, stream, who) : who;
}

/** A game that is over, or belongs to no table, is open to all. */
async function mayWatch(rooms: Read, stream: string, who: Who): Promise<boolean> {
  const found = tableOf(stream);
  if (found === null || who.kind !== 'person') return true;
  const game = await rooms.read(gameKind, stream);
  if (!game.ok) return true;
  const { phase, seats } = game.value.state;
  if (phase.kind === 'over' || seats.some(({ player }) => player.id === who.id)) return true;
  const table = await rooms.read(tableKind, found.table);
  if (!table.ok) return table.error.code === 'no-such-stream';
  const { host, barred, options } = table.value.state;
  if (host === who.id || options.referee === who.id) return true;
  return !barred.includes(who.id) && maySpectate(table.value.state, who.id);
}
