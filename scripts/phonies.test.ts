/** The files of words that are none and that weaker bots lay: in no list, nothing that offends, and with a tile for each letter. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editions, tilesetOf } from '@taht/editions';
import { BUILT_IN_LEXICONS, familyOf, loadLexicon } from '@taht/host';
import { parseWord } from '@taht/letters';
import { judgeWord } from '@taht/lexicon';
import { describe, expect, test } from 'vitest';
import { isNearOffence } from './phonies/offence.ts';
import { Sounds } from './phonies/sounds.ts';

describe.each(editions.map((edition) => [edition.id, edition] as const))('%s', (id, edition) => {
  const phonies = readFileSync(join(BUILT_IN_LEXICONS, `${id}.phonies.txt`), 'utf8')
    .trimEnd()
    .split('\n');
  const lists = edition.lexicons.map((list) => {
    const lexicon = loadLexicon(list, '');
    if (!lexicon.ok) throw new Error(lexicon.error.code);
    return lexicon.value;
  });

  test('there are enough of them, each once', () => {
    expect(phonies.length).toBeGreaterThan(1000);
    expect(new Set(phonies).size).toBe(phonies.length);
  });

  test.each(lists.map((list) => [list.info.id, list] as const))('none is in %s', (_, list) =>
    expect(phonies.filter((word) => judgeWord(list, word).valid)).toEqual([]),
  );

  test('none is a word of the family list, or nearly so', () => {
    const offences = (familyOf(id) ?? []).map(({ text }) => ({ text, isOwn: true }));
    expect(offences.length).toBeGreaterThan(0);
    expect(phonies.filter((word) => isNearOffence(word, offences))).toEqual([]);
  });

  test('each has three to eight letters, and a tile for each', () => {
    const tiles = new Set(
      tilesetOf(edition.rulesets[0]?.tileset ?? '')?.tiles.map(([tile]) => tile),
    );
    const { alphabet } = lists[0] ?? { alphabet: undefined };
    if (alphabet === undefined) throw new Error(`${id} has no list`);
    for (const text of phonies) {
      const word = parseWord(alphabet, text);
      expect(word.ok && word.value.every((letter) => tiles.has(letter))).toBe(true);
      expect(word.ok && word.value.length).toBeGreaterThan(2);
      expect(word.ok && word.value.length).toBeLessThan(9);
    }
  });
});

const offences = [
  { text: 'DAMN', isOwn: true },
  { text: 'TIT', isOwn: true },
  { text: 'MERDE', isOwn: false },
];

test.each([
  ['DAMNED', true],
  ['XDAMN', true],
  ['DARN', true],
  ['DMANS', true],
  ['DAN', true],
  ['DAMMN', true],
  ['DUST', false],
  ['TITLE', true],
  ['PETIT', false],
  ['MERDES', true],
  ['MERCES', false],
])('whether %s could offend: %s', (word, could) =>
  expect(isNearOffence(word, offences)).toBe(could),
);

test('a word sounds like those that it was learnt from, or foreign', () => {
  const words = ['TALE', 'TALK', 'STALE', 'STALK', 'TALES', 'WALK', 'WALE'];
  const sounds = new Sounds(words.flatMap((word) => [[...word], [...word], [...word]]) as never);
  expect(sounds.isLikely([...'STALES'] as never)).toBe(true);
  expect(sounds.isLikely([...'KLATS'] as never)).toBe(false);
  expect(sounds.likelihood([...'TALE'] as never)).toBeGreaterThan(
    sounds.likelihood([...'KLAT'] as never),
  );
});
