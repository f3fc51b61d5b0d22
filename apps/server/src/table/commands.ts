/**
 * Commands to tables. The server adds what must be known of the person and sends the command on their behalf, so
 * that nobody can make false claims about themselves.
 */
import { ok, type Result } from '@taht/base';
import { type TableAction, type TableOptions, tableAction } from '@taht/protocol';
import { gameKind } from '../game/game-kind.ts';
import { parseWith } from '../kind/json-entry.ts';
import type { Clock } from '../rooms/clock.ts';
import { type CommandHandler, onBehalf, type Sent } from '../rooms/commands.ts';
import { isProgram } from '../rooms/identity.ts';
import { failed, type RoomFailure, refused } from '../rooms/message.ts';
import type { Request, RoomsPort } from '../rooms/rooms-port.ts';
import type { Card } from './card.ts';
import { readText } from './chat.ts';
import type { ListsOf } from './options.ts';
import { cardOf, type Field, fieldOf } from './read-card.ts';
import { mayReferee } from './referee.ts';
import { gameNow, type Table } from './state.ts';
import { tableKind } from './table-kind.ts';

export interface TableCommandPorts {
  readonly rooms: RoomsPort;
  readonly clock: Pick<Clock, 'now'>;
  readonly listsOf: ListsOf;
  /** A code for a new table, or null where none is to be had now. */
  takeCode(table: string): Promise<string | null>;
  releaseCode(rooms: RoomsPort, code: string, table: string): Promise<void>;
  /** Why this person may not open one more just now; null where they may, and then it counts as opened. */
  whyNotOpen(person: string): 'too-many' | 'busy' | null;
}

type Facts<T> = Promise<Result<T, RoomFailure>>;

export const tableCommands =
  (ports: TableCommandPorts): CommandHandler =>
  async (stream, request, place) => {
    const { who } = request;
    if (who.kind !== 'person') return failed({ code: 'not-taking-part' });
    const { rooms, clock } = ports;
    const read = parseWith(tableAction, request.action);
    if (!read.ok) return failed({ code: 'malformed', at: read.error });
    const asked = cleaned(read.value);
    const table = await tableNow(rooms, stream);
    if (!table.ok) return failed(table.error);
    // The server names what is new, and nobody else.
    const isNew = asked.kind === 'open' && place === 'first';
    if (table.value === null && !isNew) return failed({ code: 'no-such-stream' });
    if (isProgram(who) && isAboutRated(asked, table.value))
      return refused({ code: 'rated-needs-people' });
    const why = table.value === null ? ports.whyNotOpen(who.id) : null;
    if (why !== null) return failed({ code: why });
    const field = tableField(asked, table.value, ports.listsOf);
    const person = await cardOf(rooms, who.id, field, clock.now());
    if (!person.ok) return failed(person.error);
    if (person.value === null) return failed({ code: 'not-taking-part' });
    const others = await othersOf(rooms, asked, clock.now());
    if (!others.ok) return failed(others.error);
    const vacant = await vacantOf(rooms, asked, table.value);
    if (!vacant.ok) return failed(vacant.error);
    const hasReferee = await hasRefereeIn(rooms, asked);
    if (!hasReferee.ok) return failed(hasReferee.error);
    const facts = {
      table: stream,
      person: person.value,
      others: others.value,
      vacant: vacant.value,
    };
    const action = {
      kind: 'ask',
      ...facts,
      asked,
      code: null,
      hasReferee: hasReferee.value,
    };
    return asked.kind === 'open'
      ? open(
          ports,
          stream,
          { ...request, ...onBehalf(request), action },
          asked.options,
          table.value,
        )
      : rooms.send(stream, { ...request, ...onBehalf(request), action });
  };

/** Rated games are between people: a program neither sits down to one nor makes one of its table. */
function isAboutRated(asked: TableAction, table: Table | null): boolean {
  if ('options' in asked) return asked.options.rated;
  const isPlaying = asked.kind === 'sit' || asked.kind === 'ready';
  return isPlaying && (table?.options.rated ?? false);
}

/** Everybody reads the theme, so it is cleaned like chat. */
const cleaned = (asked: TableAction): TableAction =>
  'options' in asked
    ? { ...asked, options: { ...asked.options, theme: readText(asked.options.theme) } }
    : asked;

/** Takes a code for a new table, and gives it back if the table is not made. */
async function open(
  { rooms, takeCode, releaseCode }: TableCommandPorts,
  stream: string,
  request: Request,
  { visibility }: TableOptions,
  table: Table | null,
): Sent {
  const needsCode = table === null && visibility !== 'invited';
  const code = needsCode ? await takeCode(stream) : null;
  const action = { ...(request.action as object), code };
  const sent = await rooms.create(tableKind.name, stream, { ...request, action });
  if (code !== null && (!sent.ok || sent.value.repeated)) await releaseCode(rooms, code, stream);
  return sent;
}

async function tableNow(rooms: RoomsPort, stream: string): Facts<Table | null> {
  const read = await rooms.read(tableKind, stream);
  if (read.ok) return ok(read.value.state);
  return read.error.code === 'no-such-stream' ? ok(null) : read;
}

/** A person named as referee must hold the role. */
async function hasRefereeIn(rooms: RoomsPort, asked: TableAction): Facts<boolean> {
  const named = 'options' in asked ? asked.options.referee : null;
  return named === null ? ok(true) : mayReferee(rooms, named);
}

/** A rating matters only for whoever sits down. */
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
