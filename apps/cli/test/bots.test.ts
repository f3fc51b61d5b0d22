/** A person and bots at one terminal, and a person who asks for hints. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCli } from '../src/cli.ts';
import { talk } from './dialogue.ts';
import { gameIn, makeRobot } from './robot.ts';
import { makeWorld } from './world.ts';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'taht-bots-'));
});
afterEach(() => rmSync(data, { recursive: true }));

const SEED = 'ab'.repeat(32);

async function play(players: string, ...more: string[]): Promise<string> {
  const robot = makeRobot({
    answer: ({ prompt }) => (prompt.includes('your move') ? 'pass' : ''),
  });
  const world = makeWorld({ terminal: robot, now: () => 1_800_000_000_000 });
  const fixed = ['--data', data, '--language', 'en', '--seed', SEED, '--edition', 'et'];
  const exit = await runCli(['play', ...fixed, '--players', players, ...more], world);
  expect({ exit, complaints: world.complaints }).toEqual({ exit: 0, complaints: '' });
  return robot.screens.map(({ text, prompt }) => text + prompt).join('\n');
}

test('a bot moves by itself to the end of the game, and the screen is never passed', async () => {
  const screens = await play('Mari,level-4', '--lexicon', 'et');
  const { phase, seats } = gameIn(data);
  expect(phase.kind).toBe('over');
  expect(seats[1]?.score).toBeGreaterThan(50);
  expect(screens).not.toContain('Pass the screen');
});

test('whoever plays a bot reads the rules before agreeing to them', async () => {
  const screens = await play('level-4,Mari', '--lexicon', 'et');
  const [before = ''] = screens.split('do you agree');
  expect(before).toContain('The board has 15 × 15 squares.');
});

test('two bots and a person', async () => {
  await play('level-2,Mari,level-6', '--lexicon', 'et');
  const { phase, seats } = gameIn(data);
  expect(phase.kind).toBe('over');
  expect(seats.map(({ score }) => score > 0)).toEqual([true, false, true]);
});

test('whether to stop is for the bot to say, not for somebody in its name', async () => {
  const { robot, game } = await talk({
    data,
    flags: ['--edition', 'et', '--players', 'Mari,level-2', '--lexicon', 'et'],
    steps: [[/your move: $/, 'end']],
  });
  expect(robot.screens.map(({ prompt }) => prompt).join('\n')).not.toContain('level-2, shall we');
  expect(game.phase.kind).toBe('over');
});

test.each([
  ['level-1,level-2', 'et', 'At least one player has to be human.'],
  ['Mari,level-2', 'none', 'Bots need a dictionary.'],
])('%s with %s is wrong use', async (players, lexicon, complaint) => {
  const world = makeWorld({ terminal: makeRobot({ answer: () => '' }) });
  const flags = ['--data', data, '--language', 'en', '--edition', 'et', '--players', players];
  expect(await runCli(['play', ...flags, '--lexicon', lexicon], world)).toBe(2);
  expect(world.complaints).toContain(complaint);
});

test('a hint tells more each time, and at last the play itself', async () => {
  const { at } = await talk({
    data,
    flags: ['--edition', 'et', '--players', 'Mari,level-2', '--lexicon', 'et'],
    steps: [
      [/your move: $/, 'hint'],
      [/your move: $/, 'hint'],
      [/your move: $/, 'hint'],
      [/your move: $/, 'hint'],
      [/your move: $/, null],
    ],
  });
  expect(at(1)).toContain('Look at rows');
  expect(at(2)).toMatch(/Use \d tiles?\./);
  expect(at(3)).toContain('Use these tiles');
  expect(at(4)).toContain('Play: ');
});
