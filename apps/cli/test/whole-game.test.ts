/** Whole games at the terminal, from the first question to the final table, in every edition and language. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { editions } from '@taht/editions';
import type { Language } from '@taht/messages';
import type { Texts } from '@taht/phrasing';
import type { Game } from '@taht/rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCli } from '../src/cli.ts';
import { commandWords } from '../src/terminal/input.ts';
import { textsIn } from '../src/text/i18n.ts';
import { widthOf } from '../src/text/width.ts';
import { gameIn, makeRobot, moveFor, type Robot, type RobotSpec, type Screen } from './robot.ts';
import { makeWorld } from './world.ts';

const SEED = 'c0ffee'.padEnd(64, '0');

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'taht-play-'));
});
afterEach(() => rmSync(data, { recursive: true }));

/** Moves when it is to move, says yes where it must say something, and presses Enter at everything else. */
async function player(texts: Texts, folder = data): Promise<(screen: Screen) => string> {
  const words = await commandWords(texts);
  const [yes, no] = [words.shown('yes'), words.shown('no')];
  return ({ prompt }) => {
    if (prompt.includes(`${yes}/${no}`)) return yes;
    if (!isMovePrompt(prompt, texts)) return '';
    const game = gameIn(folder);
    if (game.phase.kind !== 'turn') throw new Error(`asked for a move in ${game.phase.kind}`);
    return moveFor(game, game.phase.seat);
  };
}

const isMovePrompt = (prompt: string, { t }: Texts): boolean =>
  NAMES.some((name) => prompt.startsWith(t('play.your-move', { player: name })));

const NAMES = ['Mari', 'Jón', 'Aino', 'Ґанна'];

async function play(
  language: Language,
  flags: readonly string[],
  spec: Partial<RobotSpec> = {},
): Promise<{ exit: number; robot: Robot; said: string; complaints: string }> {
  const robot = makeRobot({ answer: await player(await textsIn(language)), ...spec });
  const world = makeWorld({ terminal: robot, now: () => 1_800_000_000_000 });
  const fixed = ['--data', data, '--seed', SEED, '--language', language, '--lexicon', 'none'];
  const args = ['play', ...fixed, ...flags];
  const exit = await runCli(args, world);
  return { exit, robot, said: world.output, complaints: world.complaints };
}

const filesIn = (): string[] => readdirSync(join(data, 'games')).toSorted();
const fileIn = (ending: string): string =>
  join(data, 'games', filesIn().find((name) => name.endsWith(ending)) as string);

async function answerTo(...args: string[]): Promise<unknown> {
  const world = makeWorld();
  expect(await runCli([...args, '--json'], world)).toBe(0);
  return JSON.parse(world.output);
}

function totalTiles({ bags, board, seats, aside }: Game): number {
  const lying = board.filter((cell) => cell !== null).length;
  return [...bags, aside, ...seats.map(({ rack }) => rack)].reduce(
    (sum, { length }) => sum + length,
    lying,
  );
}

test.each(editions.map(({ id, language }) => [id, language as Language] as const))(
  'a game in %s is played to its end, checked and exported',
  async (edition, language) => {
    const players = edition === 'en' ? 'Mari,Jón' : 'Mari,Jón,Aino,Ґанна';
    const flags = ['--edition', edition, '--players', players];
    const { exit, robot, complaints } = await play(language, flags);
    expect({ exit, complaints }).toEqual({ exit: 0, complaints: '' });
    const game = gameIn(data);
    expect(game.phase.kind).toBe('over');
    expect(game.board.filter((cell) => cell !== null).length).toBeGreaterThan(50);
    const { tiles, blanks } = game.setup.tileset;
    expect(totalTiles(game)).toBe(tiles.reduce((sum, [, count]) => sum + count, blanks));
    for (const { text, prompt } of robot.screens)
      for (const line of `${text}${prompt}`.split('\n'))
        expect(widthOf(line)).toBeLessThanOrEqual(80);
    expect(filesIn().map((name) => name.replace(/^[^.]*/, ''))).toEqual([
      '.gcg',
      '.json',
      '.jsonl',
    ]);
    expect(await answerTo('verify', fileIn('.json'))).toMatchObject({ ok: true, finished: true });
    expect(await answerTo('verify', fileIn('.jsonl'))).toMatchObject({ ok: true, finished: true });
    const replayed = (await answerTo('replay', fileIn('.gcg'), '--edition', edition)) as {
      final: { scores: Record<string, number> };
      differences: unknown[];
    };
    expect(replayed.differences).toEqual([]);
    const scores = game.seats.map(({ player: { name }, score }) => [name, score]);
    expect(replayed.final.scores).toEqual(Object.fromEntries(scores));
  },
);

test('everything can be chosen by answering questions', async () => {
  const start = ['2', '3', '4', '2', '3', 'Mari', 'Mari', '', 'Jón', 'Aino', ''];
  const texts = await textsIn('is');
  const rest = await player(texts);
  let at = 0;
  const robot = makeRobot({ answer: (screen) => start[at++] ?? rest(screen) });
  const world = makeWorld({ terminal: robot, env: { LANG: 'et_EE.UTF-8' } });
  expect(await runCli(['play', '--data', data], world)).toBe(0);
  const { setup } = gameIn(data);
  expect(setup.players.map(({ name }) => name)).toEqual(['Mari', 'Jón', 'Aino']);
  expect([setup.base.id, setup.tileset.id]).toEqual(['fi-base', 'fi-100']);
  expect(setup.lexicon).toBeNull();
  expect(robot.screens[0]?.text).toContain('Tere tulemast');
  const rack = texts.t('play.rack', { tiles: '' }).trim();
  expect(robot.screens.some(({ text }) => text.includes(rack))).toBe(true);
});

