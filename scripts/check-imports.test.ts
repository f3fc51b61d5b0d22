/** The import check finds every kind of breach, and nothing in comments, strings and property names. */
import { expect, test } from 'vitest';
import { appFolders } from './app-folders.ts';
import type { AppFolders } from './folders/folder-row.ts';
import { breachesOf } from './import-breaches.ts';
import { importTable } from './import-table.ts';

const dependencies = ['@taht/base', '@taht/letters', '@taht/rules', 'zod'];

function check(path: string, source: string, ...breaches: string[]): void {
  const found = breachesOf({ path, source, dependencies }).map(
    ({ line, text }) => `${line} ${text}`,
  );
  expect(found).toEqual(breaches);
}

test.each<[name: string, path: string, source: string, breach: string]>([
  [
    'a row that is not named',
    'packages/rules/src/a.ts',
    `import { x } from '@taht/editions';`,
    '1 rules may not import editions',
  ],
  [
    'a row below',
    'packages/base/src/a.ts',
    `export * from '@taht/letters';`,
    '1 base may not import letters',
  ],
  [
    'a row that does not exist yet',
    'packages/search/src/a.ts',
    `import { x } from '@taht/record';`,
    '1 search may not import record',
  ],
  [
    'a package itself by name',
    'packages/rules/src/a.ts',
    `import { x } from '@taht/rules';`,
    '1 rules may not import rules',
  ],
  [
    'testkit outside of tests',
    'apps/cli/src/a.ts',
    `import { x } from '@taht/testkit';`,
    '1 cli may not import testkit',
  ],
  [
    'an app in an app',
    'apps/cli/src/a.ts',
    `import { x } from '@taht/server';`,
    '1 cli may not import server',
  ],
  [
    'an app in a package',
    'packages/host/src/a.ts',
    `import { x } from '@taht/cli';`,
    '1 host may not import cli',
  ],
  [
    'an unnamed row in a test',
    'packages/letters/src/a.test.ts',
    `import { x } from '@taht/rules';`,
    '1 letters may not import rules',
  ],
  [
    'a deep path',
    'packages/rules/src/a.ts',
    `import { x } from '@taht/letters/src/rack.ts';`,
    '1 only the door @taht/letters is open, not @taht/letters/src/rack.ts',
  ],
  [
    'a door that the table does not name',
    'apps/cli/src/a.ts',
    `import { x } from '@taht/host/journal';`,
    '1 only the door @taht/host is open, not @taht/host/journal',
  ],
  [
    'a value where only types may pass',
    'packages/messages/src/a.ts',
    `import { x } from '@taht/rules';`,
    '1 messages may import only types of rules',
  ],
  [
    'an inline type, which loads the module',
    'packages/messages/src/a.ts',
    `import { type X } from '@taht/rules';`,
    '1 messages may import only types of rules',
  ],
  [
    'a relative way out',
    'packages/rules/src/a.ts',
    `import { x } from '../../letters/src/rack.ts';`,
    '1 a relative import leaves the package: ../../letters/src/rack.ts',
  ],
  [
    'a relative way out of a test',
    'packages/rules/src/a.test.ts',
    `import { x } from '../../testkit/src/index.ts';`,
    '1 a relative import leaves the package: ../../testkit/src/index.ts',
  ],
  [
    'a test file in code',
    'packages/rules/src/a.ts',
    `import { x } from './b.test.ts';`,
    '1 code imports a test file: ./b.test.ts',
  ],
  [
    'an outside package in rules',
    'packages/rules/src/a.ts',
    `import { z } from 'zod';`,
    '1 rules imports no outside package: zod',
  ],
  [
    'an undeclared package',
    'packages/record/src/a.ts',
    `import { x } from '@noble/hashes/sha2.js';`,
    '1 @noble/hashes is not among the dependencies in package.json',
  ],
  [
    'a builtin',
    'packages/record/src/a.ts',
    `import { readFileSync } from 'node:fs';`,
    '1 record must have no effects: node:fs',
  ],
  [
    'a builtin by its old name',
    'packages/record/src/a.ts',
    `import 'fs/promises';`,
    '1 record must have no effects: fs/promises',
  ],
  [
    'an import on several lines',
    'packages/rules/src/a.ts',
    `// one\nimport {\n  x,\n} from '@taht/host';`,
    '2 rules may not import host',
  ],
  [
    'an export of names',
    'packages/rules/src/a.ts',
    `export { x } from '@taht/host';`,
    '1 rules may not import host',
  ],
  [
    'an export of types',
    'packages/rules/src/a.ts',
    `export type { X } from '@taht/host';`,
    '1 rules may not import host',
  ],
  [
    'an import of a type',
    'packages/rules/src/a.ts',
    `import type { X } from '@taht/host';`,
    '1 rules may not import host',
  ],
  [
    'an import inside an expression',
    'packages/rules/src/a.ts',
    `const x = await import('@taht/host');`,
    '1 rules may not import host',
  ],
  [
    'a type by import()',
    'packages/rules/src/a.ts',
    `type X = import("@taht/host").X;`,
    '1 rules may not import host',
  ],
  [
    'an import in a template',
    'packages/rules/src/a.ts',
    `const x = \`a\${await import('@taht/host')}b\`;`,
    '1 rules may not import host',
  ],
  [
    'a computed import',
    'packages/rules/src/a.ts',
    'const x = await import(name);',
    '1 an import must name its module as a plain string',
  ],
  [
    'an unknown package',
    'packages/util/src/a.ts',
    '',
    '1 packages/util is not in the import table',
  ],
])('finds %s', (_name, path, source, breach) => check(path, source, breach));

