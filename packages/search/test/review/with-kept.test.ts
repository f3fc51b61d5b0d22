/** What stayed on a rack from one turn of a player to the next. */
import { expect, test } from 'vitest';
import { type PastTurn, withKept } from '../../src/index.ts';

const turn = (player: number, rack: string, laid: string): PastTurn =>
  ({
    player,
    scores: [0, 0],
    rack: [...rack],
    move: { kind: 'place', tiles: [...laid].map((letter) => ({ letter, blank: letter === '?' })) },
  }) as never;

const keptOf = (...turns: (PastTurn | null)[]): (string | undefined)[] =>
  withKept(turns).map((each) => each?.kept?.join(''));

test('what was neither laid nor drawn was kept', () => {
  const turns = [turn(0, 'ABCDEFG', 'ACE'), turn(1, 'HIJ', 'H'), turn(0, 'BDFGXYZ', 'X')];
  expect(keptOf(...turns)).toEqual([undefined, undefined, 'BDFG']);
});

test('a turn of which nothing is known, or a rack that cannot be, says nothing', () => {
  expect(keptOf(turn(0, 'ABC', 'A'), null, turn(0, 'BCD', 'B'))[2]).toBe(undefined);
  expect(keptOf(turn(0, 'ABC', 'A'), turn(0, 'XYZ', 'X'))[1]).toBe(undefined);
  expect(keptOf(turn(0, 'A?C', '?'), turn(0, 'ACD', 'A'))[1]).toBe('AC');
});
