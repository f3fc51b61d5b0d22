import { expect, test } from 'vitest';
import { adverbsOf } from './adverbs.ts';

const forms = new Set(
  'ilusasti ilusam julgesti julgem kontrasti tavaliselt tavalisem hobuselt õnnelikult õnnelikum suurelt suurem vargalt'.split(
    ' ',
  ),
);

test('adverbs are of adjectives, which have a comparative', () => {
  expect([...adverbsOf(forms, forms)]).toEqual([
    'ilusasti',
    'julgesti',
    'tavaliselt',
    'õnnelikult',
  ]);
});

test('and are in running text', () => {
  expect([...adverbsOf(forms, new Set(['julgesti']))]).toEqual(['julgesti']);
});
