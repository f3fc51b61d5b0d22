/** `taht engine`, line by line: the transcript of docs/ENGINE.md, what is wrong with lines, and how searches end. */
import { readFileSync } from 'node:fs';
import { makeCgp } from '@taht/record';
import { emptyBoard, layTiles } from '@taht/rules';
import { makeRandom, playGame, staticPolicy } from '@taht/search';
import { makeRng, seed } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { runCli } from '../src/cli.ts';
import { equip } from '../src/engine/equip.ts';
import { LINES } from '../src/engine/protocol.ts';
import { textsIn } from '../src/text/i18n.ts';
import { makeWorld } from './world.ts';

const EMPTY = Array<string>(15).fill('15').join('/');
const GUIDE = new URL('../../../docs/ENGINE.md', import.meta.url);

/** What is said to these lines, when they come all at once. */
async function answersTo(lines: readonly string[], ...flags: string[]): Promise<string[]> {
  async function* all(): AsyncIterable<string> {
    yield* lines;
  }
  const world = makeWorld({ lines: all(), now: () => Date.now() });
  const exit = await runCli(['engine', '--threads', '1', '--language', 'en', ...flags], world);
  expect({ exit, complaints: world.complaints }).toEqual({ exit: 0, complaints: '' });
  return world.output.split('\n').slice(0, -1);
}

const START = ['edition en', `position ${EMPTY} RETINAS/ 0/0 0`];

test('the transcript of the guide is what the engine says', async () => {
  const [, transcript = ''] = /```transcript\n(.*?)```/su.exec(readFileSync(GUIDE, 'utf8')) ?? [];
  const lines = transcript.trimEnd().split('\n');
  const said = lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2));
  const heard = lines.filter((line) => !line.startsWith('> '));
  expect(said.length).toBeGreaterThan(5);
  expect(await answersTo(said)).toEqual(heard);
});

test('every line that the engine understands is in the guide', () => {
  const guide = readFileSync(GUIDE, 'utf8');
  expect(LINES.filter((name) => !guide.includes(`| \`${name}`))).toEqual([]);
});

describe('what is wrong with a line is told, and changes nothing', () => {
  test.each([
    ['jump', 'unknown-line'],
    ['GO', 'unknown-line'],
    ['edition', 'bad-value'],
    ['edition xx', 'bad-value'],
    ['ruleset et-base', 'bad-value'],
    ['list xx', 'bad-value'],
    ['list et', 'bad-value'],
    ['position', 'bad-position'],
    ['position x', 'bad-position'],
    [`position ${EMPTY} ZZ/ 0/0`, 'bad-position'],
    [`position ${EMPTY} ABCDEFGH/ 0/0`, 'bad-position'],
    ['go time', 'bad-go'],
    ['go time soon', 'bad-go'],
    ['go time -1', 'bad-go'],
    ['go rollouts 0', 'bad-go'],
    ['go level nobody', 'bad-go'],
    ['go level static rollouts 5', 'bad-go'],
    ['go fast', 'bad-go'],
  ])('%s', async (line, code) => {
    const answers = await answersTo([...START, line, 'go level static', 'go level static']);
    expect(answers.slice(0, 2)).toEqual(['ok', 'ok']);
    expect(answers[2]).toMatch(new RegExp(`^error ${code} .`));
    expect(answers.slice(3)).toEqual(['best 8B ANESTRI', 'best 8B ANESTRI']);
  });

  test.each(['ruleset en-club', 'list en', `position ${EMPTY} A/ 0/0`, 'go'])(
    '%s before anything else',
    async (line) => {
      const [first, second] = await answersTo([line, 'hello']);
      expect(first).toMatch(/^error too-early /);
      expect(second).toMatch(/^engine taht 1 /);
    },
  );

  test('other rules or words make a position void', async () => {
    for (const line of ['edition en', 'ruleset en-club', 'list en'])
      expect((await answersTo([...START, line, 'go'])).at(-1)).toMatch(/^error too-early /);
  });
});

