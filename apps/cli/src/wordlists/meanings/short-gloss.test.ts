import { expect, test } from 'vitest';
import { shortGloss } from './short-gloss.ts';

test.each<[string, string | undefined]>([
  ['a red fruit', 'a red fruit'],
  ['(botany) a red  fruit (of a tree);', 'a red fruit'],
  ['(rare)', undefined],
  ['', undefined],
])('%s', (text, short) => {
  expect(shortGloss(text)).toBe(short);
});

test.each<[string, string]>([
  ['sloping land beside a lake; a heap of earth', 'sloping land beside a lake'],
  ['one two three four five six seven', 'one two three four five six…'],
])('%s is cut where a thought or a word ends', (text, short) => {
  expect(shortGloss(text, 28)).toBe(short);
});
