import { expect, test } from 'vitest';
import { isWrittenAsName } from './written-as-name.ts';

test.each<[word: string, text: string, isName: boolean]>([
  ['texas', 'Texas', true],
  ['texas', 'Texas texas', false],
  ['otur', 'Otur oturinn', false],
  ['kaktus', 'hestur', false],
  ['und', 'Und', false],
  ['fjallasaga', 'Fjallasaga', false],
  ['fjallavatn', 'Fjallavatn', true],
])('%s in a text with %s: a name %s', (word, text, isName) => {
  const words = new Set(['fjalla', 'saga', 'vatn', word]);
  expect(isWrittenAsName(word, new Set(text.split(' ')), { words, sure: words })).toBe(isName);
});
