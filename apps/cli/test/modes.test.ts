/** The other games at the terminal, each to its end. */
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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
      if (/on your card/.test(prompt)) return words.shift() ?? null;
      if (!claimed) {
        claimed = true;
        return '1';
      }
      const card = text.split('\n').find((line) => line.startsWith('1. Ann')) ?? '';
      return / [A-Z] /.test(card) ? '' : '1';
    },
  );
  const seen = screens.map(({ text }) => text).join('\n');
  expect(seen).toContain('CAT doesn’t have 7 letters.');
  expect(seen).toMatch(/on your card \d+ times|Not in the dictionary/);
  expect(seen).toContain('Ann hasn’t finished yet. Not called:');
  expect(exit).toBe(0);
  expect(world.output).toContain('Ann has crossed everything off. Bingo!');
});

test('a solitaire is played, stopped, kept, and its total can be beaten', async () => {
  const script = ['8H', 'exchange', 'help', 'exchange ?Q', 'end', 'no', 'end', 'yes'];
  const first = await play(['--mode', 'solitaire-a'], () => script.shift() ?? null);
  expect(first.exit).toBe(0);
  expect(first.world.output).toContain('Rack 1:');
  const seen = first.screens.map(({ text, prompt }) => text + prompt).join('\n');
  expect(seen).toContain('Finish? You can’t undo this.');
  expect(seen).toContain('end – finish this game');
  const again = ['end', 'yes'];
  const second = await play(['--mode', 'solitaire-a'], () => again.shift() ?? null);
  expect(second.world.output).toContain('Best total so far:');
  const lines = readFileSync(join(data, 'solitaires.jsonl'), 'utf8').trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).variant)).toEqual(['one-rack', 'one-rack']);
});

test('a solitaire that was left, or cut off in the middle of a line, goes on where it was', async () => {
  const file = join(data, 'modes', 'solitaire-c.jsonl');
  const begun = ['QUIZERS', '8H QUIZ', 'EEEE', 'quit'];
  const first = await play(['--mode', 'solitaire-c'], () => begun.shift() ?? null);
  expect(first.world.output).toContain('--mode solitaire-c');
  appendFileSync(file, '{"id":"c4","by":{"ki');
  const rest = ['yes', 'undo', 'end', 'yes', 'no'];
  const second = await play(['--mode', 'solitaire-c'], () => rest.shift() ?? null);
  const seen = second.screens.map(({ text, prompt }) => text + prompt).join('\n');
  expect(seen).toContain('You have an unfinished game of this kind.');
  expect(second.exit).toBe(0);
  expect(existsSync(file)).toBe(false);
  const [line = ''] = readFileSync(join(data, 'solitaires.jsonl'), 'utf8').split('\n');
  expect(JSON.parse(line)).toMatchObject({ variant: 'open' });
});

test('whoever does not want the old game, which is described, has a new one', async () => {
  const file = join(data, 'modes', 'solitaire-a.jsonl');
  const leave = ['quit'];
  await play(['--mode', 'solitaire-a'], () => leave.shift() ?? null);
  const before = readFileSync(file, 'utf8');
  const anew = ['no', 'quit'];
  const { screens } = await play(['--mode', 'solitaire-a', '--daily'], () => anew.shift() ?? null);
  expect(screens[0]?.text).toMatch(/English – 0 points – \d+ \w+ 2027/);
  expect(screens[0]?.text).toContain('apply only to a new game: --edition, --seed, --daily');
  expect(readFileSync(file, 'utf8')).not.toBe(before);
});

/** Header and first entry of a solitaire that has just begun. */
async function begun(): Promise<{ file: string; header: string; entry: string }> {
  const file = join(data, 'modes', 'solitaire-a.jsonl');
  const leave = ['quit'];
  await play(['--mode', 'solitaire-a'], () => leave.shift() ?? null);
  const [header = '', entry = ''] = readFileSync(file, 'utf8').split('\n');
  return { file, header, entry };
}

