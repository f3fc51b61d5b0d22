/** The score keeper at a scripted terminal: whole games, leaving and going on, files that are none. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@taht/messages';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runCli } from '../src/cli.ts';
import { widthOf } from '../src/text/width.ts';
import { makeRobot } from './robot.ts';
import { makeWorld } from './world.ts';

let data = '';

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'taht-keep-'));
});
afterEach(() => rmSync(data, { recursive: true }));

/** After the last answer the keeper has gone. */
async function keep(answers: readonly string[], ...flags: readonly string[]) {
  const left = [...answers];
  const robot = makeRobot({ answer: () => left.shift() ?? null });
  const world = makeWorld({ terminal: robot, now: () => 1_700_000_000_000 });
  const exit = await runCli(['keep', '--data', data, ...flags], world);
  const screens = robot.screens.map(({ text, prompt }) => text + prompt);
  return { exit, world, screens, last: screens.at(-1) ?? '' };
}

const BEGIN = [
  '--language',
  'en',
  '--ruleset',
  'en-club',
  '--players',
  'Ann,Bob',
  '--lexicon',
  'none',
];
const files = (): readonly string[] => readdirSync(join(data, 'sheets')).sort();
const fileWith = (ending: string): string =>
  join(data, 'sheets', files().find((name) => name.endsWith(ending)) ?? '');

test('a game is kept to its end and written as GCG', async () => {
  const { exit } = await keep(
    ['8H HORN', 'H8 HAT', 'exchange 2', 'pass', 'end', '3', 'QA', '0', ''],
    ...BEGIN,
  );
  expect(exit).toBe(0);
  const gcg = readFileSync(fileWith('.gcg'), 'utf8');
  expect(gcg).toContain('>Ann: 8H HORN +14 14');
  expect(gcg).toContain('>Bob: H8 .AT +6 6');
  expect(gcg).toContain('>Ann: -2 +0 14');
  const replayed = makeWorld();
  expect(await runCli(['replay', fileWith('.gcg'), '--json'], replayed)).toBe(0);
});

test('everything entered is there again after leaving, and can be taken back', async () => {
  await keep(['8H HORN', 'H8 HAT'], ...BEGIN);
  const { screens } = await keep(['undo', 'redo'], '--resume', '--language', 'en');
  expect(screens[0]).toMatch(/▸ Ann +14/);
  expect(screens[0]).toMatch(/Bob +6/);
  expect(screens[1]).toMatch(/▸ Bob +0/);
  expect(screens[2]).toMatch(/Bob +6/);
});

test('an odd line is asked about, and entered only if that is wanted', async () => {
  const { screens } = await keep(['8H HORN', '1A CAT', 'no', '1A CAT', 'yes'], ...BEGIN);
  expect(screens[2]).toContain('has to connect to the tiles');
  expect(screens[3]).toMatch(/▸ Bob/);
  expect(screens[5]).toMatch(/▸ Ann/);
});

test('a line is changed with who and why, and the sheet says so', async () => {
  const { screens } = await keep(
    ['8H HORN', 'change 1 8H CORN', 'Cy', 'misheard', 'log', '', 'delete 9'],
    ...BEGIN,
  );
  expect(screens[5]).toMatch(/Before: 8H HORN.*Cy; misheard/s);
  expect(screens.at(-1)).toContain('There’s no line 9');
});

test('a challenge takes the play back', async () => {
  const { last } = await keep(['8H HORM', 'challenge', 'no'], ...BEGIN);
  expect(last).toMatch(/▸ Bob/);
  expect(last).toContain('8H HORM (taken back)');
});

test('a GCG record can be gone on with', async () => {
  const path = join(data, 'old.gcg');
  writeFileSync(path, '#player1 A Ann\n#player2 B Bob\n>A: HORN 8H HORN +14 14\n');
  const { screens } = await keep(['H8 HAT'], '--resume', path, '--language', 'en');
  expect(screens[1]).toMatch(/Bob +6/);
  expect(files()).toHaveLength(1);
});

describe('without a terminal', () => {
  const run = async (...flags: readonly string[]) => {
    const world = makeWorld();
    const exit = await runCli(['keep', '--data', data, ...flags], world);
    return { exit, world };
  };

  test('it is told how a score is kept, in every language', async () => {
    for (const language of LANGUAGES) {
      const { exit, world } = await run('--language', language);
      expect(exit).toBe(0);
      expect(world.output).toContain('npx taht keep');
      for (const line of world.output.split('\n')) expect(widthOf(line)).toBeLessThanOrEqual(80);
    }
  });

  test('a saved sheet is shown as JSON', async () => {
    await keep(['8H HORN'], ...BEGIN);
    const { world } = await run('--resume', '--json');
    expect(JSON.parse(world.output)).toMatchObject({ scores: [14, 0], onTurn: 1, over: false });
  });

  test.each([
    [['--edition', 'xx'], 2],
    [['--minutes', 'soon'], 2],
    [['--players', 'Ann'], 2],
    [['--resume', 'nothing-there'], 1],
  ])('%j ends with %i', async (flags, expected) => {
    const { exit, world } = await run(...flags);
    expect(exit).toBe(expected);
    expect(world.complaints).not.toBe('');
  });

  test('a file that is no sheet is a failure', async () => {
    const path = join(data, 'x.json');
    writeFileSync(path, '{"a":1}');
    expect((await run('--resume', path)).exit).toBe(1);
  });
});

test('no screen is wider than the terminal, in any language', async () => {
  for (const language of LANGUAGES) {
    const flags = ['--language', language, '--ruleset', 'en-club', '--players', 'Ann,Bob'];
    const { screens } = await keep(['8H HORN', '?', '', '1A QQ', ''], ...flags);
    expect(screens.length).toBeGreaterThan(4);
    for (const line of screens.join('\n').split('\n'))
      expect(widthOf(line)).toBeLessThanOrEqual(80);
  }
});
