/** Hints for people: in steps, for the seat on turn, where the table gives them. */
import { ok } from '@taht/base';
import { BLANK } from '@taht/letters';
import { HINT_STEPS } from '@taht/search';
import { expect, test } from 'vitest';
import { giveHint, type HintPorts } from '../../src/bots/hints.ts';
import type { Who } from '../../src/kind/kind.ts';
import { Memory } from '../support/memory-store.ts';
import { value } from '../support/store-parts.ts';
import { FakeClock, gameIn, lexicons, offerOf, openRooms } from './bot-table.ts';
import { LocalEngines } from './local-engines.ts';

const people = ['ann', 'ben'].map((name) => ({ id: `person-${name}`, name }));

async function table(ports: Partial<HintPorts> = {}) {
  const clock = new FakeClock();
  const engines = new LocalEngines();
  const { rooms } = await openRooms(new Memory(), clock, { engines });
  const action = offerOf({ edition: 'et', players: people, game: 'game-1' });
  const system: Who = { kind: 'system' };
  value(await rooms.create('game', 'game-1', { id: 'create', who: system, action }));
  const send = (id: string, what: { readonly kind: string }) =>
    rooms.send('game-1', { id: what.kind, who: { kind: 'person', id }, action: what });
  for (const { id } of people) value(await send(id, { kind: 'agree' }));
  const game = await gameIn(rooms, 'game-1');
  const seat = game.phase.kind === 'turn' ? game.phase.seat : -1;
  const [mover, other] = [people[seat]?.id ?? '', people[1 - seat]?.id ?? ''];
  const hint = giveHint({
    rooms,
    engines,
    lexicons,
    mayHint: async () => true,
    count: async () => true,
    ...ports,
  });
  return { rooms, engines, hint, mover, other, send };
}

test('step by step, each of one and the same play, which the rules take', async () => {
  const { rooms, engines, hint, mover, send } = await table();
  const [where, length, letters, move] = await Promise.all(
    HINT_STEPS.map((step) => hint('game-1', mover, step)),
  );
  expect(where).toMatchObject({ ok: true, value: { step: 'where' } });
  const count = (value(length as never) as { tiles: number }).tiles;
  expect((value(letters as never) as { tiles: string[] }).tiles.length).toBe(count);
  const played = value(move as never) as { move: { kind: string; tiles: unknown[] } };
  expect(played.move.tiles.length).toBe(count);
  expect(engines.orders).toContainEqual({ class: 'live', owner: mover });
  expect((await send(mover, played.move)).ok).toBe(true);
  await rooms.stop();
});

test('of an exchange there is less to tell: whoever asks where is told how many tiles', async () => {
  const told: string[] = [];
  const { rooms, hint, mover } = await table({
    engines: {
      hints: async () =>
        ok([
          { step: 'length', tiles: 2 },
          { step: 'move', move: { kind: 'exchange', tiles: [BLANK, BLANK] } },
        ]),
    },
    count: async (_game, _person, turn) => told.push(turn) > 0,
  });
  const { version } = await gameIn(rooms, 'game-1');
  expect(value(await hint('game-1', mover, 'where'))).toEqual({ step: 'length', tiles: 2 });
  expect(value(await hint('game-1', mover, 'letters')).step).toBe('move');
  expect(told).toEqual([`${version}-length`, `${version}-move`]);
  await rooms.stop();
});

test('the table is told first, once for each step of a turn', async () => {
  const told: string[] = [];
  let isTold = true;
  const { rooms, hint, mover } = await table({
    count: async (...facts) => {
      told.push(facts.join(' '));
      return isTold;
    },
  });
  const { version } = await gameIn(rooms, 'game-1');
  for (const step of ['where', 'where', 'move'] as const) value(await hint('game-1', mover, step));
  const [first, again, move] = told;
  expect(first).toBe(`game-1 ${mover} ${version}-where`);
  expect([again, move]).toEqual([first, `game-1 ${mover} ${version}-move`]);
  isTold = false;
  expect(await hint('game-1', mover, 'length')).toEqual({ ok: false, error: { code: 'busy' } });
  await rooms.stop();
});

test('to nobody who is not on turn, does not play, or plays at a table without hints', async () => {
  const { rooms, hint, mover, other, send } = await table();
  const codes = async (...asked: [string, string][]) =>
    Promise.all(
      asked.map(async ([stream, person]) => {
        const given = await hint(stream, person, 'where');
        return given.ok ? 'given' : given.error.code;
      }),
    );
  expect(
    await codes(['game-1', other], ['game-1', 'person-x'], ['game-2', mover], ['game-1', mover]),
  ).toEqual(['not-your-turn', 'not-taking-part', 'no-such-stream', 'given']);
  value(await send(mover, { kind: 'resign' }));
  expect(await codes(['game-1', other], ['game-1', mover])).toEqual([
    'not-your-turn',
    'not-your-turn',
  ]);
  await rooms.stop();
  const strict = await table({ mayHint: async () => false });
  const refused = await strict.hint('game-1', strict.mover, 'move');
  expect(refused).toEqual({ ok: false, error: { code: 'hints-off' } });
  expect(strict.engines.orders).toEqual([]);
  await strict.rooms.stop();
});
