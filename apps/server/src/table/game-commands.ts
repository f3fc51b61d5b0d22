/** The way of commands to games: the table's referee acts as referee, and players cannot call off a tournament's game. */
import { ok, type Result } from '@taht/base';
import type { Action } from '@taht/rules';
import { tableOf } from '../game/ids.ts';
import type { CommandHandler } from '../rooms/commands.ts';
import { unlessPassing } from '../rooms/failures.ts';
import { failed, type RoomFailure, refused } from '../rooms/message.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import { asReferee } from './referee.ts';
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
      isForOfficials && who.kind === 'person' ? await isOfTournament(rooms, stream) : ok(false);
    if (!ofTournament.ok) return failed(ofTournament.error);
    if (ofTournament.value) return refused({ code: 'event-table' });
    return rooms.send(stream, { ...request, who });
  };

async function isOfTournament(
  rooms: Pick<RoomsPort, 'read'>,
  stream: string,
): Promise<Result<boolean, RoomFailure>> {
  const found = tableOf(stream);
  if (found === null) return ok(false);
  const table = await rooms.read(tableKind, found.table);
  return table.ok ? ok(table.value.state.tournament !== null) : unlessPassing(table.error, false);
}
