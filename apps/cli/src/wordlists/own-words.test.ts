import { expect, test } from 'vitest';
import { ownWords } from './own-words.ts';

test('one word a line; comments and empty lines say nothing', () => {
  const text = '# class: reason\nQI\nZA # rulebook\n\n  FE  \n#OI\n';
  expect(ownWords(text)).toEqual(['QI', 'ZA', 'FE']);
});

test('an empty file has no words', () => {
  expect(ownWords('')).toEqual([]);
});
