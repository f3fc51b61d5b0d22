import { expect, test } from 'vitest';
import { pastParticiplesOf, presentParticiplesOf } from './participles.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

test('a past participle is a nominal where running text bends or compares it', () => {
  const forms = setOf(
    'saanuvat saanute lugenuvat lugenute hinnatakse hinnatute istakse istute tabatakse tabatute',
  );
  const seen = setOf('saanud saanut lugenud hinnatud hinnatum istud istule tabatud tabatu');
  const found = [...pastParticiplesOf({ forms, verbs: new Set(), seen })];
  expect(found.map(({ nominative }) => nominative)).toEqual(['saanu', 'hinnatu', 'tabatu']);
});

test('a present participle is of every verb', () => {
  const forms = setOf('lugev lugeva lugevad lugevale andev andeva andevad andevale tänav tänava');
  const verbs = setOf('lugema andma');
  const found = [...presentParticiplesOf({ forms, verbs, seen: new Set() })];
  expect(found.map(({ nominative, genitive }) => [nominative, genitive])).toEqual([
    ['lugev', 'lugeva'],
    ['andev', 'andeva'],
  ]);
});
