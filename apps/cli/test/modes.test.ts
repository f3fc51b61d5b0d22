/** The other games at the terminal, each to its end. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isEmpty, makeSquare, type Square } from '@taht/rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCli } from '../src/cli.ts';
import { onTurn } from './dialogue.ts';
import { gameIn, makeRobot, moveFor, type Screen } from './robot.ts';
import { makeWorld, type TestWorld } from './world.ts';

let data = '';
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'taht-modes-'));
});
afterEach(() => rmSync(data, { recursive: true }));

async function play(
  flags: readonly string[],
  answer: (screen: Screen) => string | null,
): Promise<{ exit: number; world: TestWorld; screens: readonly Screen[] }> {
  const robot = makeRobot({ answer });
  // Every look at the clock takes a second, so that nobody searches for long.
  let now = 1_800_000_000_000;
  const world = makeWorld({
    terminal: robot,
    now: () => {
      now += 1000;
      return now;
    },
  });
  const seed = ['--seed', 'c0ffee'.padEnd(64, '0')];
  const fixed = ['--data', data, '--language', 'en', '--edition', 'en'];
  const exit = await runCli(['play', ...fixed, ...seed, ...flags], world);
  return { exit, world, screens: robot.screens };
}

test('bingo: bad cards are refused with a reason, a wrong claim tells what is missing, a right one wins', async () => {
  const words = ['cat', 'another', 'zzzzzzz', 'another', 'another', 'letters'];
  let claimed = false;
  const { exit, world, screens } = await play(
    ['--mode', 'bingo', '--players', 'Ann'],
    ({ text, prompt }) => {
      if (/of your card/.test(prompt)) return words.shift() ?? null;
      if (!claimed) {
        claimed = true;
        return '1';
      }
      const card = text.split('\n').find((line) => line.startsWith('1. Ann')) ?? '';
      return / [A-Z] /.test(card) ? '' : '1';
    },
  );
  const seen = screens.map(({ text }) => text).join('\n');
  expect(seen).toContain('CAT does not have 7 letters.');
  expect(seen).toMatch(/stands \d+ times on the card|Not in the dictionary/);
  expect(seen).toContain('Ann is not finished yet. Not called:');
  expect(exit).toBe(0);
  expect(world.output).toContain('Ann has crossed out everything. Bingo!');
});

test('a solitaire is played, stopped, kept, and its total can be beaten', async () => {
  const script = ['8H', 'exchange', 'help', 'exchange ?Q', 'end'];
  const first = await play(['--mode', 'solitaire-a'], () => script.shift() ?? null);
  expect(first.exit).toBe(0);
  expect(first.world.output).toContain('Rack 1:');
  const again = ['end'];
  const second = await play(['--mode', 'solitaire-a'], () => again.shift() ?? null);
  expect(second.world.output).toContain('Best total so far:');
  const lines = readFileSync(join(data, 'solitaires.jsonl'), 'utf8').trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).variant)).toEqual(['one-rack', 'one-rack']);
});

test('the open solitaire: tiles are taken by choice, steps taken back, and the computer tries', async () => {
  const script = ['ABC', 'QUIZERS', '8H QZ', '8H QUIZ', 'undo', '8H quiz', 'EEEE', 'end', 'yes'];
  const { exit, world, screens } = await play(
    ['--mode', 'solitaire-c'],
    () => script.shift() ?? null,
  );
  const seen = screens.map(({ text, prompt }) => text + prompt).join('\n');
  expect(seen).toContain('Which 7 tiles do you take?');
  expect(seen).toContain('Choose exactly 7 tiles.');
  expect(seen).toContain('Not in the dictionary: QZ.');
  expect(seen.match(/8H QUIZ: \d+ points/g)?.length).toBe(2);
  expect(seen).toContain('Which 4 tiles do you take?');
  expect(exit).toBe(0);
  expect(world.output).toMatch(/The computer’s best of \d+ tries: \d+/);
}, 120_000);

/** Lays one word, and then both agree to stop. */
function shortGame({ prompt }: Screen): string {
  if (/yes\/|\[yes\]/.test(prompt)) return 'yes';
  if (!/your move/.test(prompt)) return '';
  const game = gameIn(data);
  return isEmpty(game.board) ? moveFor(game, onTurn(game)) : 'end';
}

test('a finished game is taken apart to the last tile', async () => {
  const played = await play(['--players', 'Ann,Bob', '--lexicon', 'en'], shortGame);
  expect(played.exit).toBe(0);
  const { board } = gameIn(data);
  const squares = board.flatMap((cell, i) => (cell === null ? [] : [makeSquare(i as Square)]));
  expect(squares.length).toBeGreaterThan(1);
  const script = ['A1', 'hint', squares.join(' ')];
  const { exit, world, screens } = await play(['--mode', 'ungame'], () => script.shift() ?? null);
  const seen = screens.map(({ text }) => text).join('\n');
  expect(seen).toContain('There is no tile on A1.');
  expect(seen).toContain('This can be taken:');
  expect(exit).toBe(0);
  expect(world.output).toContain('The board is empty.');
});

test('the un-game needs a finished game, and unknown games are wrong use', async () => {
  const { exit, world } = await play(['--mode', 'ungame'], () => null);
  expect(exit).toBe(1);
  expect(world.complaints).toContain('There is no finished game here');
  const other = await play(['--mode', 'chess'], () => null);
  expect(other.exit).toBe(2);
  expect(other.world.complaints).toContain('ungame, bingo, solitaire-a');
});
