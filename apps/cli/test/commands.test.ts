/** What the commands answer, for programs and for people, and how they take wrong use. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { editions, tilesetOf } from '@taht/editions';
import { LANGUAGES } from '@taht/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCli } from '../src/cli.ts';
import { widthOf } from '../src/text/width.ts';
import { makeWorld } from './world.ts';

const data = (name: string): string => fileURLToPath(new URL(`data/${name}`, import.meta.url));
const gcg = (name: string): string =>
  fileURLToPath(new URL(`../../../packages/record/data/gcg/${name}.gcg`, import.meta.url));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'taht-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(text: string): string {
  const path = join(folder, `${Math.random()}.txt`);
  writeFileSync(path, text);
  return path;
}

async function run(...args: string[]) {
  const world = makeWorld();
  const exit = await runCli(args, world);
  return { exit, output: world.output, complaints: world.complaints };
}

async function answerTo(...args: string[]): Promise<unknown> {
  const { exit, output, complaints } = await run(...args, '--json');
  expect({ exit, complaints }).toEqual({ exit: 0, complaints: '' });
  expect(output.endsWith('\n')).toBe(true);
  return JSON.parse(output);
}

describe('editions', () => {
  test('answers as it always has', async () => {
    const golden = JSON.parse(readFileSync(data('editions.json'), 'utf8'));
    expect(await answerTo('editions')).toEqual(golden);
  });

  test('lists all tiles of all sets, the blank as a question mark', async () => {
    const { editions: listed } = (await answerTo('editions')) as {
      editions: { id: string; tileset: string; tiles: { letter: string; count: number }[] }[];
    };
    expect(listed.map(({ id }) => id)).toEqual(editions.map(({ id }) => id));
    expect(
      listed.map(({ tileset, tiles }) => [
        tileset,
        tiles.reduce((sum, { count }) => sum + count, 0),
      ]),
    ).toEqual(
      editions.map(({ rulesets: [{ tileset: id }] }) => {
        const { tiles = [], blanks = 0 } = tilesetOf(id) ?? {};
        return [id, tiles.reduce((sum, [, count]) => sum + count, blanks)];
      }),
    );
    for (const { tiles } of listed)
      expect(tiles.at(-1)).toEqual({ letter: '?', count: 2, points: 0 });
  });

  test.each(LANGUAGES)('is readable in %s and fits eighty columns', async (language) => {
    const { exit, output } = await run('editions', '--language', language);
    expect(exit).toBe(0);
    for (const line of output.split('\n')) expect(widthOf(line)).toBeLessThanOrEqual(80);
    expect(output).toContain('uk-base');
  });
});

describe('score', () => {
  interface Vector {
    id: string;
    type: string;
    total: number;
    bonus: number;
    words: { word: string; score: number }[];
  }
  const { vectors } = JSON.parse(readFileSync(data('vectors.json'), 'utf8')) as {
    vectors: Vector[];
  };

  test('every move of the rulebooks holds, word by word', async () => {
    const moves = vectors.filter(({ type }) => type === 'move');
    expect(moves).toHaveLength(28);
    expect(await answerTo('score', data('vectors.json'))).toEqual({
      results: moves.map(({ id, total, bonus, words }) => ({
        id,
        total,
        bonus,
        words: words.map(({ word, score }) => ({ word, score })),
      })),
      skipped: vectors.filter(({ type }) => type !== 'move').map(({ id, type }) => ({ id, type })),
    });
  });

  test('people see each play as a sum', async () => {
    const { output } = await run('score', data('vectors.json'));
    expect(output).toContain('IS-3: 20 = REIÐA 8 + LOKIÐ 12\n');
    expect(output).toContain('GEN-5: 76 = PLAYERS 26 + 50\n');
    expect(output).toContain('23 examples are of other kinds');
  });

  test('a single tile is told by the direction that the vector names', async () => {
    const board_before = [
      ['G7', 'A'],
      ['H8', 'A'],
      ['I8', 'T'],
    ];
    const vector = {
      id: 'X',
      tileset: 'en-100',
      type: 'move',
      board_before,
      placed: [['G8', 'C']],
    };
    const first = async (direction?: string): Promise<unknown> => {
      const path = fileWith(JSON.stringify({ vectors: [{ ...vector, direction }] }));
      const { results } = (await answerTo('score', path)) as { results: Vector[] };
      return results[0]?.words.map(({ word }) => word);
    };
    expect(await first()).toEqual(['CAT', 'AC']);
    expect(await first('down')).toEqual(['AC', 'CAT']);
  });

  const move = {
    id: 'X-1',
    tileset: 'en-100',
    type: 'move',
    board_before: [],
    placed: [
      ['H8', 'A'],
      ['I8', 'T'],
    ],
  };

  test.each<[name: string, content: unknown, complaint: string]>([
    ['no list', {}, 'vectors: missing.'],
    ['no object', [1], '[1]'],
    ['a vector without an id', { vectors: [{ type: 'move' }] }, 'vectors[0]: id: missing.'],
    ['a vector without a type', { vectors: [{ id: 'X-1' }] }, 'X-1: type: missing.'],
    [
      'an unknown tile set',
      { vectors: [{ ...move, tileset: 'xx-1' }] },
      'X-1: tileset: there’s no tile set “xx-1”.',
    ],
    ['no tiles', { vectors: [{ ...move, placed: undefined }] }, 'X-1: placed: missing.'],
    [
      'a wrong square',
      {
        vectors: [
          {
            ...move,
            placed: [
              ['H8', 'A'],
              ['Q8', 'T'],
            ],
          },
        ],
      },
      'X-1: placed[1][0]: can’t read this: Q8',
    ],
    [
      'a letter without a tile',
      { vectors: [{ ...move, placed: [['H8', 'Ä']] }] },
      'X-1: placed[0][1]: there’s no tile for “Ä”.',
    ],
    [
      'a square named twice',
      { vectors: [{ ...move, board_before: [['H8', 'A']] }] },
      'X-1: placed[0][0]: there’s already a tile on H8.',
    ],
    [
      'a strange mark',
      { vectors: [{ ...move, placed: [['H8', 'A', 'joker']] }] },
      'X-1: placed[0][2]: can’t read this: joker',
    ],
    [
      'a strange direction',
      { vectors: [{ ...move, direction: 'up' }] },
      'X-1: direction: can’t read this: up',
    ],
    [
      'a board that is none',
      { premium_layout: ['T'], vectors: [move] },
      'premium_layout: can’t read this',
    ],
    [
      'an illegal play',
      {
        vectors: [
          {
            ...move,
            placed: [
              ['A1', 'A'],
              ['B1', 'T'],
            ],
          },
        ],
      },
      'X-1: this play isn’t allowed. The first word has to cover the star',
    ],
    [
      'a gap',
      {
        vectors: [
          {
            ...move,
            placed: [
              ['H8', 'A'],
              ['J8', 'T'],
            ],
          },
        ],
      },
      'There’s a gap at I8.',
    ],
  ])('%s is told with its place', async (_name, content, complaint) => {
    const { exit, output, complaints } = await run(
      'score',
      fileWith(JSON.stringify(content)),
      '--json',
    );
    expect({ exit, output }).toEqual({ exit: 1, output: '' });
    expect(complaints).toContain(complaint);
  });

  test('all bad vectors are told at once', async () => {
    const bad = [
      { ...move, tileset: 'a' },
      { ...move, id: 'X-2', tileset: 'b' },
    ];
    const { complaints } = await run('score', fileWith(JSON.stringify({ vectors: bad })));
    expect(complaints.trim().split('\n')).toHaveLength(2);
  });

  test('standard input is read where the file is a dash', () => {
    const main = fileURLToPath(new URL('../src/main.js', import.meta.url));
    const input = readFileSync(data('vectors.json'));
    const { status, stdout } = spawnSync(process.execPath, [main, 'score', '-', '--json'], {
      input,
    });
    expect(status).toBe(0);
    expect(JSON.parse(stdout.toString()).results).toHaveLength(28);
  });

  test('what is not JSON, and what is not there', async () => {
    expect(await run('score', fileWith('{'))).toMatchObject({ exit: 1, output: '' });
    expect(await run('score', join(folder, 'none'))).toMatchObject({
      exit: 1,
      complaints: `There’s no such file: ${join(folder, 'none')}\n`,
    });
    expect((await run('score', folder)).complaints).toContain('it’s a folder');
  });
});

describe('replay', () => {
  interface Report {
    turns: Record<string, unknown>[];
    final: { scores: Record<string, number>; complete: boolean };
    differences: { turn: number; line: number; kind: string }[];
  }
  const replay = async (...args: string[]): Promise<Report> =>
    (await answerTo('replay', ...args)) as Report;

  test('a record in order has no differences', async () => {
    const { turns, final, differences } = await replay(gcg('estonian'), '--edition', 'et');
    expect(differences).toEqual([]);
    expect(Object.keys(turns[0] ?? {})).toEqual([
      'player',
      'play',
      'words',
      'score',
      'recordedScore',
      'cumulative',
    ]);
    expect(final.complete).toBe(true);
  });

  test('a wrong score is found and answered', async () => {
    const { differences } = await replay(gcg('error-score'));
    expect(differences[0]).toMatchObject({ kind: 'score', line: expect.any(Number) });
  });

  test('people see turns, scores and differences, in every language', async () => {
    for (const language of LANGUAGES) {
      const { exit, output } = await run('replay', gcg('error-score'), '--language', language);
      expect(exit).toBe(0);
      expect(output).not.toContain('replay.');
      for (const line of output.split('\n')) expect(widthOf(line)).toBeLessThanOrEqual(80);
    }
  });

  test.each<[args: string[], exit: number, complaint: string]>([
    [['--edition', 'xx'], 2, 'There’s no edition “xx”'],
    [['--ruleset', 'et-base'], 2, 'There are no rules called “et-base”'],
    [['--lexicon', 'xx'], 2, 'There’s no dictionary “xx”'],
    [['--lexicon', 'uk'], 2, 'The dictionary uk is for another language, not en.'],
  ])('%j is wrong use', async (args, exit, complaint) => {
    const result = await run('replay', gcg('error-score'), ...args, '--json');
    expect(result).toMatchObject({ exit, output: '' });
    expect(result.complaints).toContain(complaint);
  });

  test('tiles of another language are said at once, with the way to read them where there is one', async () => {
    const polish = '>A: ŁĄ 8D ŁĄ +20 20\n>B: ŚĆ 7G ŚĆ +18 18\n>A: ŻABKI 9F ŻABKI +25 45\n';
    expect(await run('replay', fileWith(polish))).toEqual({
      exit: 1,
      output: '',
      complaints:
        'Some letters in this record have no tile in the chosen language: Ą Ć Ł Ś Ż\nThese look like Polish tiles.\n',
    });
    expect((await run('replay', gcg('estonian'))).complaints).toMatch(
      /These look like Estonian tiles\.\nTry again with --edition et\n$/,
    );
    expect((await run('replay', fileWith(`#lexicon OSPS49\n${polish}`))).complaints).toBe(
      'These look like Polish tiles.\n',
    );
    for (const language of LANGUAGES)
      expect((await run('replay', gcg('turkish'), '--language', language)).complaints).toContain(
        '--edition tr',
      );
  });

  test('the tiles that a record declares are taken', async () => {
    const text = readFileSync(gcg('estonian'), 'utf8');
    const declared = text.replace('\n', '\n#tile-distribution et-102\n');
    const { differences } = await replay(fileWith(declared));
    expect(differences).toEqual([]);
  });

  test('a file of racks alone is a game that has not begun', async () => {
    const { turns, final } = await replay(fileWith('#player1 a A\n#player2 b B\n#rack1 AEINRST\n'));
    expect(turns).toEqual([]);
    expect(final).toEqual({ scores: { a: 0, b: 0 }, complete: false });
  });

  test('a file without a move, and no file, are failures', async () => {
    expect(await run('replay', fileWith('#player1 a A\n'))).toMatchObject({ exit: 1, output: '' });
    expect(await run('replay', join(folder, 'none.gcg'))).toMatchObject({ exit: 1, output: '' });
  });
});

describe('verify', () => {
  test('what is no record is a failure', async () => {
    for (const text of [
      '',
      'x',
      '{"a":1}\n',
      '{"format":"taht-game","version":99,"entries":[\n]}\n',
    ])
      expect(await run('verify', fileWith(text), '--json')).toMatchObject({ exit: 1, output: '' });
    expect(await run('verify', join(folder, 'none'))).toMatchObject({ exit: 1 });
  });

  test('a script notices a record that was changed', async () => {
    const path = join(import.meta.dirname, '../../../fixtures/f72d6ea/terminal/over/games');
    const [name = ''] = readdirSync(path).filter((each) => each.endsWith('.jsonl'));
    const record = readFileSync(join(path, name), 'utf8');
    expect(await run('verify', fileWith(record), '--json')).toMatchObject({ exit: 0 });
    const cut = record.trimEnd().split('\n').slice(0, -3).join('\n');
    const [first = '', ...rest] = cut.split('\n');
    const changed = [first, ...rest.slice(1)].join('\n');
    const { exit, output } = await run('verify', fileWith(changed), '--json');
    expect(exit).toBe(3);
    expect(JSON.parse(output)).toMatchObject({ ok: false });
  });
});

describe('wrong use', () => {
  test.each<[args: string[], complaint: string]>([
    [[], 'Usage:'],
    [['dance'], 'There’s no command “dance”. Try one of: editions, score, replay, verify, play'],
    [['editions', '--fast'], 'There’s no option “--fast”'],
    [['editions', 'et'], 'Too many arguments'],
    [['score'], 'Missing: file'],
    [['score', 'a', 'b'], 'Too many arguments'],
    [['replay', 'a', '--edition'], 'The option --edition <id> needs a value'],
    [
      ['editions', '--language', 'de'],
      `There’s no language “de”. Choose from: ${LANGUAGES.join(', ')}`,
    ],
    [['editions', '--language=de'], 'There’s no language “de”'],
    [['play', '--edition', 'de'], 'There’s no edition “de”'],
    [['play', '--edition', 'et', '--ruleset', 'fi-base'], 'There are no rules called “fi-base”'],
    [['play', '--tileset', 'xx-1'], 'There’s no tile set “xx-1”'],
    [['play', '--house-rule', 'chess'], 'There’s no house rule “chess”'],
    [['play', '--house-rule', 'theme='], 'There’s no house rule “theme=”'],
    [['play', '--ruleset', 'tr-school', '--house-rule', 'two-bags'], 'These rules are fixed'],
    [['play', '--players', 'Mari'], 'for 2 to 4 players'],
    [['play', '--ruleset', 'en-club', '--players', 'A,B,C'], 'for 2 players'],
    [['play', '--players', 'Mari,Mari'], 'There’s already a player called Mari.'],
    [['play', '--players', 'Mari,'], 'Please type a name.'],
    [['play', '--seed', '123'], 'The seed must be 64 hexadecimal digits'],
  ])('%j', async (args, complaint) => {
    const { exit, output, complaints } = await run(...args);
    expect({ exit, output }).toEqual({ exit: 2, output: '' });
    expect(complaints).toContain(complaint);
  });

  test('complaints come in the language of the system, or of the option', async () => {
    const world = makeWorld({ env: { LANG: 'uk_UA.UTF-8' } });
    expect(await runCli(['dance'], world)).toBe(2);
    expect(world.complaints).toContain('Команди «dance» немає');
    expect((await run('dance', '--language', 'tr')).complaints).toContain(
      '“dance” diye bir komut yok',
    );
    const posix = makeWorld({ env: { LANG: 'uk_UA', LC_ALL: 'C' } });
    await runCli(['dance'], posix);
    expect(posix.complaints).toContain('There’s no command');
  });
});

describe('help', () => {
  test.each(LANGUAGES)('in %s', async (language) => {
    for (const command of [[], ['play'], ['replay']]) {
      const { exit, output } = await run(...command, '--language', language, '--help');
      expect(exit).toBe(0);
      for (const line of output.split('\n')) expect(widthOf(line)).toBeLessThanOrEqual(80);
      if (language !== 'en') expect(output).not.toMatch(/Usage:|Options:|Commands:|Arguments:/);
    }
  });

  test('the version', async () => {
    expect((await run('--version')).output).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('play without a terminal', () => {
  test.each(LANGUAGES)('says how to play in %s', async (language) => {
    const { exit, output, complaints } = await run(
      'play',
      '--language',
      language,
      '--data',
      folder,
    );
    expect({ exit, complaints }).toEqual({ exit: 0, complaints: '' });
    expect(output).toContain('npx taht play');
    expect(output).not.toContain('play.');
    for (const line of output.split('\n')) expect(widthOf(line)).toBeLessThanOrEqual(80);
  });

  test('as JSON too, with the games left unfinished', async () => {
    expect(await answerTo('play', '--data', folder)).toMatchObject({
      howTo: expect.arrayContaining([expect.stringContaining('npx taht play')]),
      unfinished: [],
    });
  });
});
