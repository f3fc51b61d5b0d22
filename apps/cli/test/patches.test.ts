/** A club's rulings at the command line: made line by line, moved over a new version, put in force, told to players. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsePatch } from '@taht/lexicon';
import { LANGUAGES } from '@taht/messages';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCli } from '../src/cli.ts';
import { makeWorld } from './world.ts';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'taht-patches-'));
});
afterEach(() => rmSync(data, { recursive: true }));

async function run(...args: string[]) {
  const world = makeWorld({ env: { TAHT_DATA: data }, cwd: data });
  const exit = await runCli(args, world);
  return { exit, output: world.output, complaints: world.complaints };
}

async function answerTo<T>(...args: string[]): Promise<T> {
  const { exit, output, complaints } = await run(...args, '--json');
  expect({ exit, complaints }).toEqual({ exit: 0, complaints: '' });
  return JSON.parse(output) as T;
}

async function importWords(words: string, ...more: string[]): Promise<void> {
  writeFileSync(join(data, 'list.txt'), words);
  const list = join(data, 'list.txt');
  await answerTo('lexicon', 'import', list, '--edition', 'en', '--id', 'club', ...more);
}

const decided = ['--by', 'Anna', '--reason', 'in both books', '--date', '2026-11-19'];
const patch = (action: string, ...rest: string[]) =>
  run('lexicon', 'patch', action, 'club.json', ...rest);

test('a ruling is a line with name, date and reason, and begins the file where a list is named', async () => {
  await importWords('ab\nbed\ncab');
  const begun = await patch('add', 'za', '--lexicon', 'club', ...decided);
  expect(begun).toMatchObject({ exit: 0, complaints: '' });
  expect(await patch('remove', 'bed', ...decided)).toMatchObject({ exit: 0 });
  const shown = await patch('show');
  expect(shown.output).toContain('+ za: Anna, 2026-11-19: in both books');
  expect(shown.output).toContain('− bed: Anna, 2026-11-19: in both books');
  const read = parsePatch(readFileSync(join(data, 'club.json'), 'utf8'));
  expect(read.ok && read.value.entries).toEqual([
    { word: 'za', change: 'add', author: 'Anna', date: '2026-11-19', reason: 'in both books' },
    { word: 'bed', change: 'remove', author: 'Anna', date: '2026-11-19', reason: 'in both books' },
  ]);
});

test('a class takes out what the family list catches, and nothing else', async () => {
  await importWords('ab\nsex\nsextant\ntit\ntitan');
  await patch('remove', '--family', '--lexicon', 'club', ...decided);
  const read = parsePatch(readFileSync(join(data, 'club.json'), 'utf8'));
  expect(read.ok && read.value.entries.map(({ change, word }) => [change, word])).toEqual([
    ['remove', 'SEX'],
    ['remove', 'TIT'],
  ]);
});

test.each<[string, string[], number]>([
  ['no reason', ['add', 'za', '--lexicon', 'club', '--by', 'Anna'], 2],
  ['nobody who decided', ['add', 'za', '--lexicon', 'club', '--reason', 'in use'], 2],
  ['no word', ['add', '--lexicon', 'club', ...decided], 2],
  ['no such list', ['add', 'za', '--lexicon', 'lost', ...decided], 2],
  ['no list for a file that is not there', ['add', 'za', ...decided], 1],
  ['a day that is none', ['add', 'za', '--lexicon', 'club', ...decided, '--date', 'today'], 1],
  ['a word without tiles', ['add', 'z-a', '--lexicon', 'club', ...decided], 1],
  ['no such action', ['burn'], 2],
])('%s leaves no file behind', async (_, [action = '', ...rest], exit) => {
  await importWords('ab');
  expect((await patch(action, ...rest)).exit).toBe(exit);
  expect((await patch('show')).exit).toBe(1);
});

test('over a new version it goes on, and what has to be looked at again is listed', async () => {
  await importWords('ab\nbed\ncab');
  await patch('add', 'za', 'qi', 'cab', '--lexicon', 'club', ...decided);
  await patch('remove', 'bed', ...decided);
  await importWords('ab\nbed\nqi', '--force');
  const { entries, conflicts } = await answerTo<{
    entries: { word: string; state: string }[];
    conflicts: number;
  }>('lexicon', 'patch', 'move', 'club.json');
  expect(entries.map(({ word, state }) => [word, state])).toEqual([
    ['za', 'holds'],
    ['qi', 'settled'],
    ['cab', 'revived'],
    ['bed', 'holds'],
  ]);
  expect(conflicts).toBe(1);
  await answerTo('lexicon', 'patch', 'move', 'club.json', '--tidy');
  const read = parsePatch(readFileSync(join(data, 'club.json'), 'utf8'));
  expect(read.ok && read.value.entries.map(({ word }) => word)).toEqual(['za', 'cab', 'bed']);
  const check = ['check', '--lexicon', 'club', '--patch', join(data, 'club.json')];
  const { output } = await run(...check, 'za', 'qi', 'bed');
  expect(output).toMatch(/✓ za.*✓ qi.*✗ bed/su);
});

test('what is put in force is a file of its own each time, and the former stays', async () => {
  await importWords('ab\nbed');
  await patch('add', 'za', '--lexicon', 'club', ...decided);
  const first = await answerTo<{ path: string; hash: string }>(
    'lexicon',
    'patch',
    'use',
    'club.json',
  );
  await patch('add', 'qi', ...decided);
  const second = await answerTo<typeof first>('lexicon', 'patch', 'use', 'club.json');
  expect([first.path, second.path]).toEqual(
    [1, 2].map((number) => join(data, 'lexicons', `club.${number}.patch.json`)),
  );
  expect(first.hash).not.toBe(second.hash);
});

test.each(LANGUAGES)('the page of what has changed tells players in %s', async (language) => {
  await importWords('ab\nbed\ncabbage');
  const reason = ['--by', 'Anna', '--reason', '<b>&', '--date', '2026-11-19'];
  await patch('add', 'za', 'zebras', '--lexicon', 'club', ...reason);
  await patch('remove', 'bed', ...reason);
  const args = ['lexicon', 'diff', 'club', 'club.json', '--html', 'new.html'];
  const { exit, complaints } = await run(...args, '--language', language);
  expect({ exit, complaints }).toEqual({ exit: 0, complaints: '' });
  const page = readFileSync(join(data, 'new.html'), 'utf8');
  expect(page).toContain(`<html lang="${language}">`);
  expect(page).toMatch(/<dt>ZA<\/dt><dd>&lt;b&gt;&amp; \(Anna, 2026-11-19\)/u);
  expect(page).toMatch(/<ins>ZA<.*<ins>ZEBRAS<.*<del>BED</su);
  expect(page).not.toMatch(/diff\.|<b>&|undefined/u);
});

test('a version is compared with the file of another', async () => {
  await importWords('ab\nbed');
  const [former, newer] = ['former.dawg', join('lexicons', 'club.dawg')];
  writeFileSync(join(data, former), readFileSync(join(data, newer)));
  await importWords('ab\ncab', '--force');
  expect(await answerTo('lexicon', 'diff', former, newer)).toEqual({
    common: 1,
    added: ['CAB'],
    removed: ['BED'],
  });
});
