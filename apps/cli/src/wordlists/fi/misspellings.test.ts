import { expect, test } from 'vitest';
import { makeMisspellings } from './misspellings.ts';
import { type Reading, readingOf } from './reading.ts';

/** `jalka+palo`, or `yliopisto` for a simple word. */
function readingFrom(lemma: string): Reading {
  const symbols = lemma
    .split('+')
    .flatMap((part) => ['[Ln]', '[Xp]', ...part, '[X]', '[Sn]', '[Ny]', ...part, '[Bc]'])
    .slice(0, -1);
  return readingOf(symbols) as Reading;
}

/** Whether the first lemma is misspelt where so many words are attested of each. */
function isMisspelt(
  attested: readonly (readonly [lemmas: string, words: number])[],
  wordsWith: (beginning: string) => number = () => 0,
): boolean {
  const misspellings = makeMisspellings(wordsWith);
  for (const [lemmas, words] of attested)
    for (let i = 0; i < words; i++) misspellings.add(lemmas.split(' ').map(readingFrom));
  return misspellings.judge()(readingFrom(attested[0]?.[0] as string));
}

test.each<[slip: string, wrong: string, right: string, times: number]>([
  ['a double letter made single', 'jalka+palo', 'jalka+pallo', 6],
  ['a single letter made double', 'suo+maalainen', 'suoma+lainen', 6],
  ['two letters swapped', 'keksi+viikko', 'keski+viikko', 12],
  ['a letter without its dots', 'puoli+vali', 'puoli+väli', 6],
  ['a letter with dots that it lacks', 'talvi+äika', 'talvi+aika', 6],
  ['a genitive lost', 'maa+järistys', 'maan+järistys', 12],
  ['a genitive added', 'ilman+piiri', 'ilma+piiri', 25],
  ['a letter left out', 'koi+pallo', 'kori+pallo', 25],
  ['a letter left out of a simple word', 'yli+pisto', 'yliopisto', 5],
])('%s', (_slip, wrong, right, times) => {
  const forms = 2;
  expect(
    isMisspelt([
      [wrong, forms],
      [right, forms * times],
    ]),
  ).toBe(true);
  expect(
    isMisspelt([
      [wrong, forms],
      [right, forms * times - 1],
    ]),
  ).toBe(false);
});

test('another last vowel is a slip only where there is no second form', () => {
  expect(
    isMisspelt([
      ['väli+palo', 1],
      ['väli+pala', 5],
    ]),
  ).toBe(true);
  expect(
    isMisspelt([
      ['väli+palo', 1],
      ['väli+pala', 4],
    ]),
  ).toBe(false);
  expect(
    isMisspelt([
      ['kuva+kirje', 2],
      ['kuva+kirja', 60],
    ]),
  ).toBe(false);
});

test('what may be a form of two words counts for the one that is attested better', () => {
  const pieces = ['väli+palo väli+pala', 10] as const;
  expect(isMisspelt([['väli+palo', 1], ['väli+pala', 5], pieces])).toBe(true);
  const fires = ['tuli+palo tuli+palko', 20] as const;
  expect(
    isMisspelt([
      ['tuli+palo', 3],
      ['tuli+pallo', 30],
    ]),
  ).toBe(true);
  expect(isMisspelt([['tuli+palo', 3], ['tuli+pallo', 30], fires])).toBe(false);
});

test('a word with many forms is none, nor is a simple word, nor what stands alone', () => {
  expect(
    isMisspelt([
      ['tuli+voima', 9],
      ['tuuli+voima', 90],
    ]),
  ).toBe(true);
  expect(
    isMisspelt([
      ['tuli+voima', 10],
      ['tuuli+voima', 900],
    ]),
  ).toBe(false);
  expect(
    isMisspelt([
      ['palo', 1],
      ['pallo', 90],
    ]),
  ).toBe(false);
  expect(isMisspelt([['jalka+palo', 1]])).toBe(false);
});

test('the words that begin alike tell of long ones, of which few forms are read', () => {
  const attested = [
    ['kansa+edustaja', 2],
    ['kansan+edustaja', 2],
  ] as const;
  const beginnings = new Map([
    ['kansaedustaja', 4],
    ['kansanedustaja', 99],
  ]);
  expect(isMisspelt(attested)).toBe(false);
  expect(isMisspelt(attested, (word) => beginnings.get(word) ?? 0)).toBe(true);
  expect(
    isMisspelt([
      ['ilmaston+muutos', 1],
      ['ilmasto+muutos', 30],
    ]),
  ).toBe(true);
  expect(
    isMisspelt(
      [
        ['ilmaston+muutos', 1],
        ['ilmasto+muutos', 30],
      ],
      () => 90,
    ),
  ).toBe(false);
});
