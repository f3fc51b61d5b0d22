/** What has come in is counted by what arrives: nobody's stream is read again unless something was sent to it. */
import { err, ok, type Result } from '@taht/base';
import { duplicate } from '@taht/modes';
import { answersStream } from '@taht/protocol';
import { beforeEach, expect, test } from 'vitest';
import { FakeClock } from '../../test/support/fake-clock.ts';
import type { Head } from '../store/store.ts';
import { AnswersSoFar } from './answers-so-far.ts';

const GAME = 'duplicate-hall';
const PEOPLE = ['person-ann', 'person-bob', 'person-cat'];
const ANSWER = { tiles: [], claimed: 12 };

const gameAt = (calls: number): duplicate.Game => ({
  ...duplicate.START,
  calls,
  players: PEOPLE.map((id) => ({ id, name: id, hall: '', hands: 'device' })),
});

let held: Record<string, Record<number, duplicate.answers.Answer>>;
let gone: string[];
let reads: string[];
let clock: FakeClock;
let tellOfAppend: (head: Head) => void;

const rooms = {
  read: async (_: unknown, stream: string): Promise<Result<never, never>> => {
    reads.push(stream);
    if (gone.includes(stream)) return err({ code: 'stream-gone' } as never);
    const answers = held[stream] ?? {};
    return ok({ version: 1, state: { ...duplicate.answers.START, answers } } as never);
  },
};

beforeEach(() => {
  [held, gone, reads, clock] = [{}, [], [], new FakeClock()];
});

function counting(shared = false): {
  readonly soFar: AnswersSoFar;
  readonly ask: (call: number) => Promise<readonly number[]>;
} {
  const onAppend = (listener: typeof tellOfAppend): (() => void) => {
    tellOfAppend = listener;
    return () => {};
  };
  const soFar = new AnswersSoFar({ shared, onAppend }, clock);
  const ask = async (call: number): Promise<readonly number[]> => {
    reads = [];
    const found = await soFar.in(rooms, GAME, gameAt(call));
    return found.ok ? found.value.map(({ player }) => player) : [Number.NaN];
  };
  return { soFar, ask };
}

const streamOf = (player: number): string => answersStream(GAME, PEOPLE[player - 1] as string);
const handIn = (player: number, call: number): string => {
  held[streamOf(player)] = { ...held[streamOf(player)], [call]: ANSWER };
  return streamOf(player);
};

test('all are read the first time, and then those of whom something arrived', async () => {
  const { soFar, ask } = counting();
  handIn(3, 1);
  expect(await ask(1)).toEqual([3]);
  expect(reads).toHaveLength(3);
  soFar.note(handIn(1, 1));
  expect(await ask(1)).toEqual([1, 3]);
  expect(reads).toEqual([streamOf(1)]);
  expect(await ask(1)).toEqual([1, 3]);
  expect(reads).toEqual([]);
});

test('what is withdrawn is not counted, and a new rack begins with nothing', async () => {
  const { soFar, ask } = counting();
  handIn(2, 1);
  expect(await ask(1)).toEqual([2]);
  held = {};
  soFar.note(streamOf(2));
  expect(await ask(1)).toEqual([]);
  soFar.note(handIn(2, 1));
  expect(await ask(1)).toEqual([2]);
  soFar.note(handIn(1, 2));
  expect(await ask(2)).toEqual([1]);
  expect(reads).toEqual([streamOf(1)]);
});

test('whoever knows of a later rack than the referee who asks is counted when it is asked about', async () => {
  const { soFar, ask } = counting();
  expect(await ask(1)).toEqual([]);
  soFar.note(handIn(1, 2));
  expect(await ask(1)).toEqual([]);
  expect(await ask(2)).toEqual([1]);
  expect(await ask(1)).toEqual([]);
  expect(await ask(2)).toEqual([1]);
  expect(await ask(2)).toEqual([1]);
  expect(reads).toEqual([]);
});

test('other games and strangers are nothing to it', async () => {
  const { soFar, ask } = counting();
  expect(await ask(1)).toEqual([]);
  soFar.note(answersStream('duplicate-other', 'person-ann'));
  soFar.note(answersStream(GAME, 'person-nobody'));
  expect(await ask(1)).toEqual([]);
});

test('whoever had their data deleted has handed in nothing', async () => {
  const { ask } = counting();
  gone = [streamOf(2)];
  handIn(3, 1);
  expect(await ask(1)).toEqual([3]);
});

test('where others append too, their word is taken, and now and then all are read again', async () => {
  const { ask } = counting(true);
  expect(await ask(1)).toEqual([]);
  tellOfAppend({ stream: handIn(1, 1), version: 2 });
  expect(await ask(1)).toEqual([1]);
  handIn(2, 1);
  expect(await ask(1)).toEqual([1]);
  await clock.advance(30_000);
  expect(await ask(1)).toEqual([1, 2]);
  expect(reads).toHaveLength(3);
});

test('a game that nobody asks about is not counted, and read as a whole when somebody does', async () => {
  const { soFar, ask } = counting();
  expect(await ask(1)).toEqual([]);
  await clock.advance(60_001);
  soFar.note(handIn(1, 1));
  expect(await ask(1)).toEqual([1]);
  expect(reads).toHaveLength(3);
});
