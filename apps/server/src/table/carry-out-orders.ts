/** Carries out a table's orders: its games, its entry in the lobby, and notices to people. */
import { assertNever, type Result } from '@taht/base';
import type { Topic } from '@taht/protocol';
import { commitmentOf } from '@taht/record';
import type { LexiconId, Player } from '@taht/rules';
import { gameKind } from '../game/game-kind.ts';
import { SYSTEM } from '../kind/kind.ts';
import type { Clock } from '../rooms/clock.ts';
import { isPassing, isSettled, isThere } from '../rooms/failures.ts';
import type { React } from '../rooms/reacting.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import { equip, type ListsOf } from './options.ts';
import { gameNow, isListed, isPerson, type Order, seated, type Table } from './state.ts';
import type { TableTypes } from './table-kind.ts';

export interface Note {
  readonly person: string;
  readonly topic: Topic;
  readonly table: string;
  readonly by: string;
}

export interface TablePorts {
  readonly clock: Pick<Clock, 'now'>;
  readonly listsOf: ListsOf;
  named(lexicon: string): Result<LexiconId, unknown>;
  /** A fresh secret. */
  seed(): string;
  releaseCode(rooms: RoomsPort, code: string, table: string): Promise<void>;
  /** The same notice has the same id. */
  notify(rooms: RoomsPort, note: Note, id: string): Promise<void>;
  readonly tournament: TournamentPort;
}

/** Tells a tournament of its table's game. False where it has to be tried again. */
export interface TournamentPort {
  /** Where the game is. */
  noteGame(rooms: RoomsPort, table: Table): Promise<boolean>;
  /** How it ended. */
  tellEnd(rooms: RoomsPort, table: Table): Promise<boolean>;
}

export const carryOutOrders =
  (ports: TablePorts): React<TableTypes> =>
  async (stream, table, rooms) => {
    const now = ports.clock.now();
    const due = table.orders.filter((order) => order.due <= now);
    const done: number[] = [];
    let isGameStuck = false;
    for (const order of due) {
      // Orders about the game run in order, so that nobody leaves after coming back.
      const isAboutGame =
        'game' in order || order.kind === 'tell-tournament' || order.kind === 'forget';
      if (isAboutGame && isGameStuck) continue;
      if (await carryOut(ports, rooms, stream, table, order)) done.push(order.number);
      else isGameStuck ||= isAboutGame;
    }
    const [first] = done;
    if (first === undefined) return due.length === 0 ? 'done' : 'later';
    const action = { kind: 'done', orders: done };
    const told = await rooms.send(stream, { id: `done-${first}`, who: SYSTEM, action });
    return isSettled(told) && done.length === due.length ? 'done' : 'later';
  };

/** False where it has to be tried again. */
async function carryOut(
  ports: TablePorts,
  rooms: RoomsPort,
  stream: string,
  table: Table,
  order: Order,
): Promise<boolean> {
  const tell = async (name: string, id: string, action: object): Promise<boolean> =>
    isSettled(await rooms.send(name, { id, who: SYSTEM, action }));
  switch (order.kind) {
    case 'create-game':
      return createGame(ports, rooms, stream, table, order.game);
    case 'deal':
      return deal(ports, rooms, table);
    case 'leave-game':
      return leaveGame(rooms, gameNow(table), order.person, order.number);
    case 'replace': {
      const { place: seat, player } = order;
      const action = { kind: 'replace', seat, player };
      return tell(gameNow(table), `replace-${order.number}`, action);
    }
    case 'abort-game':
      return tell(gameNow(table), `abort-${order.number}`, { kind: 'abort' });
    case 'tell-tournament':
      return ports.tournament.tellEnd(rooms, table);
    case 'list':
      return list(rooms, stream, table, order.number);
    case 'release-code':
      await ports.releaseCode(rooms, order.code, stream);
      return true;
    case 'forget':
      return (await rooms.forget(stream)).ok;
    case 'notify': {
      const { person, topic, by } = order;
      await ports.notify(rooms, { person, topic, table: stream, by }, `${stream}-${order.number}`);
      return true;
    }
    default:
      return assertNever(order);
  }
}