test.each<[effect: string, source: string]>([
  ['Date.now', 'const now = Date.now();'],
  ['new Date()', 'const now = new Date();'],
  ['new Date()', 'const now = Date();'],
  ['new Date()', 'const now = new Date;'],
  ['Math.random', 'const dice = Math.random() * 6;'],
  ['Math.random', 'const dice = Math\n  .random;'],
  ['performance', 'const t = performance.now();'],
  ['setTimeout', 'setTimeout(f, 1);'],
  ['setInterval', 'const stop = setInterval(f, 1);'],
  ['setImmediate', 'f(setImmediate);'],
  ['fetch', 'await fetch(address);'],
  ['process', 'if (process.env.X) f();'],
  ['process', 'const x = y ? process : z;'],
  ['console', 'console.log(1);'],
  ['document', 'document.title = "x";'],
  ['window', 'const w = window;'],
  ['localStorage', 'localStorage.clear();'],
  ['require', 'const fs = require("x");'],
  ['crypto.getRandomValues', 'crypto.getRandomValues(bytes);'],
  ['globalThis', 'globalThis.fetch(address);'],
  ['console', `const text = \`a\${\`b\${console}\`}\`;`],
  ['process', 'f({ a, process });'],
  ['console', 'const half = a / 2; console.log(b / 2);'],
])('finds the effect %s in %s', (effect, source) => {
  check('packages/rules/src/a.ts', source, `1 rules must have no effects: ${effect}`);
});

test.each<[name: string, path: string, source: string]>([
  [
    'named rows',
    'packages/record/src/a.ts',
    `import { x } from '@taht/rules';\nimport { z } from 'zod';`,
  ],
  [
    'types where types may pass',
    'packages/messages/src/a.ts',
    `import type { X } from '@taht/rules';`,
  ],
  [
    'testkit and itself in a test',
    'packages/rules/src/a.test.ts',
    `import '@taht/testkit'; import '@taht/rules';`,
  ],
  ['testkit in a benchmark', 'packages/rules/bench/a.bench.ts', `import '@taht/testkit';`],
  ['testkit under test/', 'packages/rules/test/boards.ts', `import '@taht/testkit';`],
  [
    'effects in tests',
    'packages/rules/src/a.test.ts',
    `import 'node:fs'; console.log(Date.now());`,
  ],
  ['a module that the builder makes', 'apps/web/src/a.ts', `import { x } from 'virtual:texts';`],
  ['effects in host', 'packages/host/src/a.ts', `import 'node:fs'; console.log(Date.now());`],
  ['neighbours', 'packages/rules/src/deep/a.ts', `import { x } from '../board.ts';`],
  ['comments', 'packages/rules/src/a.ts', `// console.log\n/* import 'zod';\n process */`],
  [
    'strings',
    'packages/rules/src/a.ts',
    `const x = "import 'zod'" + 'it\\'s process' + \`fetch \${1} window\`;`,
  ],
  [
    'regular expressions',
    'packages/rules/src/a.ts',
    `const x = /['"\`/]process[/']/u.test(a) || a.split(/'/);`,
  ],
  [
    'members and keys',
    'packages/rules/src/a.ts',
    'const x = { process: 1, window: game.window }; type T = { readonly document?: 2 };',
  ],
  [
    'names of its own',
    'packages/rules/src/a.ts',
    'const fetch = 3; f(fetch); const g = ({ a: { window } }: Rules, { document }: B) => window + document;',
  ],
  [
    'a date made from a number',
    'packages/rules/src/a.ts',
    'const x = new Date(0).toISOString(); const y = Date.UTC(2026, 1);',
  ],
  [
    'words named like imports',
    'packages/rules/src/a.ts',
    `const from = 'zod'; export const x = { import: 'zod', from: 'zod' }; export { from };`,
  ],
  ['import.meta', 'packages/host/src/a.ts', 'const x = import.meta.url;'],
])('accepts %s', (_name, path, source) => check(path, source));

