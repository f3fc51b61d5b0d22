/** Commands to lobbies: who may send which. The server adds who the person is, and their rating where they seek an opponent. */
import { editionOf } from '@taht/editions';
import { type LobbyAction, lobbyAction } from '@taht/protocol';
import { parseWith } from '../kind/json-entry.ts';
import type { Clock } from '../rooms/clock.ts';
import { type CommandHandler, onBehalf } from '../rooms/commands.ts';
import { isProgram } from '../rooms/identity.ts';
import { failed, refused } from '../rooms/message.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import type { ListsOf } from '../table/options.ts';
import { cardOf, type Field, fieldOf } from '../table/read-card.ts';
import { lobbyKind } from './lobby-kind.ts';
import { tableFor } from './state.ts';

export interface LobbyCommandPorts {
  readonly rooms: Pick<RoomsPort, 'read' | 'sendOrCreate'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly listsOf: ListsOf;
  /** A name for a table that nobody can guess. */
  newTable(): string;
}

export const lobbyCommands =
  ({ rooms, clock, listsOf, newTable }: LobbyCommandPorts): CommandHandler =>
  async (stream, request) => {
    const { who } = request;
    if (who.kind !== 'person') return failed({ code: 'not-taking-part' });
    const edition = stream.slice('lobby-'.length);
    if (editionOf(edition) === undefined) return failed({ code: 'no-such-stream' });
    const asked = parseWith(lobbyAction, request.action);
    if (!asked.ok) return failed({ code: 'malformed', at: asked.error });
    if (isProgram(who) && asked.value.kind === 'seek' && asked.value.options.rated)
      return refused({ code: 'seek-does-not-fit', cause: 'rated-needs-people' });
    const field = seekField(edition, asked.value, listsOf);
    const person = await cardOf(rooms, who.id, field, clock.now());
    if (!person.ok) return failed(person.error);
    if (person.value === null) return failed({ code: 'not-taking-part' });
    const action = {
      kind: 'ask',
      edition,
      person: person.value,
      asked: asked.value,
      table: newTable(),
    };
    return rooms.sendOrCreate(lobbyKind.name, stream, {
      ...request,
      ...onBehalf(request),
      action,
    });
  };

const seekField = (edition: string, asked: LobbyAction, listsOf: ListsOf): Field | null =>
  asked.kind === 'seek' ? fieldOf(tableFor(edition, asked.options), listsOf) : null;
