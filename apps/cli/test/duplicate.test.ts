/** Duplicate at the terminal: with others on a server, and alone against the field of a finished game. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boardOf, editionOf } from '@taht/editions';
import { loadLexicon } from '@taht/host';
import type { Tile } from '@taht/letters';
import { LANGUAGES } from '@taht/messages';
import { duplicate } from '@taht/modes';
import { emptyBoard, type PlacedTile, readLayout, readPlacement, tileTables } from '@taht/rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCli } from '../src/cli.ts';
import { sessionPath } from '../src/commands/play/connection/session.ts';
import { NetworkServer } from './network-server.ts';
import { makeTypist, type Typist } from './typist.ts';
import { makeWorld } from './world.ts';

let data = '';
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'taht-duplicate-'));
});
afterEach(() => rmSync(data, { recursive: true }));

async function play(
  typist: Typist,
  flags: readonly string[],
  language = 'en',
): Promise<{ exit: number; output: string; complaints: string }> {
  const world = makeWorld({ terminal: typist, now: () => Date.now() });
  const fixed = ['--data', data, '--language', language];
  const exit = await runCli(['play', ...fixed, ...flags], world);
  return { exit, output: world.output, complaints: world.complaints };
}

interface Archived {
  readonly rules?: Partial<duplicate.DuplicateRules>;
  /** What was better than CAT, which somebody had handed in. */
  readonly top?: string;
}

/** One round, in which the field had 5 points and CAT was laid. */
function archiveFile({ rules = {}, top }: Archived = {}): string {
  const edition = editionOf('en');
  const base = edition?.rulesets[0];
  const tileset = edition?.tilesets.find(({ id }) => id === base?.tileset);
  const board = boardOf(base?.board ?? '');
  const lexicon = loadLexicon(edition?.lexicons[0] ?? '', data);
  if (base === undefined || tileset === undefined || board === undefined || !lexicon.ok)
    throw new Error('no edition');
  const { id, hash } = lexicon.value.info;
  const tilesOf = (word: string) =>
    [...word].map((letter, i) => ({ square: 112 + i, letter, blank: false }));
  const position = { board: emptyBoard, tables: tileTables(tileset), ...readLayout(board) };
  const playOf = (word: string) => {
    const play = readPlacement(position, tilesOf(word) as unknown as PlacedTile[], base);
    return play.ok ? play.value : expect.fail(play.error.code);
  };
  const archive = {
    setup: {
      ...{ game: 'duplicate-1', referees: [], base, tileset, board, lexicon: { id, hash } },
      ...{ duplicate: { ...duplicate.DUPLICATE_DEFAULTS, ...rules }, commitment: 'c', code: '' },
    },
    field: [{ name: 'Ann', hall: '', penalty: 0 }],
    rounds: [
      {
        ...{ call: 1, round: 1, rack: [...'CATERNS'] as Tile[], equals: 1, points: [5] },
        best: playOf('CAT'),
        ...(top === undefined ? {} : { from: 'slip', top: playOf(top) }),
      },
    ],
  };
  const path = join(data, 'archive.json');
  writeFileSync(path, JSON.stringify(archive));
  return path;
}

test('a finished game is played again against its field', async () => {
  const typist = makeTypist([
    [/Type the square and the word/, '1A CAT'],
    [/Type the square and the word[\s\S]*star/, '8H CATZ'],
    [/There’s no Z on your rack/, 'help'],
    [/quit – leave/, '8H CAT'],
  ]);
  const flags = ['--duplicate-archive', archiveFile(), '--name', 'Me'];
  const { exit, output, complaints } = await play(typist, flags);
  expect(complaints).toBe('');
  expect(exit).toBe(0);
  expect(typist.seen).toMatch(/Round 1\n.*C₃ {2}A₁ {2}T₁/);
  expect(output).toMatch(/Best: CAT: 10 points/);
  expect(output).toMatch(/You: 10 points\. The word stands\./);
  expect(output).toMatch(/Total 10, place 1 of 2, 100% of the best possible\./);
  expect(output).toMatch(/1 {2}Me +10 +100%\n +2 {2}Ann +5 +50%/);
});

