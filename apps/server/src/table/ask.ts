/**
 * What persons ask of tables and lobbies. Their commands do not go to the rooms as they are: the server adds what has to
 * be known of the person and sends them in its own name, so that nobody can say about themselves what is not so.
 */
import { createHash } from 'node:crypto';
import { err, ok, type Result } from '@taht/base';
import { editionOf } from '@taht/editions';
import {
  type LobbyAction,
  lobbyAction,
  type TableAction,
  type TableOptions,
  tableAction,
} from '@taht/protocol';
import { gameKind } from '../game/game-kind.ts';
import { speedOf } from '../game/speed.ts';
import { parseWith } from '../kind/json-entry.ts';
import { tableFor } from '../lobby/state.ts';
import type { Clock } from '../rooms/clock.ts';
import type { Done, RoomFailure, SendFailure } from '../rooms/message.ts';
import type { Request, RoomsPort } from '../rooms/rooms-port.ts';
import type { Card } from './card.ts';
import { cardOf, type Field } from './cards.ts';
import { readText } from './chat.ts';
import { equip, type ListsOf } from './options.ts';
import { mayReferee } from './referee.ts';
import { gameNow, type Table } from './state.ts';
import { tableKind } from './table-kind.ts';

export interface AskPorts {
  readonly rooms: RoomsPort;
  readonly clock: Pick<Clock, 'now'>;
  readonly listsOf: ListsOf;
  /** A name for a table that nobody can guess. */
  newTable(): string;
  /** A code for a new table, or null where none is to be had now. */
  takeCode(table: string): Promise<string | null>;
  releaseCode(code: string, table: string): Promise<void>;
  /** Whether a person may open one more just now; it counts as opened. */
  mayOpen(person: string): boolean;
}

type Sent = Promise<Result<Done, SendFailure>>;
type Facts<T> = Promise<Result<T, RoomFailure>>;

const SYSTEM = { kind: 'system' } as const;

export const askTables =
  (ports: AskPorts) =>
  async (stream: string, request: Request, place: 'first' | 'later'): Sent => {
    const { who } = request;
    if (who.kind !== 'person') return failed({ code: 'not-taking-part' });
    const own = { ...request, id: ownId(who.id, request.id) };
    if (stream.startsWith('lobby-')) return askLobby(ports, stream, own, who.id);
    return stream.startsWith('table-')
      ? askTable(ports, stream, own, who.id, place)
      : failed({ code: 'no-such-stream' });
  };

/** Sent in the server's name, a command must still be this person's own. */
const ownId = (person: string, id: string): string =>
  `ask-${createHash('sha256').update(`${person}\n${id}`).digest('hex').slice(0, 40)}`;

async function askLobby(ports: AskPorts, stream: string, request: Request, id: string): Sent {
  const { rooms, clock, listsOf } = ports;
  const edition = stream.slice('lobby-'.length);
  if (editionOf(edition) === undefined) return failed({ code: 'no-such-stream' });
  const asked = parseWith(lobbyAction, request.action);
  if (!asked.ok) return failed({ code: 'malformed', at: asked.error });
  const field = seekField(edition, asked.value, listsOf);
  const person = await cardOf(rooms, id, field, clock.now());
  if (!person.ok) return failed(person.error);
  if (person.value === null) return failed({ code: 'not-taking-part' });
  const action = {
    kind: 'ask',
    edition,
    person: person.value,
    asked: asked.value,
    table: ports.newTable(),
  };
  return rooms.sendOrCreate('lobby', stream, { ...request, who: SYSTEM, action });
}

const seekField = (edition: string, asked: LobbyAction, listsOf: ListsOf): Field | null =>
  asked.kind === 'seek' ? fieldOf(tableFor(edition, asked.options), listsOf) : null;

function fieldOf(options: TableOptions, listsOf: ListsOf): Field | null {
  const equipment = equip(options, listsOf);
  if (!equipment.ok) return null;
  const speed = speedOf(equipment.value.rules.clock);
  return { edition: options.edition, speed, places: options.places };
}

