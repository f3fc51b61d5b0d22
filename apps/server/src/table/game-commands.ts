/** The way of commands to games: the referee acts as one, and games of a tournament are not called off by players. */
import { ok, type Result } from '@taht/base';
import type { Action } from '@taht/rules';
import { tableOf } from '../game/ids.ts';
import type { CommandHandler } from '../rooms/commands.ts';
import { failed, type RoomFailure, refused } from '../rooms/message.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import { unlessPassing } from '../rooms/settled.ts';
import { asReferee } from './referee.ts';
import { tableKind } from './table-kind.ts';

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

export const gameCommands =
  (rooms: Pick<RoomsPort, 'read' | 'send'>): CommandHandler =>
  async (stream, request) => {
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

async function isOfEvent(
  rooms: Pick<RoomsPort, 'read'>,
  stream: string,
): Promise<Result<boolean, RoomFailure>> {
  const found = tableOf(stream);
  if (found === null) return ok(false);
  const table = await rooms.read(tableKind, found.table);
  return table.ok ? ok(table.value.state.event !== null) : unlessPassing(table.error, false);
}
