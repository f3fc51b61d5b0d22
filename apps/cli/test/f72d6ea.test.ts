/** What commit f72d6ea left on a disk is read and gone on with at the terminal (fixtures/f72d6ea). */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCli } from '../src/cli.ts';
import { anyMove, talk } from './dialogue.ts';
import { gameIn, makeRobot } from './robot.ts';
import { makeWorld } from './world.ts';

const FIXTURES = fileURLToPath(new URL('../../../fixtures/f72d6ea', import.meta.url));
const NOON = Date.UTC(2026, 10, 17, 12);

let data = '';
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'taht-f72d6ea-'));
});
afterEach(() => rmSync(data, { recursive: true }));

/** A data folder as it was left, with its word lists. */
function left(folder: 'going' | 'over' | 'other'): void {
  cpSync(join(FIXTURES, 'terminal', folder), data, { recursive: true });
  cpSync(join(FIXTURES, 'lexicons'), join(data, 'lexicons'), { recursive: true });
}

const fileIn = (folder: string, ending: string): string =>
  join(data, folder, readdirSync(join(data, folder)).find((name) => name.endsWith(ending)) ?? '');

async function run(...args: readonly string[]) {
  const world = makeWorld({ cwd: data, now: () => NOON });
  const exit = await runCli([...args, '--json'], world);
  expect({ exit, complaints: world.complaints }).toEqual({ exit: 0, complaints: '' });
  return JSON.parse(world.output);
}

/** Typed one after the other; whoever has nothing more to type has gone. */
async function typed(lines: readonly string[], ...args: readonly string[]) {
  const rest = [...lines];
  const robot = makeRobot({ answer: () => rest.shift() ?? null });
  const world = makeWorld({ terminal: robot, now: () => NOON });
  expect(await runCli([...args, '--data', data, '--language', 'en'], world)).toBe(0);
  const screens = robot.screens.map(({ text, prompt }) => text + prompt);
  return { screens, output: world.output };
}

test('a game goes on where a bot’s play may be challenged, and its journal is in order', async () => {
  left('going');
  const before = gameIn(data);
  expect(before.phase.kind).toBe('window');
  const { game } = await talk({
    data,
    flags: ['--resume'],
    now: () => NOON,
    steps: [
      [/Mari.*do you accept/s, ''],
      [/Mari.*your move: $/s, anyMove],
      [/Play it/, ''],
      [/Mari.*(do you accept|your move: $)/s, null],
    ],
  });
  expect(game.version).toBeGreaterThan(before.version);
  expect(game.setup).toEqual(before.setup);
  expect(await run('verify', fileIn('games', '.jsonl'))).toMatchObject({ ok: true });
});

test('a record and its journal are verified, and its GCG is replayed', async () => {
  left('over');
  for (const ending of ['.json', '.jsonl'])
    expect(await run('verify', fileIn('games', ending))).toMatchObject({
      ...{ ok: true, finished: true },
    });
  expect(await run('replay', fileIn('games', '.gcg'), '--edition', 'uk')).toMatchObject({
    differences: [],
  });
});

test('an un-game goes on', async () => {
  left('over');
  const { screens } = await typed(['yes', 'hint', 'quit'], 'play', '--mode', 'ungame');
  expect(screens.join('\n')).toContain('You have an unfinished game of this kind.');
  expect(screens.join('\n')).toMatch(/You can take|No more tiles can be taken/);
});

test('an open solitaire goes on to its end, beside the totals of earlier ones', async () => {
  left('other');
  const lines = ['yes', 'undo', '8H QI', 'end', 'yes', 'no'];
  const { screens } = await typed(lines, 'play', '--mode', 'solitaire-c');
  expect(screens.join('\n')).toContain('8H QI: 22 points');
  const totals = readFileSync(join(data, 'solitaires.jsonl'), 'utf8').trim().split('\n');
  expect(totals.map((line) => JSON.parse(line).variant)).toEqual(['one-rack', 'open']);
  const again = await typed(
    ['end', 'yes'],
    'play',
    '--mode',
    'solitaire-a',
    '--edition',
    'en',
    '--lexicon',
    'club-en',
  );
  expect(again.output).toContain('Best total so far: -13');
});

test('a score sheet goes on, and knows what was changed', async () => {
  left('other');
  const { screens } = await typed(['log', '', 'pass', 'undo', 'H10 TO'], 'keep', '--resume');
  expect(screens[0]).toMatch(/Ann +12\s.*▸ Bob +5\s/s);
  expect(screens[1]).toMatch(/Before: 8H HORN.*Cy; misheard/s);
  expect(screens.at(-1)).toMatch(/▸ Ann/);
  const sheet = await run('keep', '--resume', '--data', data);
  expect(sheet).toMatchObject({ onTurn: 0, over: false });
});

test('a tournament goes on from its file', async () => {
  const cup = join(data, 'cup.jsonl');
  writeFileSync(cup, gunzipSync(readFileSync(join(FIXTURES, 'terminal', 'cup.jsonl.gz'))));
  const { players } = await run('tournament', 'players', cup);
  expect(players).toHaveLength(8);
  const { present } = await run('tournament', 'show', cup);
  const open = present.tables.find(({ scores }: { scores: unknown }) => scores === null);
  const scores = open.seats.map(({ player }: { player: number }) => String(400 - player));
  await run('tournament', 'enter', cup, String(open.table), ...scores);
  const { standings } = await run('tournament', 'standings', cup);
  expect(standings[0]).toMatchObject({ player: 1, games: 2 });
});

test('a patch holds over the list that it was made for', async () => {
  left('other');
  const patch = join(data, 'lexicons', 'club-et.1.patch.json');
  const words = ['check', '--lexicon', 'club-et', '--data', data, 'TÄHTÕ'];
  expect(await run(...words, '--patch', patch)).toMatchObject({ words: [{ valid: true }] });
  expect(await run(...words)).toMatchObject({ words: [{ valid: false }] });
});
