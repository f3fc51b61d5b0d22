/** The referee of a game: whom its table named, as long as they hold the role and do not play. */
import { err, ok, type Result } from '@taht/base';
import type { Action } from '@taht/rules';
import { gameKind } from '../game/game-kind.ts';
import { tableOf } from '../game/ids.ts';
import type { Who } from '../kind/kind.ts';
import { failed, refused } from '../people/asks.ts';
import { personKind } from '../people/person/person-kind.ts';
import { canReferee, refereeOf } from '../people/who-is.ts';
import type { Done, RoomFailure, SendFailure } from '../rooms/message.ts';
import type { Request, RoomsPort } from '../rooms/rooms-port.ts';
import { isPassing } from '../rooms/settled.ts';
import { tableKind } from './table-kind.ts';

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
  return read.ok ? ok(canReferee(read.value.state.roles)) : unlessAway(read.error, false);
}

/** As whom somebody is in a stream: the referee in a game that they referee, else themselves. */
export async function asReferee(
  rooms: Read,
  stream: string,
  who: Who,
): Promise<Result<Who, RoomFailure>> {
  const found = tableOf(stream);
  const referee = refereeOf(who);
  if (found === null || referee === null || who.kind !== 'person') return ok(who);
  const table = await rooms.read(tableKind, found.table);
  if (!table.ok) return unlessAway(table.error, who);
  const { options, phase, games } = table.value.state;
  if (options.referee !== who.id || phase !== 'playing' || games !== found.number) return ok(who);
  const game = await rooms.read(gameKind, stream);
  if (!game.ok) return unlessAway(game.error, who);
  return ok(game.value.state.seats.some(({ player }) => player.id === who.id) ? who : referee);
}

/** What follows where something is not there; that it cannot be read now says nothing about it. */
export const unlessAway = <T>(failure: RoomFailure, otherwise: T): Result<T, RoomFailure> =>
  isPassing(failure) ? err(failure) : ok(otherwise);

/** The way of commands to games. */
export const askGame =
  (rooms: Pick<RoomsPort, 'read' | 'send'>) =>
  async (stream: string, request: Request): Promise<Result<Done, SendFailure>> => {
    const { action } = request;
    const kind = (action as Partial<Action> | null)?.kind;
    const as =
      kind !== undefined && ACTIONS.includes(kind)
        ? await asReferee(rooms, stream, request.who)
        : ok(request.who);
    if (!as.ok) return failed(as.error);
    const who = as.value;
    // Nobody calls a game of an event off because of the first tiles, or gives away its time: one can leave it, and the director decides.
    const isForOfficials = kind === 'abort' || kind === 'give-time';
    const ofEvent =
      isForOfficials && who.kind === 'person' ? await isOfEvent(rooms, stream) : ok(false);
    if (!ofEvent.ok) return failed(ofEvent.error);
    if (ofEvent.value) return refused({ code: 'event-table' });
    return rooms.send(stream, { ...request, who });
  };

async function isOfEvent(rooms: Read, stream: string): Promise<Result<boolean, RoomFailure>> {
  const found = tableOf(stream);
  if (found === null) return ok(false);
  const table = await rooms.read(tableKind, found.table);
  return table.ok ? ok(table.value.state.event !== null) : unlessAway(table.error, false);
}