test('every row of the table names only rows above it, so cycles are impossible', () => {
  const above = new Set<string>();
  for (const { name, imports, types = [] } of importTable) {
    expect([...imports, ...types].filter((each) => !above.has(each))).toEqual([]);
    above.add(name);
  }
});

const hall: AppFolders = {
  rows: [
    { folder: 'store', owns: 'what is written down', imports: [] },
    { folder: 'game', owns: 'the game', imports: ['store'] },
    { folder: 'table', owns: 'people who gather', imports: ['store'] },
    { folder: 'table/chat', owns: 'what they say', imports: ['table'] },
  ],
  composition: 'puts it together',
};

function checkFolders(path: string, from: string, ...breaches: string[]): void {
  const file = { path: `apps/server/${path}`, source: `import '${from}';`, dependencies };
  expect(breachesOf(file, { server: hall }).map(({ text }) => text)).toEqual(breaches);
}

test.each<[name: string, path: string, from: string, breach: string]>([
  ['a folder that is not named', 'src/table/a.ts', '../game/b.ts', 'table may not import game'],
  ['a folder below', 'src/store/a.ts', '../game/b.ts', 'store may not import game'],
  ['a way around', 'src/game/deep/a.ts', '../../table/b.ts', 'game may not import table'],
  ['a way up', 'src/table/a.ts', './chat/b.ts', 'table may not import table/chat'],
  [
    'a row that only its parent was given',
    'src/table/chat/a.ts',
    '../../store/b.ts',
    'table/chat may not import store',
  ],
  [
    'the composition in a folder',
    'src/game/a.ts',
    '../compose.ts',
    'game may not import files directly in src',
  ],
  [
    'a folder without a row in one that has',
    'src/game/a.ts',
    '../new/b.ts',
    'game may not import new',
  ],
  [
    'a folder without a row',
    'src/new/a.ts',
    '../store/b.ts',
    'src/new is not in the table of folders',
  ],
])('finds %s', (_name, path, from, breach) => checkFolders(path, from, breach));

test.each<[name: string, path: string, from: string]>([
  ['a folder that is named', 'src/game/a.ts', '../store/deep/b.ts'],
  ['a folder in itself', 'src/game/deep/a.ts', '../b.ts'],
  ['a parent that is named', 'src/table/chat/a.ts', '../b.ts'],
  ['every folder in the composition', 'src/compose.ts', './table/b.ts'],
  ['neighbours in the composition', 'src/compose.ts', './main.ts'],
  ['every folder in a test', 'src/store/a.test.ts', '../game/b.ts'],
  ['every folder under test/', 'test/a.ts', '../src/game/b.ts'],
])('accepts %s', (_name, path, from) => checkFolders(path, from));

test('an app without rows is not checked', () => {
  const file = { path: 'apps/web/src/a/b.ts', source: `import '../c/d.ts';`, dependencies };
  expect(breachesOf(file, { web: { rows: [], composition: '' } })).toEqual([]);
});

test.each(Object.entries({ ...appFolders, hall }))(
  'every folder of %s names only folders above it, so cycles are impossible',
  (_app, { rows }) => {
    const above = new Set<string>();
    for (const { folder, imports } of rows) {
      expect(above).not.toContain(folder);
      expect(imports.filter((each) => !above.has(each))).toEqual([]);
      above.add(folder);
    }
  },
);

test('every app has a table of folders', () => {
  const apps = importTable.filter(({ folder }) => folder === 'apps').map(({ name }) => name);
  expect(Object.keys(appFolders)).toEqual(apps);
});
