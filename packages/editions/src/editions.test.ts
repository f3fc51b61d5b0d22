import { expect, test } from 'vitest';
import { dictionaryLink, editionOf, editions, tilesetOf } from './index.ts';

test('the six editions, each with its default tile set and ruleset first', () => {
  const table = editions.map(({ id, language, tilesets, rulesets }) => [
    id,
    language,
    tilesets.map((set) => set.id).join(' '),
    rulesets.map((ruleset) => ruleset.id).join(' '),
  ]);
  expect(table).toEqual([
    ['et', 'et', 'et-102', 'et-base et-friendly'],
    ['is', 'is', 'is-104-2016 is-104-1990 is-100-skrafl', 'is-base is-friendly'],
    ['fi', 'fi', 'fi-101 fi-100', 'fi-base fi-friendly'],
    ['uk', 'uk', 'uk-104', 'uk-base uk-friendly'],
    ['tr', 'tr', 'tr-100', 'tr-base tr-friendly'],
    ['en', 'en', 'en-100', 'en-club tr-school en-friendly'],
  ]);
});

test('an edition and a tile set are found by their ids', () => {
  for (const edition of editions) {
    expect(editionOf(edition.id)).toBe(edition);
    for (const set of edition.tilesets) expect(tilesetOf(set.id)).toBe(set);
  }
  expect(editionOf('xx')).toBeUndefined();
  expect(tilesetOf('xx-100')).toBeUndefined();
});

test('the editions are plain data that survives JSON', () => {
  expect(JSON.parse(JSON.stringify(editions))).toEqual(editions);
});

test.each([
  ['tr', 'IŞIK', '%C4%B1%C5%9F%C4%B1k'],
  ['uk', "М'ЯЧ", "%D0%BC'%D1%8F%D1%87"],
  ['et', 'ÕU', '%C3%B5u'],
  ['fi', 'A/B?C', 'a%2Fb%3Fc'],
])('%s: the dictionary page of %s', (id, word, part) => {
  const edition = editionOf(id);
  expect(edition && dictionaryLink(edition, word)).toMatch(/^https:\/\/\S+$/);
  expect(edition && dictionaryLink(edition, word)).toContain(part);
});