test('what was laid had been handed in, and what was better stands beside it', async () => {
  const rules = { laid: 'best-slip', score: 'best-word-only' } as const;
  const typist = makeTypist([[/Type the square and the word/, '8H CANTERS']]);
  const flags = ['--duplicate-archive', archiveFile({ rules, top: 'CANTERS' }), '--name', 'Me'];
  const { exit, output } = await play(typist, flags);
  expect(exit).toBe(0);
  expect(output).toMatch(/Best word handed in: CAT: 10 points\nBest possible: CANTERS: \d+ points/);
  expect(output).toMatch(/You: \d+ points\. The word stands\./);
  expect(output).toMatch(/1 {2}Me +\d+ +100%\n +2 {2}Ann +5/);
});

test.each([
  ['tr', /Me +10 +%100\n +2 {2}Ann +5 +%50/],
  ['fi', /Me +10 +100\u00a0%\n +2 {2}Ann +5 +50\u00a0%/],
  ['uk', /Me +10 +100%\n +2 {2}Ann +5 +50%/],
])('a share is written as in %s', async (language, rows) => {
  const flags = ['--duplicate-archive', archiveFile(), '--name', 'Me'];
  const { output } = await play(makeTypist([[/>/, '8H CAT']]), flags, language);
  expect(output).toMatch(rows);
});

test('a file that is none, and a game that nobody has, are said to be not there', async () => {
  for (const name of [join(data, 'none'), 'duplicate-x']) {
    const { exit, complaints } = await play(makeTypist([]), ['--duplicate-archive', name]);
    expect(exit).not.toBe(0);
    expect(complaints).toContain('Can’t open');
  }
});

test.each(LANGUAGES)('nothing is wider than the screen in %s', async (language) => {
  const typist = makeTypist([[/>/, '8H CAT']]);
  const { output } = await play(typist, ['--duplicate-archive', archiveFile()], language);
  for (const line of `${typist.seen}${output}`.split('\n'))
    expect(line.length, line).toBeLessThanOrEqual(80);
});

test('two terminals play in one game: they hand in, see verdicts, places and the end', async () => {
  const server = await NetworkServer.open();
  try {
    const aino = makeTypist([
      [/Players: 2\. Press Enter to start/, ''],
      [/Round 1[\s\S]*Type the square and the word/, '8H ZZZZZZZ'],
      [/There’s no Z on your rack/, 'help'],
      [/Round 2[\s\S]*You: 0 points/, 'pass'],
    ]);
    const at = ['--server', server.url];
    const first = play(aino, [...at, '--name', 'Aino', '--edition', 'en', '--duplicate', 'new']);
    const stream = await aino.shown(/--duplicate\s+(duplicate-\S+)/);
    const berk = makeTypist([]);
    const second = play(berk, [...at, '--name', 'Berk', '--duplicate', stream]);
    await berk.shown(/Round 1/);
    const path = sessionPath(new URL(server.url), 'Aino', data);
    const { cookie } = JSON.parse(readFileSync(path, 'utf8')) as { cookie: string };
    let ids = 0;
    const referee = async (action: object): Promise<void> => {
      const answer = await fetch(new URL(`/api/v1/streams/${stream}/commands`, server.url), {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ id: `r${++ids}`, action }),
      });
      expect(answer.status).toBe(200);
    };
    await referee({ kind: 'ring' });
    await berk.shown(/Best: \S/);
    await berk.shown(/You: 0 points/);
    await referee({ kind: 'end' });
    for (const { exit, output } of await Promise.all([first, second])) {
      expect(exit).toBe(0);
      expect(output).toContain('The referee ended the game.');
      expect(output).toMatch(/1 {2}Aino +0 +0%\n +1 {2}Berk +0 +0%/);
    }
    const late = await play(makeTypist([]), [...at, '--name', 'Cem', '--duplicate', stream]);
    expect(late.exit).toBe(0);
    expect(late.output).toMatch(/1 {2}Aino +0 +0%/);
    expect(late.output.replaceAll(/\s+/g, ' ')).toContain(`--duplicate-archive ${stream}`);
  } finally {
    expect(await server.close()).toBe(0);
  }
});
