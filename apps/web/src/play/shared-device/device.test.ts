import type { Game, Phase } from '@taht/rules';
import { expect, test } from 'vitest';
import { askedSeats, deviceAt, rotated } from './device.ts';

const seat = { standing: 'playing' };

const gameIn = (phase: unknown, more: object = {}): Game =>
  ({
    phase: phase as Phase,
    seats: [seat, seat, seat],
    order: [1, 2, 0],
    takeBack: null,
    rules: { theme: { name: '' }, challenge: { mode: 'players' } },
    ...more,
  }) as unknown as Game;

const play = (mover: number, claim: unknown = null) => ({ seat: mover, claim });

test('setting up asks all who have not agreed', () => {
  expect(askedSeats(gameIn({ kind: 'setup', agreed: [1] }))).toEqual([0, 2]);
});

test('a turn and a choice of bags ask one', () => {
  expect(askedSeats(gameIn({ kind: 'turn', seat: 2 }))).toEqual([2]);
  expect(askedSeats(gameIn({ kind: 'choosing', seat: 1 }))).toEqual([1]);
});

test('a play is shown to the others, whoever is next first', () => {
  expect(askedSeats(gameIn({ kind: 'window', play: play(1), accepted: [] }))).toEqual([2, 0]);
  expect(askedSeats(gameIn({ kind: 'window', play: play(1), accepted: [2] }))).toEqual([0]);
});

test('a theme word is voted on by all but its player', () => {
  const claim = { words: [0], votes: [null, null, 'yes'] };
  const phase = { kind: 'window', play: play(1, claim), accepted: [2, 0] };
  expect(askedSeats(gameIn(phase))).toEqual([0]);
});

test('a verdict is voted on, unless there is a referee', () => {
  const phase = { kind: 'verdict', play: play(1), challenges: [], votes: ['yes', null, null] };
  expect(askedSeats(gameIn(phase))).toEqual([1, 2]);
  const rules = { theme: { name: '' }, challenge: { mode: 'referee' } };
  expect(askedSeats(gameIn(phase, { rules }))).toEqual([]);
});

test('a move is asked back from those who have not answered', () => {
  const takeBack = { seat: 1, agreed: [0] };
  expect(askedSeats(gameIn({ kind: 'turn', seat: 2 }, { takeBack }))).toEqual([2]);
});

test('nobody is asked who has left the table', () => {
  const seats = [seat, { standing: 'resigned' }, seat];
  expect(askedSeats(gameIn({ kind: 'setup', agreed: [] }, { seats }))).toEqual([0, 2]);
});

test('one person among bots never sees a cover', () => {
  const game = gameIn({ kind: 'turn', seat: 1 });
  expect(deviceAt(game, [0], null)).toEqual({ kind: 'open', seat: 0 });
});

test('after a reload nobody sees tiles before they say who they are', () => {
  const game = gameIn({ kind: 'turn', seat: 1 });
  expect(deviceAt(game, [0, 1], null)).toEqual({ kind: 'covered', seat: 1 });
  expect(deviceAt(game, [0, 2], null)).toEqual({ kind: 'covered', seat: 0 });
});

test('the device goes to whoever is asked, and stays while a bot thinks', () => {
  const game = gameIn({ kind: 'turn', seat: 1 });
  expect(deviceAt(game, [0, 1], 0)).toEqual({ kind: 'covered', seat: 1 });
  expect(deviceAt(game, [0, 1], 1)).toEqual({ kind: 'open', seat: 1 });
  expect(deviceAt(game, [0, 2], 2)).toEqual({ kind: 'open', seat: 2 });
});

test('whoever may name theme words keeps the device until they pass it on', () => {
  const rules = { theme: { name: 'sea' }, challenge: { mode: 'players' } };
  const game = gameIn({ kind: 'window', play: play(1), accepted: [] }, { rules });
  expect(deviceAt(game, [0, 1, 2], 1)).toEqual({ kind: 'open', seat: 1 });
  expect(deviceAt(game, [0, 1, 2], null)).toEqual({ kind: 'covered', seat: 2 });
  const asking = { ...game, takeBack: { seat: 1, agreed: [] } } as unknown as Game;
  expect(deviceAt(asking, [0, 1, 2], 1)).toEqual({ kind: 'covered', seat: 0 });
});

test('the end is for everybody', () => {
  const game = gameIn({ kind: 'over' });
  expect(deviceAt(game, [0, 1], null)).toEqual({ kind: 'open', seat: 0 });
  expect(deviceAt(game, [0, 1], 1)).toEqual({ kind: 'open', seat: 1 });
});

test('for another game everybody sits one place further', () => {
  expect(rotated(['a', 'b', 'c'])).toEqual(['b', 'c', 'a']);
});
