import { err, ok } from '@taht/base';
import { type Edition, editionOf } from '@taht/editions';
import { solitaire } from '@taht/modes';
import { drawStream } from '@taht/record';
import { type CommandOf, LocalHost } from '@taht/stream';
import { expect, test } from 'vitest';
import { gamesIn, openShelf } from '../shelf.ts';
import type { SavedOtherGame } from './message.ts';
import { type LocalMode, type ModeTypes, roomParts } from './room.ts';
import type { ModeShelf } from './shelf.ts';
import { createAction, solitaireMode } from './solitaire.ts';

type Types = ModeTypes<
  solitaire.Game,
  solitaire.Author,
  solitaire.Action,
  solitaire.SolitaireEvent
>;
type Command = CommandOf<Types>;

const ID = 'solo-1';
const LEXICON = { info: { id: 'et', hash: 'h' } } as never;
const mode: LocalMode<
  solitaire.Game,
  solitaire.Author,
  solitaire.Action,
  solitaire.SolitaireEvent
> = {
  ...solitaireMode,
  decide: (game, command) =>
    solitaire.decide(game, command, { judge: () => 'valid', draw: drawStream }),
};

/** Without a browser's database it lasts as long as the test. */
const newShelf = (): Promise<ModeShelf> => openShelf(gamesIn('test'));

const partsOf = (shelf: ModeShelf, id = ID) =>
  roomParts(id, mode, {
    open: async () => shelf,
    listOf: async () => ok(LEXICON),
    tell: () => {},
    stored: () => {},
  });

const eventsOf = ({ entries }: LocalHost<Types>): readonly solitaire.SolitaireEvent[] =>
  entries.flatMap(({ events }) => events);

const CREATE: Command = {
  ...{ id: 'create', by: { kind: 'system' }, at: 1 },
  action: createAction(
    ID,
    { variant: 'two-racks', edition: 'et', day: null },
    editionOf('et') as Edition,
    LEXICON,
    'seed',
  ),
};

const pass = (id: string): Command => ({
  ...{ id, by: { kind: 'player' }, at: 2 },
  action: { kind: 'pass' },
});

async function begun(shelf: ModeShelf): Promise<LocalHost<Types>> {
  const room = new LocalHost<Types>({ state: solitaire.START, entries: [] }, partsOf(shelf));
  expect(await room.send(CREATE)).toMatchObject({ ok: true });
  return room;
}

async function opened(shelf: ModeShelf): Promise<LocalHost<Types>> {
  const room = await LocalHost.open<Types>(partsOf(shelf));
  return room.ok ? room.value : expect.fail(room.error.code);
}

test('a game is the same when it is opened again', async () => {
  const shelf = await newShelf();
  const room = await begun(shelf);
  await room.send(pass('a'));
  const again = await opened(shelf);
  expect(eventsOf(again)).toEqual(eventsOf(room));
  expect(again.state).toEqual(room.state);
  const fresh = (again.entries[0]?.events ?? []).reduce(solitaire.evolve, solitaire.START);
  expect(fresh.version).toBeLessThan(again.state.version);
});

test('a command that is sent again happens once', async () => {
  const room = await begun(await newShelf());
  await room.send(pass('a'));
  const { length } = eventsOf(room);
  expect(await room.send(pass('a'))).toEqual(ok([]));
  expect(eventsOf(room)).toHaveLength(length);
});

test('whoever is slower reads what the other tab wrote and decides again', async () => {
  const shelf = await newShelf();
  const first = await begun(shelf);
  const second = await opened(shelf);
  await first.send(pass('a'));
  await second.send(pass('b'));
  const passed = eventsOf(second).filter(({ kind }) => kind === 'passed');
  expect(passed.map(({ command }) => command)).toEqual(['a', 'b']);
  expect(second.state.phase).toEqual({ kind: 'turn', rack: 0 });
});

test('what the rules refuse leaves no trace', async () => {
  const room = await begun(await newShelf());
  const refused = await room.send({ ...pass('a'), action: { kind: 'undo' } });
  expect(refused).toEqual(err({ code: 'refused', refusal: { code: 'not-in-this-game' } }));
  expect(room.state.phase).toEqual({ kind: 'turn', rack: 0 });
});

test('what cannot be written does not happen', async () => {
  const shelf = await newShelf();
  const room = await begun({
    isLasting: true,
    list: () => shelf.list(),
    load: (game) => shelf.load(game),
    remove: (game) => shelf.remove(game),
    append: (rows, facts) =>
      rows[0]?.index === 0 ? shelf.append(rows, facts) : Promise.reject(new Error('full')),
  });
  const before = room.state;
  expect(await room.send(pass('a'))).toMatchObject({ error: { code: 'not-kept' } });
  expect(room.state).toBe(before);
});

test.each(['{', '{}', '{"id":"x"}'])('a damaged entry is told: %s', async (entry) => {
  const shelf = await newShelf();
  await begun(shelf);
  const [facts] = await shelf.list();
  await shelf.append([{ game: ID, index: 1, version: 1, entry }], facts as SavedOtherGame);
  expect(await LocalHost.open(partsOf(shelf))).toEqual(err({ code: 'game-damaged' }));
});

test('a game that is not there is told', async () => {
  const opened = await LocalHost.open(partsOf(await newShelf(), 'solo-2'));
  expect(opened).toEqual(err({ code: 'no-such-game' }));
});