test('lines without sense are answered one by one', async () => {
  const rng = makeRng(seed());
  const words = [
    ...LINES.slice(0, -2),
    EMPTY,
    'A/B',
    '0/0',
    'en',
    'time',
    'level',
    '-',
    '\u0000',
    'Ґ',
    '9e9',
  ];
  const lines = Array.from({ length: 60 }, () =>
    Array.from({ length: 1 + rng.below(4) }, () => rng.pick(words)).join(' '),
  ).filter((line) => !/^go\b/u.test(line));
  const answers = await answersTo(lines);
  expect(answers.filter((answer) => !/^(ok|engine|error [a-z-]+ .)/u.test(answer))).toEqual([]);
  expect(answers).toHaveLength(lines.length);
});

describe('a search', () => {
  test('ends when it is told to stop, with the best so far', async () => {
    const answers = await answersTo([...START, 'go time 80000000', 'stop', 'hello']);
    expect(answers.at(-2)).toMatch(/^best 8\w /);
    expect(answers.at(-1)).toMatch(/^engine /);
  });

  test('ends when the engine is told to quit, and nothing after that is heard', async () => {
    const answers = await answersTo([...START, 'go time 80000000', 'quit', 'hello']);
    expect(answers.at(-1)).toMatch(/^best 8\w /);
  });

  test('ends by its time', async () => {
    expect((await answersTo([...START, 'go time 1'])).at(-1)).toMatch(/^best 8\w /);
  });

  test('tells values as it learns them, the best first', async () => {
    const answers = await answersTo([...START, 'go rollouts 50 moves 3']);
    const told = answers.filter((answer) => answer.startsWith('info rank 1 '));
    expect(told.length).toBeGreaterThan(1);
    const [, move] = / move (.*)$/u.exec(told.at(-1) ?? '') ?? [];
    expect(answers.at(-1)).toBe(`best ${move}`);
    expect(told[0]).not.toContain('win');
    expect(told.at(-1)).toMatch(/ rollouts \d+ win 0\.\d{4} error 0\.\d{4} spread /u);
  });

  test('is the same every time, whatever the threads', async () => {
    const asked = [...START, 'go rollouts 30 moves 4'];
    const one = await answersTo(asked);
    expect((await answersTo(asked, '--threads', '2')).at(-1)).toBe(one.at(-1));
  });

  test('plays as the bot that the engine was started as, unless it is asked for itself', async () => {
    const answers = await answersTo([...START, 'go', 'go moves 1'], '--level', 'static');
    expect(answers[2]).toBe('best 8B ANESTRI');
    expect(answers[3]).toMatch(/^info rank 1 /);
  });
});

test('with nothing left to draw the game is searched to its end', async () => {
  const answers = await answersTo(['edition en', `position ${await lastTurn()}`, 'go']);
  const told = answers.filter((answer) => answer.includes(' exact yes '));
  expect(told).toHaveLength(1);
  const [, move] = / spread -?\d+\.00 exact yes move (.*)$/u.exec(told[0] ?? '') ?? [];
  expect(answers.at(-1)).toBe(`best ${move}`);
});

/** The last turn of a game of two bots: the bag is empty, and the other holds few tiles. */
async function lastTurn(): Promise<string> {
  const equipped = equip({ edition: 'en' }, makeWorld(), await textsIn('en'));
  if (!equipped.ok) throw new Error(equipped.error.lines.join());
  const { kit, rules, alphabet } = equipped.value;
  const { engine, evaluator } = kit;
  const policy = staticPolicy(engine, rules.final, evaluator);
  let board = emptyBoard;
  let last = '';
  playGame(engine, rules, [policy, policy], makeRandom(1), {
    moving: (_seat, counts, _bag, move) => {
      engine.rack.load(counts);
      const racks = [engine.leaveOf(engine.rack.full), []];
      last = makeCgp(alphabet, { board, racks, scores: [0, 0], zeroTurns: 0, operations: [] });
      if (move.kind === 'place') board = layTiles(board, engine.decode(0).tiles);
    },
  });
  return last;
}

test.each([
  ['--level', 'nobody', 'There’s no bot “nobody”'],
  ['--threads', '0', 'This should be a whole number: 0'],
])('%s %s is wrong use', async (flag, value, complaint) => {
  const world = makeWorld();
  expect(await runCli(['engine', flag, value, '--language', 'en'], world)).toBe(2);
  expect(world.complaints).toContain(complaint);
});
