/** Nothing is stored that nobody sees: some code shows every text, and some component wears every class of a style sheet. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadCatalogue } from '@taht/messages';
import { expect, test } from 'vitest';
import { root } from './paths.js';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const sources = new Map(
  globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.startsWith('packages/messages/') && !/\.test\.tsx?$/u.test(file))
    .map((file) => [file, read(file)]),
);
const all = [...sources.values()].join('\n');

const found = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, part = '']) => part)),
];
const NAMED = /(?<=['"`])([\w.-]+)['"`]/gu;
const named = new Set(found(all, NAMED));

test('every text is named by code outside the texts, whole or in part', async () => {
  const begins = found(all, /`([a-z][\w.-]*[.-])\$\{/gu);
  const middles = found(all, /\}(\.[a-z][\w.-]*\.)\$\{/gu);
  const ends = found(all, /\}([.-][a-z][\w.-]*)`/gu);
  const ids = Object.keys(await loadCatalogue('en'));
  expect(ids.length).toBeGreaterThan(4000);
  const isShown = (id: string): boolean =>
    named.has(id) ||
    begins.some((begin) => id.startsWith(begin)) ||
    middles.some((middle) => id.includes(middle)) ||
    ends.some((end) => id.endsWith(end));
  expect(ids.filter((id) => !isShown(id))).toEqual([]);
});

test('every class of a style sheet is worn where the sheet is imported', () => {
  const sheets = globSync('apps/web/src/**/*.module.css', { cwd: root });
  expect(sheets.length).toBeGreaterThan(50);
  const idle = sheets.flatMap((sheet) => {
    const wearers = [...sources].filter(([file, text]) => importsOf(file, text).includes(sheet));
    const text = wearers.map(([, each]) => each).join('\n');
    const worn = new Set([...found(text, /\.([\w-]+)/gu), ...found(text, NAMED)]);
    // Asked for by a name that comes from elsewhere.
    const isIndexed = found(text, /import (\w+) from '[^']*\.module\.css'/gu).some((name) =>
      text.includes(`${name}[`),
    );
    const isWorn = (name: string): boolean => worn.has(name) || (isIndexed && named.has(name));
    return classesOf(read(sheet)).flatMap((name) => (isWorn(name) ? [] : [`${sheet} .${name}`]));
  });
  expect(idle).toEqual([]);
});

const importsOf = (file: string, text: string): string[] =>
  found(text, /from '(\.[^']*\.module\.css)'/gu).map((path) => join(dirname(file), path));

/** What stands before a brace and begins with a dot. */
const classesOf = (sheet: string): readonly string[] =>
  found(
    sheet.replaceAll(/\/\*.*?\*\//gsu, '').replaceAll(/:global\([^)]*\)/gu, ''),
    /\.([a-zA-Z_][\w-]*)(?=[^{};]*\{)/gu,
  );
