/** What was begun with a list that is no longer the newest goes on with it at the terminal. */
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BUILT_IN_LEXICONS,
  lexiconsFolder,
  loadLexicon,
  OLD_LEXICONS,
  oldLexiconPath,
} from '@taht/host/words';
import { makeJournal, parseRecord } from '@taht/record';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCli } from '../src/cli.ts';
import { talk } from './dialogue.ts';
import { gameIn, makeRobot, type Screen } from './robot.ts';
import { makeWorld } from './world.ts';

const NOW = 1_800_000_000_000;

let data = '';
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'taht-older-'));
});
afterEach(() => rmSync(data, { recursive: true }));

const newest = (id: string): string => {
  const loaded = loadLexicon(id, data);
  if (!loaded.ok) throw new Error(loaded.error.code);
  return loaded.value.info.hash;
};

/** The first version of a built-in list that was published. */
const former = (id: string): string =>
  JSON.parse(readFileSync(join(BUILT_IN_LEXICONS, OLD_LEXICONS, 'versions.json'), 'utf8'))[id][0];

/** As if it had been begun when the list was another: nothing has been judged yet. */
function asBegunWith(id: string, hash: string, folder: string): void {
  const path = join(data, folder, readdirSync(join(data, folder))[0] ?? '');
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(newest(id));
  const other = (json: string): string => json.replaceAll(newest(id), hash);
  const record = parseRecord(text);
  const entries = record.ok ? JSON.parse(other(JSON.stringify(record.value.entries))) : [];
  // The lines of a game follow each other's digests; a solitaire is not a record of that kind.
  writeFileSync(path, record.ok ? makeJournal(entries) : other(text));
}

/** Agrees to everything and passes; says how it ended. */
async function sit(isLeaving: (prompt: string) => boolean, ...flags: string[]): Promise<number> {
  const answer = ({ prompt }: Screen): string | null => {
    if (isLeaving(prompt)) return null;
    return prompt.includes('your move') ? 'pass' : '';
  };
  const world = makeWorld({ terminal: makeRobot({ answer }), now: () => NOW });
  return runCli(['play', '--data', data, '--language', 'en', ...flags], world);
}

/** Up to the first question of the game itself. */
const begin = (id: string): Promise<number> =>
  sit(
    (prompt) => /your move|do you accept/.test(prompt),
    ...['--edition', id, '--players', 'Mari,level-4', '--lexicon', id],
    ...['--seed', 'c0ffee'.padEnd(64, '0')],
  );

const run = async (...args: string[]) => {
  const world = makeWorld({ cwd: data, now: () => NOW });
  return { exit: await runCli([...args, '--data', data], world), world };
};

test.each(['fi', 'is'])('a game with a bot goes on with the %s of before', async (id) => {
  await begin(id);
  asBegunWith(id, former(id), 'games');
  expect(await sit(() => false, '--resume')).toBe(0);
  const { setup, phase, seats } = gameIn(data);
  expect(setup.lexicon).toEqual({ id, hash: former(id) });
  expect(phase.kind).toBe('over');
  expect(seats[1]?.score).toBeGreaterThan(50);
});

test('a solitaire goes on with the list of before, and the next takes the newest', async () => {
  const typed = async (...lines: string[]) => {
    const robot = makeRobot({ answer: () => lines.shift() ?? null });
    const world = makeWorld({ terminal: robot, now: () => NOW });
    const flags = ['--data', data, '--language', 'en', '--mode', 'solitaire-a', '--edition', 'fi'];
    expect(await runCli(['play', ...flags], world)).toBe(0);
    return robot.screens.map(({ text, prompt }) => text + prompt).join('\n');
  };
  const listNow = (): string =>
    readFileSync(join(data, 'modes', 'solitaire-a.jsonl'), 'utf8').match(
      /"lexicon":\{"id":"fi","hash":"(\w+)"/,
    )?.[1] ?? '';
  await typed('quit');
  asBegunWith('fi', former('fi'), 'modes');
  expect(await typed('yes', 'exchange', 'quit')).not.toContain('version of the dictionary');
  expect(listNow()).toBe(former('fi'));
  await typed('yes', 'end', 'yes');
  await typed('quit');
  expect(listNow()).toBe(newest('fi'));
});

test('a version that is nowhere is told with its hash and what to do, and a file is added', async () => {
  await begin('fi');
  const path = oldLexiconPath(lexiconsFolder(data), { id: 'fi', hash: former('fi') });
  const file = join(data, 'from-a-backup.dawg');
  copyFileSync(oldLexiconPath(BUILT_IN_LEXICONS, { id: 'fi', hash: former('fi') }), file);
  const unknown = 'ab'.repeat(32);
  asBegunWith('fi', unknown, 'games');
  const [name = ''] = readdirSync(join(data, 'games'));
  const refused = makeWorld({ terminal: makeRobot({ answer: () => null }) });
  const resume = ['--resume', join(data, 'games', name), '--data', data, '--language', 'en'];
  expect(await runCli(['play', ...resume], refused)).toBe(1);
  expect(refused.complaints.replaceAll(/\s+/g, ' ')).toContain(
    `the dictionary fi (${unknown.slice(0, 16)}), and that version isn’t here. The game is saved and nothing is lost.`,
  );
  expect(refused.complaints).toContain('taht lexicon store fi.dawg');
  const stored = await run('lexicon', 'store', file, '--json');
  expect(JSON.parse(stored.world.output)).toMatchObject({
    lexicons: [{ id: 'fi', version: '2', hash: former('fi'), path }],
  });
  expect(readFileSync(path)).toEqual(readFileSync(file));
});

test.each<[string, (bytes: Buffer) => Uint8Array, string]>([
  ['cut', (bytes) => bytes.subarray(0, 5000), 'The dictionary is incomplete'],
  ['no list', () => Buffer.from('KISSA'), 'This file isn’t a Täht dictionary'],
  [
    'changed',
    (bytes) => {
      const last = bytes.length - 4;
      bytes.writeUInt32LE((bytes.readUInt32LE(last) ^ (1 << 24)) >>> 0, last);
      return bytes;
    },
    'dictionary',
  ],
])('a file that is %s is not stored', async (_, spoil, complaint) => {
  const file = join(data, 'is.dawg');
  writeFileSync(file, spoil(readFileSync(join(BUILT_IN_LEXICONS, 'is.dawg'))));
  const { exit, world } = await run('lexicon', 'store', file, '--language', 'en');
  expect(exit).toBe(1);
  expect(world.complaints).toContain(complaint);
  expect(readdirSync(data)).toEqual(['is.dawg']);
});

test('a list that is imported again leaves the former one to the games that began with it', async () => {
  const list = join(data, 'list.txt');
  const importing = (words: string, ...force: string[]) => {
    writeFileSync(list, words);
    return run('lexicon', 'import', list, '--edition', 'uk', '--id', 'club', ...force);
  };
  await importing('книга');
  const first = newest('club');
  const flags = ['--edition', 'uk', '--players', 'Mari,Jaan', '--lexicon', 'club'];
  await talk({ data, flags, steps: [[/your move: $/, null]] });
  await importing('поле', '--force');
  expect(newest('club')).not.toBe(first);
  const { exit, game } = await talk({
    ...{ data, flags: ['--resume'] },
    steps: [[/your move: $/, null]],
  });
  expect(exit).toBe(0);
  expect(game.setup.lexicon).toEqual({ id: 'club', hash: first });
});
