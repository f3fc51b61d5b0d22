/** A large file takes time and memory in proportion to its size, whatever is in it. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { fieldOf } from '@taht/testkit';
import { expect, test } from 'vitest';
import { bytesOf } from '../../test/fixtures.ts';
import { parseGcg, replayGcg } from '../index.ts';

const MEGABYTE = 1_000_000;
const PLAYERS = '#player1 a A\n#player2 b B\n';
const game = new TextDecoder().decode(bytesOf({ file: 'double-credit.gcg' }));

/** What, how it begins, what is repeated, how it ends. */
type Hostile = readonly [name: string, head: string, unit: string, tail: string];

const hostile: readonly Hostile[] = [
  ['empty lines', '', '\n', ''],
  ['carriage returns', '', '\r', ''],
  ['signs alone', '', '>\n', ''],
  ['stray letters', '', 'x\n', ''],
  ['hashes', '', '#\n', ''],
  ['spaces', '', ' ', ''],
  ['one long word', '', 'x', ''],
  ['one long nick', '>', 'x', ''],
  ['spaces in a line', '>a:', ' ', 'x'],
  ['fields in a line', '>a: ', 'x ', ''],
  ['digits', '>a: ', '1', ''],
  ['a name of digits', '#', '1', 'a'],
  ['a player of digits', '#player', '1', 'a'],
  ['colons', '>', ':', ''],
  ['dashes', '>a: ', '-', ''],
  ['open parentheses', '>a: ', '(', ''],
  ['stars behind a word', '>a: ABC 8H ', '*', 'x +1 1'],
  ['one long play', '>a: ABC 8H ', 'x', ' +1 1'],
  ['brackets', '>a: ABC 8H ', '[', ' +1 1'],
  ['combining marks', '>a: ABC 8H ', '\u0301', ' +1 1'],
  ['one long rack', '>a: ', 'A', ' 8H AB +1 1'],
  ['blanks without end', '>a: ', '?', ' 8H AB +1 1'],
  ['notes', '', '#note\n', ''],
  ['one long note', '#note\n', 'a\n', ''],
  ['a note with empty lines', '#note\n', '\n', 'x'],
  ['players', '', '#player1 a\n', ''],
  ['the same play', PLAYERS, '>a: ABC 8H AB +1 1\n', ''],
  ['passes', PLAYERS, '>a: - +0 0\n>b: - +0 0\n', ''],
  ['closing lines', PLAYERS, '>a: (ABCDEFG) +1 1\n', ''],
  ['deductions', PLAYERS, '>a: A (A) -1 1\n', ''],
  ['plays taken back', PLAYERS, '>a: AB 8H AB +8 8\n>a: AB -- -8 0\n', ''],
  ['exchanges', PLAYERS, '>a: ABC -ABC +0 0\n', ''],
  ['racks', PLAYERS, '#rack1 ABCDEFG\n', ''],
  ['one game after another', '', game, ''],
  ['accidents', '', '\uFFFD', ''],
  ['an encoding', '#character-encoding ', 'x', ''],
];

/** About so many characters, always in whole units. */
const grown = (size: number, [, head, unit, tail]: Hostile): string =>
  head + unit.repeat(Math.ceil(size / unit.length)) + tail;

test.each<Hostile>(hostile)('work grows with the size: %s', (name, head, unit, tail) => {
  const work = (size: number): number => {
    const meter = { steps: 0 };
    const file = parseGcg(grown(size, [name, head, unit, tail]), meter);
    replayGcg(file, fieldOf('en'), meter);
    return meter.steps;
  };
  expect(work(40_000)).toBeLessThan(2.2 * work(20_000) + 1000);
});

/** Milliseconds of our own, whatever else the machine is doing. */
function timeOf(run: () => unknown): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** One of three must do, since a cold start and a collection of garbage count as well. */
const isQuick = (run: () => unknown): boolean => [0, 1, 2].some(() => timeOf(run) < 1000);

test.each<Hostile>(hostile)('a megabyte is read within a second: %s', (name, head, unit, tail) => {
  const bytes = new TextEncoder().encode(grown(MEGABYTE, [name, head, unit, tail]));
  expect(isQuick(() => parseGcg(bytes))).toBe(true);
});

test('a megabyte of faults keeps no more than a hundred of memory', () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const bytes = new TextEncoder().encode('>\n'.repeat(MEGABYTE / 2));
  collect();
  const before = process.memoryUsage().heapUsed;
  const file = parseGcg(bytes);
  collect();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(100 * MEGABYTE);
  expect(file.diagnostics).toHaveLength(MEGABYTE / 2);
});
