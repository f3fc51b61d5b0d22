/** The referee of a game: whom its table named, as long as they hold the role and do not play. */
import { ok, type Result } from '@taht/base';
import type { Action } from '@taht/rules';
import type { Who } from '../kind.ts';
import { gameKind } from '../kinds/game.ts';
import { personKind } from '../kinds/person/person-kind.ts';
import { tableOf } from '../kinds/table/ids.ts';
import { tableKind } from '../kinds/table/table-kind.ts';
import { refused } from '../modes/asks.ts';
import { canReferee, refereeOf } from '../people/who-is.ts';
import type { Done, RoomFailure, SendFailure } from '../rooms/message.ts';
import type { Request, RoomsPort } from '../rooms/rooms-port.ts';

type Read = Pick<RoomsPort, 'read'>;

/** What a referee does at the table; seats are given to others by the table alone, and rules are agreed on by those who play. */
const ACTIONS: readonly Action['kind'][] = [
  'close-window',
  'rule',
  'find-misdraw',
  'undo',
  'pause',
  'resume',
  'give-time',
  'abort',
];

/** Whether a person holds the role just now. */
export async function mayReferee(
  rooms: Read,
  person: string,
): Promise<Result<boolean, RoomFailure>> {
  const read = await rooms.read(personKind, person);
  if (read.ok) return ok(canReferee(read.value.state.roles));
  return read.error.code === 'store-failed' ? read : ok(false);
}

/** As whom somebody is in a stream: the referee in a game that they referee, else themselves. */
export async function asReferee(rooms: Read, stream: string, who: Who): Promise<Who> {
  const found = tableOf(stream);
  const referee = refereeOf(who);
  if (found === null || referee === null || who.kind !== 'person') return who;
  const table = await rooms.read(tableKind, found.table);
  if (!table.ok) return who;
  const { options, phase, games } = table.value.state;
  if (options.referee !== who.id || phase !== 'playing' || games !== found.number) return who;
  const game = await rooms.read(gameKind, stream);
  const plays = !game.ok || game.value.state.seats.some(({ player }) => player.id === who.id);
  return plays ? who : referee;
}

/** The way of commands to games. */
export const askGame =
  (rooms: Pick<RoomsPort, 'read' | 'send'>) =>
  async (stream: string, request: Request): Promise<Result<Done, SendFailure>> => {
    const { action } = request;
    const kind = (action as Partial<Action> | null)?.kind;
    const who =
      kind !== undefined && ACTIONS.includes(kind)
        ? await asReferee(rooms, stream, request.who)
        : request.who;
    // Nobody calls a game of an event off because of the first tiles, or gives away its time: one can leave it, and the director decides.
    const isForOfficials = kind === 'abort' || kind === 'give-time';
    if (isForOfficials && who.kind === 'person' && (await isOfEvent(rooms, stream)))
      return refused({ code: 'event-table' });
    return rooms.send(stream, { ...request, who });
  };

async function isOfEvent(rooms: Read, stream: string): Promise<boolean> {
  const found = tableOf(stream);
  const table = found === null ? null : await rooms.read(tableKind, found.table);
  return table?.ok === true && table.value.state.event !== null;
}
