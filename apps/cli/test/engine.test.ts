/** The engine on the command line: plays of a position, games of bots, reports on games, training. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { editions } from '@taht/editions';
import { LANGUAGES } from '@taht/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCli } from '../src/cli.ts';
import { widthOf } from '../src/text/width.ts';
import { makeWorld } from './world.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'taht-engine-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function run(...args: string[]) {
  let now = 0;
  const world = makeWorld({ cwd: folder, now: () => ++now });
  const exit = await runCli(args, world);
  return { exit, output: world.output, complaints: world.complaints };
}

async function answerTo<T>(...args: string[]): Promise<T> {
  const { exit, output } = await run(...args, '--json');
  expect(exit).toBe(0);
  return JSON.parse(output) as T;
}

const EMPTY = Array<string>(15).fill('15').join('/');

interface Moves {
  readonly count: number;
  readonly plays: readonly {
    readonly position: string;
    readonly word: string;
    readonly tiles: string;
    readonly score: number;
    readonly leave: string;
    readonly equity: number;
  }[];
}

describe('moves', () => {
  const moves = (position: string, ...more: string[]): Promise<Moves> =>
    answerTo('moves', '--edition', 'en', '--position', position, ...more);

  test('on the empty board plays lie across the star, each once', async () => {
    const { count, plays } = await moves(`${EMPTY} QI/ 0/0 0`, '--all');
    expect(count).toBe(2);
    expect(plays.map(({ position, word, score, leave }) => [position, word, score, leave])).toEqual(
      expect.arrayContaining([
        ['8G', 'QI', 22, ''],
        ['8H', 'QI', 22, ''],
      ]),
    );
  });

  test('a play reads through what lies there, and the blank is small', async () => {
    const rows = [...Array<string>(7).fill('15'), '5CAT7', ...Array<string>(7).fill('15')];
    const { plays } = await moves(`${rows.join('/')} ?/ 0/0 0`, '--all');
    expect(plays).toContainEqual(
      expect.objectContaining({ position: '8F', word: 'CATe', tiles: 'e', score: 5, leave: '' }),
    );
    expect(plays.filter(({ word }) => word === 'CATs')).toHaveLength(1);
  });

  test('a position that declares its tiles needs no edition', async () => {
    const asked = (operations: string, ...args: string[]) =>
      run('moves', '--position', `${EMPTY} RETINAS/ 0/0 0 ${operations}`, '--top', '1', ...args);
    const english = await asked('', '--edition', 'en');
    expect(await asked('lex NWL23; ld english;')).toEqual(english);
    expect(await asked('-lex CSW24;')).toEqual(english);
    expect(await asked('ld en-100;')).toEqual(english);
    expect((await asked('ld polish;')).complaints).toBe('These look like Polish tiles.\n');
    expect(await asked('foo bar;')).toMatchObject({
      exit: 2,
      complaints: 'Missing option: --edition <id>\n',
    });
  });

  test('values have the comma of the language', async () => {
    const flags = ['--position', `${EMPTY} RETINAS/ 0/0 0`, '--top', '1', '--language', 'is'];
    const { output } = await run('moves', '--edition', 'en', ...flags);
    expect(output).toMatch(/\d,\d\n/);
  });

  test('the count is of all plays, whatever is shown; the best come first', async () => {
    const all = await moves(`${EMPTY} RETINAS/ 0/0 0`, '--all');
    const some = await moves(`${EMPTY} RETINAS/ 0/0 0`, '--top', '3');
    expect(some.count).toBe(all.count);
    expect(all.plays).toHaveLength(all.count);
    expect(some.plays).toEqual(all.plays.slice(0, 3));
    const equities = all.plays.map(({ equity }) => equity);
    expect(equities).toEqual(equities.toSorted((a, b) => b - a));
  });

  test.each([
    [['--position', 'x'], 1, 'Can’t read the position'],
    [['--position', `${EMPTY} QÕ/ 0/0 0`], 1, 'There’s no tile for “Õ”'],
    [['--position', `${EMPTY} ABCDEFGHIJKLMNOPQRSTUVWXYZ/ 0/0 0`], 1, 'character 46: expected 0-7'],
    [['--position', '', '--language', 'fi'], 1, 'merkin 1 kohdalla: odotettiin lauta'],
    [['--position', `${EMPTY} A/B x/0 0`, '--language', 'et'], 1, 'oodati arvu'],
    [['--position', EMPTY, '--top', 'x'], 2, '“x” isn’t a number of plays'],
    [['--position', EMPTY, '--lexicon', 'uk'], 2, 'another language'],
    [['--position', EMPTY, '--ruleset', 'x'], 2, 'There are no rules called “x”'],
    [[], 2, 'Missing option: --position'],
  ])('%j is told', async (args, exit, complaint) => {
    const result = await run('moves', '--edition', 'en', ...args);
    expect(result).toMatchObject({ exit, output: '' });
    expect(result.complaints).toContain(complaint);
  });
});

describe('selfplay', () => {
  interface Tally {
    readonly games: number;
    readonly wins: readonly number[];
    readonly draws: number;
    readonly scores: readonly number[];
    readonly spread: number;
  }
  const selfplay = (edition: string, players: string, games: number): Promise<Tally> =>
    answerTo(
      'selfplay',
      ...['--edition', edition, '--players', players, '--games', String(games), '--seed', '5'],
    );

  test.each(editions.map(({ id }) => id))(
    'in %s every game has one winner or is a draw',
    async (id) => {
      const { games, wins, draws, scores } = await selfplay(id, 'static,greedy', 4);
      expect(games).toBe(4);
      expect(wins.reduce((sum, won) => sum + won, draws)).toBe(4);
      for (const score of scores) expect(score).toBeGreaterThan(100);
    },
  );

  test('averages have the comma of the language', async () => {
    const flags = ['--players', 'greedy,static', '--games', '1', '--seed', '5', '--language', 'uk'];
    const { output } = await run('selfplay', '--edition', 'en', ...flags);
    expect(output).toMatch(/\d,\d/);
    expect(output).not.toMatch(/\d\.\d/);
  });

  test('bots of the ladder, three and four at a table; the same seed gives the same games', async () => {
    const { gamesPerSecond: _, ...first } = (await selfplay(
      'en',
      'level-1,level-5,greedy',
      2,
    )) as Tally & {
      gamesPerSecond: number;
    };
    expect(await selfplay('en', 'level-1,level-5,greedy', 2)).toMatchObject(first);
    expect((await selfplay('en', 'level-1,level-2,level-3,quick', 1)).scores).toHaveLength(4);
  });

  test.each([
    ['nobody,greedy', '1', 'There’s no bot “nobody”'],
    ['greedy', '1', 'for 2 to 4 players'],
    ['greedy,greedy', 'x', 'This should be a whole number: x'],
  ])('%s and %s games is wrong use', async (players, games, complaint) => {
    const flags = ['--players', players, '--games', games, '--seed', '1'];
    const result = await run('selfplay', '--edition', 'en', ...flags);
    expect(result).toMatchObject({ exit: 2, output: '' });
    expect(result.complaints).toContain(complaint);
  });
});

describe('analyse', () => {
  const GAME = [
    '#player1 ann Ann',
    '#player2 bob Bob',
    '>ann: RETINAS 8G STAINER +66 66',
    '>bob: AEIOUQZ 9F QI +20 20',
    '>ann: CATZXYW J6 CAT +10 76',
    '',
  ].join('\n');

  function fileWith(text: string): string {
    const path = join(folder, 'game.gcg');
    writeFileSync(path, text);
    return path;
  }

  interface Report {
    readonly turns: readonly {
      readonly player: string;
      readonly lost: number;
      readonly phony: boolean;
      readonly played: { readonly move: string; readonly winChance: number };
      readonly best: readonly { readonly equity: number }[];
    }[];
    readonly players: readonly { readonly player: string; readonly lost: number }[];
  }

  test('every turn stands beside the best one', async () => {
    const { turns, players } = await answerTo<Report>('analyse', fileWith(GAME));
    expect(turns[0]).toMatchObject({ player: 'ann', played: { move: '8G STAINER' }, phony: false });
    for (const { lost, played, best } of turns) {
      expect(lost).toBeGreaterThanOrEqual(0);
      expect(played.winChance).toBeGreaterThan(0);
      expect(played.winChance).toBeLessThan(1);
      expect(best.map(({ equity }) => equity)).toEqual(
        best.map(({ equity }) => equity).toSorted((a, b) => b - a),
      );
    }
    expect(players.map(({ player }) => player)).toEqual(['ann', 'bob']);
  });

  test('with time to think, chances come from playing out', async () => {
    const { turns } = await answerTo<Report>('analyse', fileWith(GAME), '--move-ms', '40');
    for (const { played } of turns) expect(played.winChance).toBeGreaterThanOrEqual(0);
  });

  test.each(LANGUAGES)('is readable in %s', async (language) => {
    const { exit, output } = await run('analyse', fileWith(GAME), '--language', language);
    expect(exit).toBe(0);
    expect(output).not.toContain('analyse.');
    for (const line of output.split('\n')) expect(widthOf(line)).toBeLessThanOrEqual(80);
    expect(output).toMatch(language === 'en' ? /\d\.\d%/ : /%\d+,\d|\d,\d\s?%/);
    if (language !== 'en') expect(output).not.toMatch(/\d\.\d/);
  });

  test('a word that is none is marked, and the mark explained', async () => {
    const game = '#player1 ann Ann\n#player2 bob Bob\n>ann: RETINAS 8G TSAINER +66 66\n';
    const { output } = await run('analyse', fileWith(game));
    expect(output).toContain('TSAINER*');
    expect(output).toContain('* not in the dictionary');
    expect((await run('analyse', fileWith(GAME))).output).not.toContain('STAINER*');
  });

  test('the turns that cost most are told with their reasons', async () => {
    const game = '#player1 ann Ann\n#player2 bob Bob\n>ann: RETINAS - +0 0\n';
    const { output } = await run('analyse', fileWith(game));
    expect(output).toContain('Key moments');
    expect(output).toMatch(/\+\d+\.\d +It plays all the tiles at once/);
    expect((await run('analyse', fileWith(GAME.split('>bob')[0] ?? ''))).output).not.toContain(
      'Key moments',
    );
  });

  test('a pass stands beside the play that it gave away', async () => {
    const game = '#player1 ann Ann\n#player2 bob Bob\n>ann: RETINAS - +0 0\n';
    const { turns, players } = await answerTo<Report>('analyse', fileWith(game));
    expect(turns).toMatchObject([{ player: 'ann', played: { move: '-' }, phony: false }]);
    // The same rack may still be laid a turn later.
    expect(players[0]?.lost).toBeGreaterThan(10);
  });

  test('without the time for a single trial, chances follow from the equity', async () => {
    const { turns } = await answerTo<Report>('analyse', fileWith(GAME), '--move-ms', '0');
    for (const { played } of turns) expect(played.winChance).toBeGreaterThan(0);
  });

  test.each<[string, string]>([
    ['one player alone', '>ann: RETINAS 8G STAINER +66 66\n>ann: AEIOUQZ 9F QI +20 86\n'],
    [
      'two of one nick',
      '#player1 a Ann\n#player2 a Al\n>a: RETINAS 8G STAINER +66 66\n>a: AEIOUQZ 9F QI +20 20\n',
    ],
    [
      'a rack with too many tiles',
      '>ann: RETINASABC 8G STAINER +66 66\n>bob: AEIOUQZ 9F QI +20 20\n',
    ],
    ['a rack that lacks what is laid', '>ann: RE 8G STAINER +66 66\n>bob: AEIOUQZ 9F QI +20 20\n'],
    ['tiles of which there are too many', '>ann: QQQQQQQ - +0 0\n>bob: AEIOUQZ - +0 0\n'],
    [
      'three players',
      '>a: RETINAS 8G STAINER +66 66\n>b: AEIOUQZ 9F QI +20 20\n>c: CATZXYW - +0 0\n',
    ],
  ])('odd records have numbers and nothing else: %s', async (_name, text) => {
    const { exit, output } = await run('analyse', fileWith(text), '--json');
    expect([0, 1]).toContain(exit);
    if (exit === 1) return;
    const { turns, players } = JSON.parse(output) as Report;
    expect(players.length).toBeGreaterThan(0);
    // JSON has no NaN: it would be null.
    expect(output.replaceAll('null', '')).toBe(output);
    for (const { played } of turns) expect(Number.isFinite(played.winChance)).toBe(true);
  });

  test('a file without a known rack has nothing to tell', async () => {
    expect(await run('analyse', fileWith('hello\n'))).toMatchObject({ exit: 1, output: '' });
  });
});

test('training goes on where it was, and the same seed gives the same file', async () => {
  const flags = ['--edition', 'et', '--games', '5', '--seed', '3', '--out', 'leaves.json'];
  const leaves = (): string => readFileSync(join(folder, 'leaves.json'), 'utf8');
  const train = (generations: string, data: string) =>
    run('train', ...flags, '--generations', generations, '--data', join(folder, data));
  expect((await train('2', 'a')).exit).toBe(0);
  const whole = leaves();
  await train('1', 'b');
  expect(leaves()).not.toBe(whole);
  await train('2', 'b');
  expect(leaves()).toBe(whole);
  expect(JSON.parse(whole)).toMatchObject({ edition: 'et', games: 10, lexicon: { id: 'et' } });
  await train('1', 'b');
  expect(leaves()).toBe(whole);
});
