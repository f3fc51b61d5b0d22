import { expect, test } from 'vitest';
import { folded, isPlayable, upper } from './spelling.ts';

test.each([
  ['kâğıt', 'KAĞIT'],
  ['millî', 'MİLLİ'],
  ['sükûnet', 'SÜKUNET'],
  ['ışık', 'IŞIK'],
  ['İyi', 'İYİ'],
  ['KÂR', 'KAR'],
])('%s is played as %s', (word, tiles) => {
  expect(upper(folded(word))).toBe(tiles);
});

test.each([
  ['ev', true],
  ['e', false],
  ['kg', false],
  ['taxi', false],
  ['a.b.d', false],
  ['abcdefgabcdefgab', false],
])('%s has tiles and a vowel: %s', (word, playable) => {
  expect(isPlayable(word)).toBe(playable);
});
