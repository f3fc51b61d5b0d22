/** Who is here, at several processes that may die: told to all, asked for by newcomers, forgotten in time. */
import type { ServerFrame } from '@taht/protocol';
import { expect, test } from 'vitest';
import { Presences } from '../../src/socket/presences.ts';
import { FakeClock } from '../support/fake-clock.ts';
import { Memory, memoryStore } from '../support/memory-store.ts';

const TABLE = 'table-1';

const clock = new FakeClock(1_794_700_000_000);
const memory = new Memory();
const process = (self: string) =>
  new Presences({
    kinds: ['table'],
    clock,
    store: memoryStore(memory),
    self,
    onBug: (bug) => {
      throw bug;
    },
  });

function somebody(person: string | null) {
  const frames: ServerFrame[] = [];
  return { person, frames, tell: (text: string) => void frames.push(JSON.parse(text)) };
}

test('people at different processes see one another, until they go or their process dies', async () => {
  const [one, two] = [process('one'), process('two')];
  const [aino, berk, stranger] = [somebody('person-a'), somebody('person-b'), somebody(null)];
  const leave = one.enter(TABLE, aino);
  await clock.advance(1000);
  expect(aino.frames.at(-1)).toMatchObject({ here: ['person-a'], others: 0 });
  two.enter(TABLE, berk);
  two.enter(TABLE, stranger);
  await clock.advance(1000);
  const both = { kind: 'presence', stream: TABLE, here: ['person-a', 'person-b'], others: 1 };
  expect(aino.frames.at(-1)).toEqual(both);
  expect(berk.frames.at(-1)).toEqual(both);
  expect(two.hereIn(TABLE)).toEqual(both.here);
  leave();
  await clock.advance(1000);
  expect(berk.frames.at(-1)).toMatchObject({ here: ['person-b'], others: 1 });

  const back = somebody('person-a');
  one.enter(TABLE, back);
  await clock.advance(60_000);
  const told = berk.frames.length;
  expect(berk.frames.at(-1)).toEqual(both);
  // As long as nothing changes nobody is told anything.
  await clock.advance(60_000);
  expect(berk.frames.length).toBe(told);
  // It says nothing any more.
  one.stop();
  await clock.advance(60_000);
  expect(berk.frames.at(-1)).toMatchObject({ here: ['person-b'], others: 1 });
  two.stop();
});

test('a crowd is counted', async () => {
  const [one, two] = [process('one'), process('two')];
  const aino = somebody('person-a');
  one.enter(TABLE, aino);
  for (let i = 0; i < 300; i++) two.enter(TABLE, somebody(`person-${i}`));
  for (let i = 0; i < 300; i++) two.enter(`table-with-a-long-name-${i}`, somebody('person-b'));
  await clock.advance(1000);
  const [frame] = aino.frames.slice(-1) as Extract<ServerFrame, { kind: 'presence' }>[];
  expect(frame?.here).toHaveLength(50);
  expect((frame?.here.length ?? 0) + (frame?.others ?? 0)).toBe(301);
  expect(one.hereIn('table-with-a-long-name-299')).toEqual(['person-b']);
  one.stop();
  two.stop();
});
