/** `taht match`: bots and programs against each other, good ones and bad ones; stopping and going on. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@taht/messages';
import { parseGcg, replayGcg } from '@taht/record';
import { fieldOf } from '@taht/testkit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runCli } from '../src/cli.ts';
import { makeWorld } from './world.ts';

const MAIN = fileURLToPath(new URL('../src/main.js', import.meta.url));
const PROGRAM = fileURLToPath(new URL('./engine-program.ts', import.meta.url));
const NODE = `"${process.execPath}"`;
const program = (...args: string[]): string => [NODE, `"${PROGRAM}"`, ...args].join(' ');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taht-match-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const worldOf = () => makeWorld({ cwd: folder, now: () => Date.now() });
const flagsOf = (pairs: number): string[] => [
  ...['--edition', 'en', '--seed', '7', '--language', 'en', '--pairs', String(pairs)],
];

interface Score {
  readonly pairs: number;
  readonly games: number;
  readonly wins: readonly [number, number];
  readonly draws: number;
  readonly faults: readonly [number, number];
  readonly share: { readonly mean: number; readonly error: number | null };
  readonly lead: { readonly mean: number; readonly error: number | null };
}
interface Report extends Score {
  readonly null: Score | null;
  readonly stopped?: boolean;
}

async function match(a: string, b: string, pairs: number, ...more: string[]): Promise<Report> {
  const world = worldOf();
  const exit = await runCli(['match', a, b, ...flagsOf(pairs), ...more, '--json'], world);
  expect({ exit, output: world.output === '' ? world.complaints : '' }).toEqual({
    exit: 0,
    output: '',
  });
  return JSON.parse(world.output) as Report;
}

const records = (): string[] =>
  readdirSync(join(folder, 'out')).filter((name) => name.endsWith('.gcg'));
const textOf = (name: string): string => readFileSync(join(folder, 'out', name), 'utf8');

test('the same seed gives the same games, from both sides of every bag', async () => {
  const once = await match('static', 'greedy', 4);
  expect(once).toMatchObject({ pairs: 4, games: 8, faults: [0, 0], null: null });
  expect(await match('static', 'greedy', 4)).toEqual(once);
  const turned = await match('greedy', 'static', 4);
  expect(turned.wins).toEqual(once.wins.toReversed());
  expect(turned.lead.mean).toBeCloseTo(-once.lead.mean);
});

test('a bot against itself comes out even', async () => {
  const { null: control } = await match('static', 'greedy', 3, '--null');
  expect(control).toMatchObject({ pairs: 3, share: { mean: 0.5, error: 0 }, lead: { mean: 0 } });
});

test('our engine as a program plays as the bot does, to the last tile', async () => {
  const taht = `${NODE} "${MAIN}" engine --threads 1 --level static`;
  const report = await match('static', taht, 2, '--out', 'out');
  expect(report).toMatchObject({ pairs: 2, faults: [0, 0] });
  expect(report).toMatchObject({ share: { mean: 0.5, error: 0 }, lead: { mean: 0, error: 0 } });
  const [a = '', b = ''] = records().map((name) => textOf(name).replaceAll(/^#.*$|^>[^:]*/gmu, ''));
  expect(a).toBe(b);
});

test('every game is a record that replays without a difference', async () => {
  await match('static', 'greedy', 2, '--null', '--out', 'out');
  expect(records()).toEqual(
    ['match', 'null'].flatMap((of) =>
      ['0001-a', '0001-b', '0002-a', '0002-b'].map((name) => `${of}-${name}.gcg`),
    ),
  );
  for (const name of records()) {
    const { differences, final } = replayGcg(parseGcg(textOf(name)), fieldOf('en'));
    expect({ name, differences, complete: final.complete }).toEqual({
      name,
      differences: [],
      complete: true,
    });
  }
});

