import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.js';
import { rosterIn } from './rosters.ts';

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, maxBuffer: 1e8 })
  .toString()
  .split('\0')
  .filter((path) => path !== '' && existsSync(join(root, path)));

test('no file of the repository is a list of people', () => {
  expect(tracked.length).toBeGreaterThan(1000);
  const found = tracked.flatMap((path) => {
    const why = rosterIn(path, readFileSync(join(root, path), 'utf8'));
    return why === undefined ? [] : [`${path}: ${why}`];
  });
  expect(found).toEqual([]);
});

/** Made here, so that this file is none itself. */
const people = (count: number, line: (name: string, i: number) => string): string =>
  Array.from({ length: count }, (_, i) => {
    const letter = String.fromCharCode(97 + i);
    return line(`P${letter}rl O${letter}ks`, i);
  }).join('\n');

test.each<[path: string, text: string]>([
  ['pupils.csv', people(8, (name, i) => `${name},School ${i % 3}`)],
  ['pupils.txt', `No;Name;Class\n${people(20, (name, i) => `${i};${name};5b`)}`],
  ['README.md', people(9, (name, i) => `| ${i} | ${name} | Hill school |`)],
  ['pupils.ts', people(9, (name) => `  ['${name}', 'School'],`)],
  ['pupils.json', people(9, (name) => `  {"name": "${name}", "school": "Hill"},`)],
  ['list.tsv', people(12, (name) => `Çay İlkokulu\tÖ${name.slice(1)}\t`)],
  ['cup.jsonl', '{"format":"taht-event","version":1}\n'],
  ['cup.xlsx', 'PK'],
  ['a.t', ''],
  ['A.TOU', ''],
])('%s is one', (path, text) => {
  expect(rosterIn(path, text)).toBeDefined();
});

test.each<[path: string, text: string]>([
  ['few.csv', people(7, (name) => `${name},School`)],
  ['words.txt', people(50, (name) => name)],
  ['code.ts', 'import { Aa, Bb } from "x";\n'.repeat(20)],
  ['game.gcg', '#player1 A Ann\n'.repeat(20)],
])('%s is none', (path, text) => {
  expect(rosterIn(path, text)).toBeUndefined();
});
