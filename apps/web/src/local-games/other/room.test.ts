import { type Edition, editionOf } from '@taht/editions';
import { solitaire } from '@taht/modes';
import { drawStream } from '@taht/record';
import { expect, test } from 'vitest';
import { openShelf } from '../shelf.ts';
import type { KeptMode } from './message.ts';
import { type CommandOf, type Decide, type ModeShelf, Room } from './room.ts';
import { createAction, solitaireMode } from './solitaire.ts';

type Command = CommandOf<solitaire.Author, solitaire.Action>;

const ID = 'solo-1';
const LEXICON = { info: { id: 'et', hash: 'h' } } as never;
const decide: Decide<
  solitaire.Game,
  solitaire.Author,
  solitaire.Action,
  solitaire.SolitaireEvent
> = (game, command) => solitaire.decide(game, command, { judge: () => 'valid', draw: drawStream });

/** Without a browser's database it lasts as long as the test. */
const newShelf = (): Promise<ModeShelf> => openShelf<string, KeptMode>('test');

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

async function begun(shelf: ModeShelf) {
  const room = new Room(ID, solitaireMode, shelf);
  expect(await room.append(CREATE, decide)).toEqual({ ok: true, value: null });
  return room;
}

async function opened(shelf: ModeShelf) {
  const room = new Room(ID, solitaireMode, shelf);
  expect(await room.load()).toEqual({ ok: true, value: null });
  return room;
}

test('a game is the same when it is opened again', async () => {
  const shelf = await newShelf();
  const room = await begun(shelf);
  await room.append(pass('a'), decide);
  const again = await opened(shelf);
  expect(again.events).toEqual(room.events);
  expect(again.game).toEqual(room.game);
  expect(again.fresh.version).toBeLessThan(again.game.version);
});

test('a command that is sent again happens once', async () => {
  const room = await begun(await newShelf());
  await room.append(pass('a'), decide);
  const { length } = room.events;
  expect(await room.append(pass('a'), decide)).toEqual({ ok: true, value: null });
  expect(room.events).toHaveLength(length);
});

test('whoever is slower reads what the other tab wrote and decides again', async () => {
  const shelf = await newShelf();
  const first = await begun(shelf);
  const second = await opened(shelf);
  await first.append(pass('a'), decide);
  await second.append(pass('b'), decide);
  const passed = second.events.filter(({ kind }) => kind === 'passed');
  expect(passed.map(({ command }) => command)).toEqual(['a', 'b']);
  expect(second.game.phase).toEqual({ kind: 'turn', rack: 0 });
});

test('what the rules refuse leaves no trace', async () => {
  const room = await begun(await newShelf());
  const refused = await room.append({ ...pass('a'), action: { kind: 'undo' } }, decide);
  expect(refused).toEqual({
    ok: false,
    error: { code: 'refused', refusal: { code: 'not-in-this-game' } },
  });
  expect(room.game.phase).toEqual({ kind: 'turn', rack: 0 });
});

test('what cannot be written does not happen', async () => {
  const shelf = await newShelf();
  const room = await begun({
    list: () => shelf.list(),
    load: (game) => shelf.load(game),
    remove: (game) => shelf.remove(game),
    append: (stored, facts) =>
      stored.index === 0 ? shelf.append(stored, facts) : Promise.reject(new Error('full')),
  });
  const before = room.game;
  expect(await room.append(pass('a'), decide)).toMatchObject({ error: { code: 'not-kept' } });
  expect(room.game).toBe(before);
});

test.each(['{', '{}', '{"id":"x"}'])('a damaged entry is told: %s', async (entry) => {
  const shelf = await newShelf();
  await begun(shelf);
  const [facts] = await shelf.list();
  await shelf.append({ game: ID, index: 1, version: 1, entry }, facts as KeptMode);
  const room = new Room(ID, solitaireMode, shelf);
  expect(await room.load()).toEqual({ ok: false, error: { code: 'game-damaged' } });
});

test('a game that is not there is told', async () => {
  const room = new Room('solo-2', solitaireMode, await newShelf());
  expect(await room.load()).toEqual({ ok: false, error: { code: 'no-such-game' } });
});