async function createGame(
  ports: TablePorts,
  rooms: RoomsPort,
  stream: string,
  table: Table,
  number: number,
): Promise<boolean> {
  const game = gameNow(table);
  const fail = async (): Promise<boolean> =>
    isSettled(
      await rooms.send(stream, {
        id: `start-failed-${number}`,
        who: SYSTEM,
        action: { kind: 'start-failed', game: number },
      }),
    );
  const equipment = equip(table.options, ports.listsOf, table.tournament);
  const { lexicon } = table.options;
  const named = lexicon === null ? null : ports.named(lexicon);
  if (!equipment.ok || named?.ok === false) return fail();
  const { base, houseRules, tileset, board } = equipment.value;
  const seed = ports.seed();
  const setup = {
    game,
    players: playersOf(table),
    base,
    houseRules,
    tileset,
    board,
    lexicon: named?.value ?? null,
    commitment: commitmentOf(seed),
  };
  const action = { kind: 'create', setup, seed };
  const made = await rooms.create(gameKind.name, game, { id: 'create', who: SYSTEM, action });
  if (!made.ok && made.error.kind === 'refused') return fail();
  return (made.ok || isThere(made.error)) && ports.tournament.noteGame(rooms, table);
}

/** A game knows only ids, because people may change or delete their names. */
const playersOf = ({ places }: Table): readonly Player[] =>
  places.flatMap((place, i): Player[] => {
    if (place.kind === 'empty') return [];
    return isPerson(place)
      ? [{ id: place.card.id, name: `${i + 1}` }]
      : [{ id: place.id, name: place.bot, bot: true }];
  });

/** Whoever was ready and stays silent agrees, but only to what the table had chosen; if the rules changed since, the game is called off. */
async function deal(ports: TablePorts, rooms: RoomsPort, table: Table): Promise<boolean> {
  const game = gameNow(table);
  const read = await rooms.read(gameKind, game);
  if (!read.ok) return !isPassing(read.error);
  const { phase, setup } = read.value.state;
  if (phase.kind !== 'setup') return true;
  const equipment = equip(table.options, ports.listsOf, table.tournament);
  const isAsChosen =
    equipment.ok && JSON.stringify(equipment.value.houseRules) === JSON.stringify(setup.houseRules);
  if (!isAsChosen) {
    const action = { kind: 'abort' };
    return isSettled(await rooms.send(game, { id: 'abort-rules', who: SYSTEM, action }));
  }
  const silent = seated(table).filter(({ card }) => {
    const seat = setup.players.findIndex(({ id }) => id === card.id);
    return seat >= 0 && !phase.agreed.includes(seat);
  });
  let isDone = true;
  for (const { card } of silent) {
    const who = { kind: 'person', id: card.id } as const;
    const action = { kind: 'agree' };
    const agreed = await rooms.send(game, { id: `agree-${card.id}`, who, action });
    isDone &&= isSettled(agreed);
  }
  return isDone;
}

/** Before the deal nobody can leave a game, so it is called off. */
async function leaveGame(
  rooms: RoomsPort,
  game: string,
  person: string,
  order: number,
): Promise<boolean> {
  const read = await rooms.read(gameKind, game);
  if (!read.ok) return !isPassing(read.error);
  const { phase, seats } = read.value.state;
  if (phase.kind === 'over' || !seats.some(({ player }) => player.id === person)) return true;
  const isBegun = phase.kind !== 'setup' && !(phase.kind === 'choosing' && phase.during === 'deal');
  const left = await rooms.send(game, {
    id: `leave-${order}`,
    who: isBegun ? { kind: 'person', id: person } : SYSTEM,
    action: { kind: isBegun ? 'leave' : 'abort' },
  });
  return isSettled(left);
}

async function list(
  rooms: RoomsPort,
  stream: string,
  table: Table,
  order: number,
): Promise<boolean> {
  const { options, places, speed, host } = table;
  const { edition, ruleset, clock, rated } = options;
  const hostName = seated(table).find(({ card }) => card.id === host)?.card.name ?? '';
  const listed = {
    table: stream,
    host: hostName,
    speed,
    ruleset,
    clock,
    rated,
    places: places.length,
    taken: places.filter(({ kind }) => kind !== 'empty').length,
  };
  const action = isListed(table)
    ? { kind: 'list', table: listed }
    : { kind: 'unlist', table: stream };
  const id = `${stream}-${order}`;
  return isSettled(
    await rooms.sendOrCreate('lobby', `lobby-${edition}`, { id, who: SYSTEM, action }),
  );
}
