import { expect, test } from 'vitest';
import { formsByLetter } from './forms.ts';

const AFF = `SET UTF-8
SFX a Y 3
SFX a 0 d .
SFX a 0 gagi .
SFX a i ega i
SFX b Y 1
SFX b s t [^k]s
`;

const forms = (entries: readonly string[], aff = AFF): string[][] => {
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  return [...formsByLetter(bytes(aff), bytes(`${entries.length}\n${entries.join('\n')}\n`))].map(
    (set) => [...set],
  );
};

test('entries with their suffixes, a set for each initial', () => {
  expect(forms(['aas/bZ', 'auks/b', 'maja/a', 'Mari/a'])).toEqual([
    ['aas', 'aat', 'auks'],
    ['maja', 'majad'],
  ]);
});

test('š and ž are mended', () => {
  expect(forms(['ðokk', 'þanr'])).toEqual([['šokk'], ['žanr']]);
});

test('clitics go, but a word that ends like one is known by its own clitic form', () => {
  expect(forms(['kassigi', 'jõgi', 'jõgigi'])).toEqual([['jõgi']]);
});

test('a condition that looks too far back is refused', () => {
  expect(() => forms(['maja/c'], 'SFX c Y 1\nSFX c 0 d abcdefg\n')).toThrow('too long: abcdefg');
});
