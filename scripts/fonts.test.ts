/** The typeface has every letter of the page in all languages, and a visit stays cheap. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { editions } from '@taht/editions';
import { LANGUAGES, loadCatalogues } from '@taht/messages';
import { expect, test } from 'vitest';
import { FOLDER, type FontPart, PARTS } from './fonts.ts';

const catalogues = await loadCatalogues();

const has = ({ ranges }: FontPart, letter: string): boolean => {
  const point = letter.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => first <= point && point <= last);
};

const partsOf = (text: Iterable<string>): ReadonlySet<FontPart | undefined> =>
  new Set([...text].map((letter) => PARTS.find((part) => has(part, letter))));

const sizeOf = ({ name }: FontPart): number =>
  statSync(join(FOLDER, `commissioner-${name}.woff2`)).size;

test('every letter of every tile is there', () => {
  const letters = editions.flatMap(({ tilesets }) => tilesets.flatMap(({ alphabet }) => alphabet));
  expect(partsOf(letters.join(''))).not.toContain(undefined);
});

test.each(LANGUAGES)('a page in %s needs no more than 45 kB of letters', (language) => {
  const letters =
    Object.values(catalogues[language])
      .join('')
      .match(/\p{L}|\p{N}/gu) ?? [];
  const parts = [...partsOf(letters)];
  expect(parts).not.toContain(undefined);
  const bytes = parts.map((part) => (part === undefined ? 0 : sizeOf(part)));
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(45_000);
});

test('the style sheet names the parts, and their licence lies beside them', () => {
  const sheet = readFileSync(join(FOLDER, 'fonts.css'), 'utf8');
  for (const { name } of PARTS) expect(sheet).toContain(`commissioner-${name}.woff2`);
  expect(readFileSync(join(FOLDER, 'OFL.txt'), 'utf8')).toContain('SIL Open Font License');
});
