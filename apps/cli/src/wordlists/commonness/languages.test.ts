import { editions } from '@taht/editions';
import { expect, test } from 'vitest';
import { model } from '../../../test/commonness/model.ts';
import { languages } from './languages.ts';
import { rankWords } from './rank.ts';

test('every edition has evidence', () => {
  expect(languages.map(({ edition }) => edition)).toEqual(editions.map(({ id }) => id));
});

const evidenceOf = (edition: string, frequent: readonly string[], seen: readonly string[]) =>
  languages
    .find((language) => language.edition === edition)
    ?.evidence((file) =>
      file.endsWith('.txt') ? new TextEncoder().encode(frequent.join('\n')) : model(seen),
    );

test.each<[string, readonly string[], readonly string[], string, number]>([
  ['tr', ['bir', 'kitabı'], [], 'KİTAP', 15],
  ['tr', ['bir', 'geliyor'], [], 'GELMEK', 15],
  ['tr', ['bir'], ['kâğıt', 'Kâğıt', 'KÂĞIT'], 'KAĞIT', 6],
  ['et', ['on', 'inimesed'], [], 'INIMENE', 15],
  ['fi', ['on', 'ihmiset'], [], 'IHMINEN', 15],
  ['uk', ['що', 'книгу'], [], 'КНИГА', 15],
  ['uk', ['що', 'ім’я'], [], "ІМ'Я", 15],
  ['en', ['the'], ['walks', 'walked'], 'WALKING', 1],
  ['is', [], ['hús', 'Hús'], 'HÚS', 6],
])('%s: %j and %j make %s rank %i', (edition, frequent, seen, word, rank) => {
  const evidence = evidenceOf(edition, frequent, seen);
  if (evidence === undefined) throw new Error(edition);
  expect(rankWords([word, 'WALKS', 'WALKED'], evidence)[0]).toBe(rank);
});