describe('a program that', () => {
  test('only passes loses by points', async () => {
    expect(await match('greedy', program('passes'), 1)).toMatchObject({
      wins: [2, 0],
      faults: [0, 0],
    });
  });

  test.each([
    ['dies', 'ended out of ideas'],
    ['raves', 'nonsense'],
    ['mumbles', 'nonsense hmm'],
    ['refuses', 'refused error failed no idea'],
  ])('%s loses the game, and is there for the next', async (manner, note) => {
    const report = await match('static', program(manner, '2'), 1, '--out', 'out');
    expect(report).toMatchObject({ pairs: 1, games: 2, wins: [2, 0], faults: [0, 2] });
    for (const name of records()) expect(textOf(name)).toContain(`: ${note}`);
  });

  test('never answers loses when patience is at its end', async () => {
    const report = await match('static', program('sleeps'), 1, '--patience-ms', '1000');
    expect(report).toMatchObject({ games: 2, faults: [0, 2] });
  });

  test.each([
    ['is not there', 'no-such-program', 'no-such-program stopped running'],
    ['does not speak the protocol', `${NODE} -e "console.log(1)"`, 'Can’t understand the answer'],
    ['ends at once', `${NODE} -e "process.exit(1)"`, 'stopped running'],
  ])('%s is told, with the bots that there are', async (_how, side, complaint) => {
    const world = worldOf();
    expect(await runCli(['match', 'static', side, ...flagsOf(1)], world)).toBe(1);
    expect(world.complaints).toContain(complaint);
    expect(world.complaints).toContain('champion');
  });
});

describe('a match that is stopped', () => {
  /** With a Ctrl-C after so many games. */
  async function stoppedAfter(games: number): Promise<Report> {
    const isStopped = (): boolean => existsSync(join(folder, 'out')) && records().length >= games;
    const world = makeWorld({ cwd: folder, now: () => Date.now(), isStopped });
    const args = ['match', 'static', 'greedy', ...flagsOf(5), '--out', 'out', '--json'];
    expect(await runCli(args, world)).toBe(130);
    return JSON.parse(world.output) as Report;
  }

  test('tells what it came to, and goes on where it was', async () => {
    const part = await stoppedAfter(4);
    expect(part).toMatchObject({ stopped: true, pairs: 2, games: 4 });
    const whole = await match('static', 'greedy', 5);
    expect(await match('static', 'greedy', 5, '--out', 'out')).toEqual(whole);
    expect(records()).toHaveLength(10);
  });

  test('does not wait for a program that is thinking', async () => {
    let moves = 0;
    const world = {
      ...worldOf(),
      catchStop: (onWish = (): void => {}) => {
        return async (): Promise<boolean> => {
          // While the program has the move.
          if (++moves === 2) setImmediate(onWish);
          return moves > 2;
        };
      },
    };
    const args = ['match', 'static', program('sleeps'), ...flagsOf(1), '--json'];
    expect(await runCli(args, world)).toBe(130);
  });

  test('in the middle of a line loses that game alone', async () => {
    await stoppedAfter(4);
    const path = join(folder, 'out', 'match.jsonl');
    writeFileSync(path, readFileSync(path, 'utf8').slice(0, -10));
    expect(await match('static', 'greedy', 5, '--out', 'out')).toEqual(
      await match('static', 'greedy', 5),
    );
  });

  test.each([
    ['another match', '{"format":"taht-match"}\n', 'There’s a different match'],
    ['what is none', 'hello\n', 'There’s a different match'],
  ])('is not mixed with %s', async (_what, text, complaint) => {
    await match('static', 'greedy', 1, '--out', 'out');
    writeFileSync(join(folder, 'out', 'match.jsonl'), text);
    const world = worldOf();
    const args = ['match', 'static', 'greedy', ...flagsOf(1), '--out', 'out'];
    expect(await runCli(args, world)).toBe(1);
    expect(world.complaints).toContain(complaint);
  });

  test('with a line that cannot be read says so', async () => {
    await match('static', 'greedy', 1, '--out', 'out');
    const path = join(folder, 'out', 'match.jsonl');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"pair"', 'pair'));
    const world = worldOf();
    const args = ['match', 'static', 'greedy', ...flagsOf(1), '--out', 'out'];
    expect(await runCli(args, world)).toBe(1);
    expect(world.complaints).toContain('Can’t read the match');
  });
});

test.each(LANGUAGES)('the result is readable in %s', async (language) => {
  const world = worldOf();
  const flags = [...flagsOf(2).slice(0, 4), '--pairs', '2', '--null', '--language', language];
  expect(await runCli(['match', 'static', 'greedy', ...flags], world)).toBe(0);
  expect(world.output).not.toContain('match.');
  if (language !== 'en') expect(world.output).not.toMatch(/\d\.\d/);
});

test.each([
  ['--pairs', 'x'],
  ['--move-ms', '-1'],
  ['--patience-ms', 'soon'],
])('%s %s is wrong use', async (flag, value) => {
  const world = worldOf();
  expect(await runCli(['match', 'static', 'greedy', ...flagsOf(1), flag, value], world)).toBe(2);
});
