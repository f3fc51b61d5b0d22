import { parseWord } from '@taht/letters';
import type { TileSet } from '@taht/rules';
import { expect, test } from 'vitest';
import { alphabetFor, tilesetOf } from './index.ts';

const uk = tilesetOf('uk-104') as TileSet;
const typed = 'М\u2019ЯТА';

test('the other ways of typing come from the edition that has the tile set', () => {
  expect(parseWord(alphabetFor(uk), typed)).toEqual({ ok: true, value: [..."М'ЯТА"] });
});

test('a tile set that no edition has knows its own letters only', () => {
  expect(parseWord(alphabetFor({ ...uk, id: 'another' }), typed).ok).toBe(false);
});

test('one alphabet is made for a tile set', () => {
  expect(alphabetFor(uk)).toBe(alphabetFor(uk));
});