async function askTable(
  ports: AskPorts,
  stream: string,
  request: Request,
  id: string,
  place: 'first' | 'later',
): Sent {
  const { rooms, clock } = ports;
  const read = parseWith(tableAction, request.action);
  if (!read.ok) return failed({ code: 'malformed', at: read.error });
  const asked = cleaned(read.value);
  const table = await tableNow(rooms, stream);
  if (!table.ok) return failed(table.error);
  // The server names what is new, and nobody else.
  const isNew = asked.kind === 'open' && place === 'first';
  if (table.value === null && !isNew) return failed({ code: 'no-such-stream' });
  if (table.value === null && !ports.mayOpen(id)) return failed({ code: 'too-many' });
  const field = tableField(asked, table.value, ports.listsOf);
  const person = await cardOf(rooms, id, field, clock.now());
  if (!person.ok) return failed(person.error);
  if (person.value === null) return failed({ code: 'not-taking-part' });
  const others = await othersOf(rooms, asked, clock.now());
  if (!others.ok) return failed(others.error);
  const vacant = await vacantOf(rooms, asked, table.value);
  if (!vacant.ok) return failed(vacant.error);
  const hasReferee = await hasRefereeIn(rooms, asked);
  if (!hasReferee.ok) return failed(hasReferee.error);
  const facts = { table: stream, person: person.value, others: others.value, vacant: vacant.value };
  const action = {
    kind: 'ask',
    ...facts,
    asked,
    code: null,
    hasReferee: hasReferee.value,
  };
  return asked.kind === 'open'
    ? open(ports, stream, { ...request, who: SYSTEM, action }, asked.options, table.value)
    : rooms.send(stream, { ...request, who: SYSTEM, action });
}

/** The theme is read by everybody, as what is said. */
const cleaned = (asked: TableAction): TableAction =>
  'options' in asked
    ? { ...asked, options: { ...asked.options, theme: readText(asked.options.theme) } }
    : asked;

/** A code is taken for a table that is really new, and given back where it does not come to be. */
async function open(
  { rooms, takeCode, releaseCode }: AskPorts,
  stream: string,
  request: Request,
  { visibility }: TableOptions,
  table: Table | null,
): Sent {
  const needsCode = table === null && visibility !== 'invited';
  const code = needsCode ? await takeCode(stream) : null;
  const action = { ...(request.action as object), code };
  const sent = await rooms.create(tableKind.name, stream, { ...request, action });
  if (code !== null && (!sent.ok || sent.value.repeated)) await releaseCode(code, stream);
  return sent;
}

async function tableNow(rooms: RoomsPort, stream: string): Facts<Table | null> {
  const read = await rooms.read(tableKind, stream);
  if (read.ok) return ok(read.value.state);
  return read.error.code === 'no-such-stream' ? ok(null) : read;
}

/** Whom the options name has to hold the role. */
async function hasRefereeIn(rooms: RoomsPort, asked: TableAction): Facts<boolean> {
  const named = 'options' in asked ? asked.options.referee : null;
  return named === null ? ok(true) : mayReferee(rooms, named);
}

/** Only for whoever sits down is it of interest how they stand. */
function tableField(asked: TableAction, table: Table | null, listsOf: ListsOf): Field | null {
  if (asked.kind === 'open') return fieldOf(asked.options, listsOf);
  if (asked.kind !== 'sit' || table === null) return null;
  const { options, speed } = table;
  return { edition: options.edition, speed, places: options.places };
}

async function othersOf(rooms: RoomsPort, asked: TableAction, at: number): Facts<Card[]> {
  const named =
    asked.kind === 'open' ? asked.invite : asked.kind === 'invite' ? [asked.person] : [];
  const cards: Card[] = [];
  for (const id of new Set(named)) {
    const card = await cardOf(rooms, id, null, at);
    if (!card.ok) return card;
    if (card.value !== null) cards.push(card.value);
  }
  return ok(cards);
}

async function vacantOf(
  rooms: RoomsPort,
  asked: TableAction,
  table: Table | null,
): Facts<number[]> {
  const takesPlace = asked.kind === 'sit' || asked.kind === 'seat-bot';
  if (!takesPlace || table?.phase !== 'playing') return ok([]);
  const read = await rooms.read(gameKind, gameNow(table));
  if (!read.ok) return read.error.code === 'no-such-stream' ? ok([]) : read;
  return ok(
    read.value.state.seats.flatMap(({ standing }, seat) => (standing === 'vacant' ? [seat] : [])),
  );
}

const failed = (failure: RoomFailure) => err({ kind: 'failed', failure } as const);