test('a refused house rule falls back, and everybody agrees once more', async () => {
  const texts = await textsIn('en');
  const rest = await player(texts);
  const asked: string[] = [];
  const robot = makeRobot({
    answer: (screen) => {
      if (/do you agree/.test(screen.prompt)) {
        asked.push(screen.prompt);
        if (asked.length === 2) return 'no';
      }
      if (/rather leave out/.test(screen.text) && screen.prompt === '> ') return '2';
      return rest(screen);
    },
  });
  const world = makeWorld({ terminal: robot });
  const rules = ['--house-rule', 'restricted-exchange', '--house-rule', 'jacks-to-open'];
  const flags = ['--edition', 'uk', '--players', 'Mari,Jón', '--language', 'en', ...rules];
  expect(await runCli(['play', '--data', data, ...flags], world)).toBe(0);
  const { setup, rules: played } = gameIn(data);
  expect(setup.houseRules.map(({ name }) => name)).toEqual(['restricted-exchange']);
  expect(played.exchange.minBag).toBe(7);
  expect(played.opening.minLetters).toEqual([]);
  expect(asked.map((prompt) => prompt.split(',')[0])).toEqual(['Mari', 'Jón', 'Mari', 'Jón']);
});

test.each([60, 48, 40])('in %i columns every line fits', async (columns) => {
  const flags = ['--edition', 'uk', '--players', 'Mari,Jón'];
  const { exit, robot } = await play('uk', flags, { columns });
  expect(exit).toBe(0);
  for (const { text } of robot.screens)
    for (const line of text.split('\n')) expect(widthOf(line)).toBeLessThanOrEqual(columns);
});

test('a turn fits twenty-four rows of eighty columns', async () => {
  const { robot } = await play('tr', ['--edition', 'tr', '--players', NAMES.join(',')]);
  const texts = await textsIn('tr');
  const turns = robot.screens.filter(({ prompt }) => isMovePrompt(prompt, texts));
  expect(turns.length).toBeGreaterThan(20);
  for (const { text } of turns) expect(text.trimEnd().split('\n').length).toBeLessThan(24);
});

test('colours only repeat what the text says, and are left out on demand', async () => {
  const flags = ['--edition', 'et', '--players', 'Mari,Jón'];
  const plain = await play('et', flags);
  expect(plain.robot.screens.every(({ text }) => !text.includes('\u001b'))).toBe(true);
  rmSync(join(data, 'games'), { recursive: true });
  const coloured = await play('et', flags, { colour: true });
  expect(coloured.robot.screens.some(({ text }) => text.includes('\u001b['))).toBe(true);
  const bare = ({ robot }: typeof plain): string[] =>
    robot.screens.map(({ text }) => stripVTControlCharacters(text).replaceAll(/ +$/gm, ''));
  expect(bare(coloured)).toEqual(bare(plain));
});

test('no rack is on the screen when it goes from hand to hand', async () => {
  const texts = await textsIn('en');
  const { robot } = await play('en', ['--edition', 'et', '--players', 'Mari,Jón,Aino']);
  const label = texts.t('play.rack', { tiles: '' }).trim();
  const shared = robot.screens.filter(({ prompt }) =>
    /^(Pass the screen|Does everyone accept)/.test(prompt),
  );
  expect(shared.length).toBeGreaterThan(50);
  for (const { text } of shared) expect(text).not.toContain(label);
});

test('whoever sits before the screen was asked to', async () => {
  const { robot } = await play('en', ['--edition', 'et', '--players', 'Mari,Jón']);
  let seated = '';
  for (const { text, prompt } of robot.screens) {
    const [, asked] = /Pass the screen to (\S+), then/.exec(text + prompt) ?? [];
    if (asked !== undefined) expect(text).not.toContain('Your rack:');
    if (prompt.includes('your move:')) expect(prompt.split(',')[0]).toBe(seated);
    seated = asked ?? seated;
  }
});

test('a record is checked point by point, and a changed one is answered about', async () => {
  await play('fi', ['--tileset', 'fi-101', '--players', 'Mari,Jón']);
  expect(await answerTo('verify', fileIn('.json'))).toEqual({
    ok: true,
    finished: true,
    checks: [
      { name: 'record', ok: true },
      { name: 'bytes', ok: true },
      { name: 'events', ok: true },
      { name: 'decisions', ok: true },
      { name: 'commitment', ok: true },
    ],
  });
  const changed = join(data, 'changed.json');
  writeFileSync(changed, readFileSync(fileIn('.json'), 'utf8').replace('"Mari"', '"Maru"'));
  const world = makeWorld();
  expect(await runCli(['verify', changed, '--json'], world)).toBe(3);
  expect(JSON.parse(world.output)).toMatchObject({
    ok: false,
    checks: [{ name: 'record', ok: false, detail: expect.stringContaining('digest-mismatch') }],
  });
});

test('the journal holds what was acknowledged', async () => {
  await play('fi', ['--edition', 'fi', '--players', 'Mari,Jón']);
  const lines = readFileSync(fileIn('.jsonl'), 'utf8').trimEnd().split('\n');
  expect(lines.length).toBe(JSON.parse(readFileSync(fileIn('.json'), 'utf8')).entries.length + 1);
});
