/** A small command is quick because it loads little: of the program, of the packages, of the texts, of others' code. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('../src/main.js', import.meta.url));
const NOTE = new URL('./note-modules.ts', import.meta.url).href;
const ROOT = new URL('../../..', import.meta.url).href;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taht-modules-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The modules that a command loads, by their paths in the workspace. */
function loadedBy(...args: readonly string[]): readonly string[] {
  const noted = join(folder, 'modules');
  execFileSync(process.execPath, ['--import', NOTE, MAIN, ...args, '--language', 'et'], {
    env: { ...process.env, TAHT_MODULES: noted },
  });
  const loaded = readFileSync(noted, 'utf8').split('\n');
  return loaded.filter((url) => url.startsWith(ROOT)).map((url) => url.slice(ROOT.length));
}

/** What stands in the place of the group, each once. */
const named = (modules: readonly string[], pattern: RegExp): readonly string[] =>
  [...new Set(modules.flatMap((module) => pattern.exec(module)?.[1] ?? []))].sort();

const PACKAGE = /^packages\/([^/]+)\//;
const LANGUAGE = /^packages\/messages\/src\/([^/]+)\//;
const OUTSIDE = /^node_modules\/((?:@[^/]+\/)?[^/]+)\//;
const COMMAND = /^apps\/cli\/src\/commands\/(.+)$/;

const ALWAYS = ['@lingui/message-utils', '@messageformat/date-skeleton'];
const PARSERS = ['@messageformat/parser', 'commander', 'moo'];

test.each<[line: string, packages: readonly string[], outside: readonly string[]]>([
  ['editions --json', ['base', 'editions', 'host', 'letters', 'messages', 'phrasing'], []],
  [
    'check --lexicon en CAT',
    ['base', 'editions', 'host', 'letters', 'lexicon', 'messages', 'phrasing', 'rules'],
    ['@noble/hashes'],
  ],
])('taht %s loads no package that it does not need', (line, packages, outside) => {
  const loaded = loadedBy(...line.split(' '));
  const [command] = line.split(' ');
  expect(named(loaded, PACKAGE)).toEqual(packages);
  expect(named(loaded, OUTSIDE)).toEqual([...ALWAYS, ...PARSERS, ...outside].sort());
  expect(named(loaded, LANGUAGE)).toEqual(['et']);
  expect(named(loaded, COMMAND)).toEqual([`${command}.ts`]);
  // The main doors lead to journals and engines, and to what builds lists and searches them.
  expect(loaded).not.toContain('packages/host/src/index.ts');
  expect(loaded).not.toContain('packages/lexicon/src/index.ts');
});

test('the list of commands loads none of them', () => {
  expect(named(loadedBy('--help'), COMMAND)).toEqual([]);
});

test('a command of a group loads the list of the group, and of commands only its own', () => {
  expect(named(loadedBy('lexicon', 'list'), COMMAND)).toEqual([
    'lexicon/command-list.ts',
    'lexicon/list.ts',
  ]);
});
