/** The page of rules names what the code has: faults, fields, house rules, tile sets, and every paragraph that is cited. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editions, houseRules } from '@taht/editions';
import { RULE_VALUES, RULESET_FAULTS } from '@taht/rules';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const page = readFileSync(join(root, 'docs/RULES.md'), 'utf8');

const chapter = (number: number): string =>
  page.split(/^## (?=\d)/m).find((text) => text.startsWith(`${number} `)) ?? '';

/** Those of the names that a chapter does not have between backticks: a name alone is easier to read than the chapter. */
const missingIn = (number: number, names: readonly string[]): readonly string[] =>
  names.filter((name) => !chapter(number).includes(`\`${name}\``));

const paragraphs = new Set(
  Array.from(page.matchAll(/^(?:## )?(\d+(?:\.\d+)*) /gm), ([, number]) => number),
);

test('chapter 12 names every fault of a ruleset, and no other', () => {
  const named = Array.from(chapter(12).matchAll(/^- `([a-z-]+)`: /gm), ([, name]) => name);
  expect(named.toSorted()).toEqual(RULESET_FAULTS.toSorted());
});

test('chapter 13 names every field that takes one of a list, with its values', () => {
  const rows = chapter(13).split('\n');
  for (const [field, values] of Object.entries(RULE_VALUES)) {
    const row = rows.find((line) => line.includes(`\`${field}\``));
    for (const value of values) expect(row, field).toContain(`\`${value}\``);
  }
});

test('chapter 11 names every house rule', () => {
  expect(missingIn(11, [...Object.keys(houseRules), 'theme'])).toEqual([]);
});

test('chapters 2 and 13 name every tile set and ruleset', () => {
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
  expect(missingIn(2, ids(editions.flatMap(({ tilesets }) => tilesets)))).toEqual([]);
  expect(missingIn(13, ids(editions.flatMap(({ rulesets }) => rulesets)))).toEqual([]);
});

test('every paragraph that code cites exists', () => {
  const files = globSync('{packages,apps}/*/src/**/*.ts', { cwd: root });
  const cited = files.flatMap((file) =>
    Array.from(
      readFileSync(join(root, file), 'utf8').matchAll(/RULES (\d[\d.]*(?:(?:, | and )\d[\d.]*)*)/g),
      ([, list = '']) => ({ file, numbers: list.split(/, | and /) }),
    ),
  );
  expect(cited.length).toBeGreaterThan(0);
  for (const { file, numbers } of cited)
    for (const number of numbers) expect(paragraphs, file).toContain(number.replace(/\.$/, ''));
});

test('paragraphs are numbered without gaps, and a longer number belongs to the paragraph above it', () => {
  let last: number[] = [0];
  for (const number of paragraphs) {
    const now = (number ?? '').split('.').map(Number);
    const depth = now.length;
    const expected = [...last.slice(0, depth - 1), (last[depth - 1] ?? 0) + 1];
    expect(now, number).toEqual(expected);
    last = now;
  }
});
