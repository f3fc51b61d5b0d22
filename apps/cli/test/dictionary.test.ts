/** A game with a dictionary: it rules on challenges, answers look-ups, refuses words at once, and must be the same later. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '@taht/rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCli } from '../src/cli.ts';
import { anyMove, onTurn, type Step, talk } from './dialogue.ts';
import { makeRobot } from './robot.ts';
import { makeWorld } from './world.ts';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'taht-dictionary-'));
});
afterEach(() => rmSync(data, { recursive: true }));

const flags = ['--edition', 'uk', '--players', 'Mari,Jaan', '--lexicon', 'uk'];

/** What is laid at random is no word: all its letters on one line through the star. */
const nonsense: Step = [/your move: $/, anyMove];

const tilesOnBoard = ({ board }: Game): number => board.filter((cell) => cell !== null).length;

test('rules on a challenge at once', async () => {
  const { game, at } = await talk({
    data,
    flags,
    steps: [
      nonsense,
      [/Play it\?/, ''],
      [/do you accept/, 'no'],
      [/takes the tiles back.*your move: $/s, null],
    ],
  });
  expect(tilesOnBoard(game)).toBe(0);
  expect(at(3)).toMatch(/not valid/);
  expect(game.setup.lexicon?.id).toBe('uk');
});

test('tells the referee what it knows; the referee decides', async () => {
  const { game, at } = await talk({
    data,
    flags: ['--ruleset', 'tr-school', '--players', 'Mari,Jaan,Leida', '--lexicon', 'en'],
    steps: [
      nonsense,
      [/Play it\?/, ''],
      [/Referee: does the play stand/, 'no'],
      [/Who’s challenging/, '1'],
      [/do you want to challenge it too\?/, 'no'],
      [/Referee: is .* valid/, 'yes'],
      [/Referee: would you like to give a reason/, ''],
      [/Pass the screen/, null],
    ],
  });
  expect(at(5)).toMatch(/The dictionary says: not in the dictionary\./);
  expect(tilesOnBoard(game)).toBeGreaterThan(0);
});

test('answers a look-up where the rules allow it', async () => {
  const rule = ['--house-rule', 'open-dictionary'];
  const { at } = await talk({
    data,
    flags: [...flags, ...rule],
    steps: [
      [/your move: $/, 'look книга'],
      [/your move: $/, 'look книгу'],
      [/your move: $/, null],
    ],
  });
  expect(at(1)).toContain('КНИГА');
  expect(at(1)).not.toBe(at(2));
});

test('refuses what is no word where nobody challenges', async () => {
  const rule = ['--house-rule', 'challenge-void'];
  const { game, at } = await talk({
    data,
    flags: [...flags, ...rule],
    steps: [nonsense, [/your move: $/, null]],
  });
  expect(at(1)).toMatch(/not (a|good) word|not in the dictionary|no word/i);
  expect(tilesOnBoard(game)).toBe(0);
  expect(onTurn(game)).toBeGreaterThanOrEqual(0);
});

async function refused(...args: string[]): Promise<{ exit: number; complaints: string }> {
  const terminal = makeRobot({ answer: () => '' });
  const world = makeWorld({ terminal });
  const exit = await runCli(['play', '--data', data, '--language', 'en', ...args], world);
  return { exit, complaints: world.complaints };
}

test('one that is not there, or not of this language, is wrong use', async () => {
  for (const id of ['xx', 'en'])
    expect(await refused('--edition', 'uk', '--players', 'A,B', '--lexicon', id)).toEqual({
      exit: 2,
      complaints: `There’s no dictionary “${id}”. Choose from: uk, uk-all, none\n`,
    });
});

test('without one nothing can be refused at once', async () => {
  const rule = ['--house-rule', 'challenge-void', '--lexicon', 'none'];
  expect(await refused('--edition', 'uk', '--players', 'A,B', ...rule)).toMatchObject({ exit: 2 });
});

test('a game whose list is gone is refused', async () => {
  const list = join(data, 'list.txt');
  writeFileSync(list, 'книга');
  const id = ['--edition', 'uk', '--id', 'club', '--data', data];
  await runCli(['lexicon', 'import', list, ...id], makeWorld());
  await talk({
    data,
    flags: [...flags.slice(0, 4), '--lexicon', 'club'],
    steps: [[/your move: $/, null]],
  });
  rmSync(join(data, 'lexicons'), { recursive: true });
  expect((await refused('--resume')).complaints).toContain('There’s no dictionary “club”');
});