test.each<[string, (header: string, entry: string) => string]>([
  ['nothing', () => ''],
  ['nonsense', () => 'nonsense\n'],
  ['another game', (header, entry) => `${header.replace('solitaire-a', 'ungame')}\n${entry}\n`],
  ['a newer form', (header, entry) => `${header.replace(/\d+(?=\}$)/, '99')}\n${entry}\n`],
  ['a header alone', (header) => `${header}\n`],
  ['half of its first entry', (header, entry) => `${header}\n${entry.slice(0, 100)}`],
  ['an entry twice', (header, entry) => `${header}\n${entry}\n${entry}\n`],
  [
    'what cannot follow',
    (header, entry) => `${header}\n${entry}\n${entry.replace('"id":"c0"', '"id":"c1"')}\n`,
  ],
])('a file that holds %s is kept under another name, and a new game begins', async (_, spoil) => {
  const { file, header, entry } = await begun();
  const spoilt = spoil(header, entry);
  for (const number of [1, 2]) {
    writeFileSync(file, spoilt);
    const script = ['', 'quit'];
    const { exit, screens } = await play(['--mode', 'solitaire-a'], () => script.shift() ?? null);
    const aside = join(data, 'modes', `solitaire-a.aside-${number}.jsonl`);
    expect(exit).toBe(0);
    expect(screens[0]?.text).toContain(aside);
    expect(screens[1]?.text).toContain('Rack 1:');
    expect(readFileSync(aside, 'utf8')).toBe(spoilt);
    expect(readFileSync(file, 'utf8').startsWith(header)).toBe(true);
  }
});

test('who goes on with a game is not asked for the language again', async () => {
  const first = ['1', 'quit'];
  const other = async (script: string[]) => {
    const robot = makeRobot({ answer: () => script.shift() ?? null });
    const world = makeWorld({ terminal: robot });
    const flags = ['--data', data, '--mode', 'solitaire-a'];
    return { exit: await runCli(['play', ...flags], world), robot };
  };
  await other(first);
  const { exit, robot } = await other(['', 'quit']);
  expect(exit).toBe(0);
  expect(robot.screens[0]?.prompt).toContain('Kas jätkata seda?');
});

test.each([
  ['solitaire-a', 'exchange AB?'],
  ['solitaire-b', 'pass'],
  ['solitaire-c', 'AB? – take these tiles'],
  ['ungame', 'H8 I8'],
  ['bingo', 'type its number'],
])('without a terminal %s tells how it is played', async (mode, told) => {
  const world = makeWorld();
  expect(await runCli(['play', '--language', 'en', '--mode', mode], world)).toBe(0);
  expect(world.output).toContain(`npx taht play --mode ${mode}`);
  expect(world.output.replaceAll(/\s+/g, ' ')).toContain(told);
  expect(world.output).not.toContain('challenge');
});

test('the open solitaire: tiles are taken by choice, steps taken back, and the computer tries', async () => {
  const script = [
    'ABC',
    'QUIZERS',
    '8H QZ',
    '8H QUIZ',
    'undo',
    '8H quiz',
    'EEEE',
    'end',
    'yes',
    'yes',
  ];
  const { exit, world, screens } = await play(
    ['--mode', 'solitaire-c'],
    () => script.shift() ?? null,
  );
  const seen = screens.map(({ text, prompt }) => text + prompt).join('\n');
  expect(seen).toContain('Which 7 tiles do you want to take?');
  expect(seen).toContain('Choose exactly 7 tiles.');
  expect(seen).toContain('Not in the dictionary: QZ.');
  expect(seen.match(/8H QUIZ: \d+ points/g)?.length).toBe(2);
  expect(seen).toContain('Which 4 tiles do you want to take?');
  expect(exit).toBe(0);
  expect(world.output).toMatch(/The computer’s best of \d+ tries: \d+/);
});

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
  const left = ['A1', 'hint', 'quit'];
  const begun = await play(['--mode', 'ungame'], () => left.shift() ?? null);
  expect(begun.world.output).toContain('--mode ungame');
  const script = ['yes', 'A1', 'hint', squares.join(' ')];
  const { exit, world, screens } = await play(['--mode', 'ungame'], () => script.shift() ?? null);
  const seen = screens.map(({ text }) => text).join('\n');
  expect(seen).toContain('There’s no tile on A1.');
  expect(seen).toContain('You can take ');
  expect(exit).toBe(0);
  expect(world.output).toContain('The board is empty.');
});

test('the un-game needs a finished game, and unknown games are wrong use', async () => {
  const { exit, world } = await play(['--mode', 'ungame'], () => null);
  expect(exit).toBe(1);
  expect(world.complaints).toContain('There’s no finished game here');
  const other = await play(['--mode', 'chess'], () => null);
  expect(other.exit).toBe(2);
  expect(other.world.complaints).toContain('ungame, bingo, solitaire-a');
});
