import { expect, test } from 'vitest';
import { pluralOf } from './kotus-plural.ts';

test.each<[word: string, type: number, gradation: string, plural: string]>([
  ['valo', 1, '', 'valot'],
  ['katu', 1, 'F', 'kadut'],
  ['puku', 1, 'M', 'puvut'],
  ['laatikko', 4, 'A', 'laatikot'],
  ['kaappi', 5, 'B', 'kaapit'],
  ['stadion', 5, '', 'stadionit'],
  ['paperi', 6, '', 'paperit'],
  ['joki', 7, 'D', 'joet'],
  ['kurki', 7, 'L', 'kurjet'],
  ['sika', 9, 'D', 'siat'],
  ['ranta', 9, 'J', 'rannat'],
  ['solakka', 14, 'A', 'solakat'],
  ['vanhempi', 16, 'H', 'vanhemmat'],
  ['maa', 18, '', 'maat'],
  ['käsi', 27, '', 'kädet'],
  ['kynsi', 28, '', 'kynnet'],
  ['kaksi', 31, '', 'kahdet'],
  ['tytär', 32, 'C', 'tyttäret'],
  ['ien', 32, 'D', 'ikenet'],
  ['puhallin', 33, 'I', 'puhaltimet'],
  ['onneton', 34, 'C', 'onnettomat'],
  ['lämmin', 35, 'H', 'lämpimät'],
  ['sisin', 36, '', 'sisimmät'],
  ['vasen', 37, '', 'vasemmat'],
  ['nainen', 38, '', 'naiset'],
  ['vastaus', 39, '', 'vastaukset'],
  ['kalleus', 40, '', 'kalleudet'],
  ['hammas', 41, 'H', 'hampaat'],
  ['ies', 41, 'D', 'ikeet'],
  ['mies', 42, '', 'miehet'],
  ['ohut', 43, '', 'ohuet'],
  ['kevät', 44, '', 'keväät'],
  ['kuollut', 47, '', 'kuolleet'],
  ['sade', 48, 'F', 'sateet'],
  ['koe', 48, 'D', 'kokeet'],
  ['ommel', 49, 'H', 'ompelet'],
])('%s, %d%s: %s', (word, type, gradation, plural) =>
  expect(pluralOf(word, { type, gradation })).toEqual([plural]),
);

test('verbs and what does not bend have none', () => {
  for (const type of [50, 51, 52, 67, 99, 101])
    expect(pluralOf('sana', { type, gradation: '' })).toEqual([]);
});
