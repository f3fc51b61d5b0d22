/** Records with tiles of another language are known as such, and records with slips of the pen are not taken for them. */
import { alphabetOf, fieldOf } from '@taht/testkit';
import { expect, test } from 'vitest';
import { bytesOf, fixtures, optionsOf } from '../../test/fixtures.ts';
import { declarationOf, foreignTiles, parseGcg, replayGcg } from '../index.ts';

const english = alphabetOf('en-100');

const POLISH = `#player1 Ala Ala
#player2 Jan Jan
>Ala: ACEIŁŻĄ 8D ŁĄCZ +20 20
>Jan: DOŚĆABC 7G DOŚĆ +18 18
>Ala: EIŻKAAA 9F ŻABKI +25 45
`;

test('letters without a tile name the language of which they are, instead of a difference in every line', () => {
  const file = parseGcg(POLISH);
  expect(replayGcg(file, fieldOf('en')).differences.length).toBeGreaterThan(3);
  expect(foreignTiles(file, english)).toEqual({
    letters: ['Ą', 'Ć', 'Ł', 'Ś', 'Ż'],
    languages: ['pl'],
  });
});

test.each<[string, string, readonly string[]]>([
  ['#tile-distribution polish', POLISH, ['pl']],
  ['#lexicon OSPS49', POLISH, ['pl']],
  ['#tile-distribution slovene_2', POLISH, ['sl']],
])('%s is believed', (pragma, text, languages) => {
  expect(foreignTiles(parseGcg(`${pragma}\n${text}`), english)?.languages).toEqual(languages);
});

test.each<[string, string]>([
  ['et', 'estonian.gcg'],
  ['is', 'icelandic.gcg'],
  ['uk', 'ukrainian.gcg'],
  ['tr', 'turkish.gcg'],
])('a record in %s is not English', (language, file) => {
  const foreign = foreignTiles(parseGcg(bytesOf({ file })), english);
  expect(foreign?.languages).toEqual([language]);
});

test.each(fixtures)('$file is at home with its own tiles', (fixture) => {
  expect(foreignTiles(parseGcg(bytesOf(fixture)), optionsOf(fixture).alphabet)).toBeUndefined();
});

test.each<[string, string]>([
  ['one odd letter', '>A: HORN 8E HORN\n>B: ÄT 9D AT\n>A: -\n>B: -\n>A: -\n'],
  ['signs that are no letters', '>A: ... 8E HORN\n>B: ??? 9D A.T\n>A: -3\n'],
  ['a rack in small letters', '>A: horn 8E HORN\n'],
  ['nothing', ''],
])('%s is no other language', (_name, text) => {
  expect(foreignTiles(parseGcg(text), english)).toBeUndefined();
});

test.each<[string, string, object]>([
  [
    'ours',
    '#description Täht: ruleset et-base, tiles et-102, words et-all',
    { ruleset: 'et-base', tileset: 'et-102', lexicon: 'et-all' },
  ],
  [
    'ours, as it was',
    '#ruleset et-base\n#tileset et-102\n#lexicon et',
    { ruleset: 'et-base', tileset: 'et-102', lexicon: 'et' },
  ],
  ['English tiles', '#tile-distribution English', { tileset: 'en-100', language: 'en' }],
  [
    'an English list',
    '#lexicon NWL2023',
    { tileset: 'en-100', language: 'en', lexicon: 'NWL2023' },
  ],
  ['our tiles alone', '#tile-distribution is-104-2016', { tileset: 'is-104-2016', language: null }],
  ['a club’s description', '#description Round 3, tiles swapped', { tileset: null, ruleset: null }],
  ['a list that nobody knows', '#lexicon Zyzzyva', { tileset: null, language: null }],
])('what a file declares: %s', (_name, text, expected) => {
  expect(declarationOf(parseGcg(text))).toMatchObject(expected);
});
