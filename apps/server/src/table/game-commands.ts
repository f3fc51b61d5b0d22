/**
 * Commands to games: the table's referee acts as referee, players cannot call off a tournament's game, and no
 * program moves in a rated one.
 */
import { ok, type Result } from '@taht/base';
import type { Action } from '@taht/rules';
import { tableOf } from '../game/ids.ts';
import type { CommandHandler } from '../rooms/commands.ts';
import { unlessPassing } from '../rooms/failures.ts';
import { isProgram } from '../rooms/identity.ts';
import { failed, type RoomFailure, refused } from '../rooms/message.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import { asReferee } from './referee.ts';
import type { Table } from './state.ts';
import { tableKind } from './table-kind.ts';

/** What a referee may do. Only the table gives seats to others, and only players agree on rules. */
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
    if (isProgram(request.who)) {
      const rated = await atTable(rooms, stream, ({ options }) => options.rated);
      if (!rated.ok) return failed(rated.error);
      if (rated.value) return refused({ code: 'rated-needs-people' });
    }
    const kind = (action as Partial<Action> | null)?.kind;
    const as =
      kind !== undefined && ACTIONS.includes(kind)
        ? await asReferee(rooms, stream, request.who)
        : ok(request.who);
    if (!as.ok) return failed(as.error);
    const who = as.value;
    // Players of a tournament cannot call their game off or give time: they can leave it, and the director decides.
    const isForOfficials = kind === 'abort' || kind === 'give-time';
    const ofTournament =
      isForOfficials && who.kind === 'person'
        ? await atTable(rooms, stream, ({ tournament }) => tournament !== null)
        : ok(false);
    if (!ofTournament.ok) return failed(ofTournament.error);
    if (ofTournament.value) return refused({ code: 'event-table' });
    return rooms.send(stream, { ...request, who });
  };

/** False for a game that belongs to no table. */
async function atTable(
  rooms: Pick<RoomsPort, 'read'>,
  stream: string,
  isSo: (table: Table) => boolean,
): Promise<Result<boolean, RoomFailure>> {
  const found = tableOf(stream);
  if (found === null) return ok(false);
  const table = await rooms.read(tableKind, found.table);
  return table.ok ? ok(isSo(table.value.state)) : unlessPassing(table.error, false);
}
