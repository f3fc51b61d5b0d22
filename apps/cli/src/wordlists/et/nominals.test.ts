import { expect, test } from 'vitest';
import { nominalsOf } from './nominals.ts';

const SINGULAR = ['', 'd', 'ga', 'st', 'le', 'lt', 'ks', 'ni', 'na', 'ta', 'sse', 's', 'l'];
const PLURAL = ['', 'ga', 'le', 'st', 'ks'];

/** All forms of a nominal by its four stems. */
const paradigm = (
  nominative: string,
  genitive: string,
  partitive: string,
  pluralGenitive: string,
): string[] => [
  nominative,
  partitive,
  ...SINGULAR.map((ending) => genitive + ending),
  ...PLURAL.map((ending) => pluralGenitive + ending),
];

const found = (...paradigms: readonly string[][]): Set<string> =>
  new Set(
    nominalsOf(new Set(paradigms.flat()), new Set()).map(
      ({ nominative, genitive }) => `${nominative} ${genitive}d`,
    ),
  );

test.each([
  ['maja', 'maja', 'maja', 'majade'],
  ['raamat', 'raamatu', 'raamatut', 'raamatute'],
  ['hammas', 'hamba', 'hammast', 'hammaste'],
  ['inimene', 'inimese', 'inimest', 'inimeste'],
  ['sepp', 'sepa', 'seppa', 'seppade'],
  ['grammatika', 'grammatika', 'grammatikat', 'grammatikate'],
  ['maasikas', 'maasika', 'maasikat', 'maasikate'],
  ['ühistu', 'ühistu', 'ühistut', 'ühistute'],
  ['tankla', 'tankla', 'tanklat', 'tanklate'],
  ['inetu', 'inetu', 'inetut', 'inetute'],
])(
  '%s is found by its paradigm, and nothing else',
  (nominative, genitive, partitive, pluralGenitive) => {
    expect(
      found(paradigm(nominative, genitive, partitive, pluralGenitive), ['ühist', 'inet', 'tankel']),
    ).toEqual(new Set([`${nominative} ${genitive}d`]));
  },
);

test('SAHMAK and SAHMAKAS, both in -AKA, are words; POLIITIKA is of no POLIITIKAS', () => {
  expect(found(paradigm('sahmak', 'sahmaka', 'sahmakat', 'sahmakate'))).toEqual(
    new Set(['sahmak sahmakad', 'sahmakas sahmakad']),
  );
  const politics = paradigm('poliitika', 'poliitika', 'poliitikat', 'poliitikate');
  expect(found([...politics, 'poliitik'])).not.toContain('poliitikas poliitikad');
});

test('a genitive without its row of cases is none', () => {
  expect(found(['kass', 'kassi', 'kassiga', 'kassid'])).toEqual(new Set());
});

test('a comparative is no word of its own', () => {
  expect(
    found(
      paradigm('ilus', 'ilusa', 'ilusat', 'ilusate'),
      paradigm('ilusam', 'ilusama', 'ilusamat', 'ilusamate'),
    ),
  ).toEqual(new Set(['ilus ilusad']));
});

test('a participle in -TU is no genitive of a noun in -DUS', () => {
  expect(
    found(
      paradigm('lubadus', 'lubaduse', 'lubadust', 'lubaduste'),
      SINGULAR.map((ending) => `lubatu${ending}`),
    ),
  ).toEqual(new Set(['lubadus lubadused']));
});

test('an adjective like its genitive stands beside the noun it could be of', () => {
  expect(
    found(
      paradigm('kang', 'kangi', 'kangi', 'kangide'),
      paradigm('kange', 'kange', 'kanget', 'kangete'),
      ['kangemad'],
    ),
  ).toContain('kange kanged');
});

test('a noun in -EL is told from a plural of a shorter noun, an adjective in -AS from a case', () => {
  const puudel = paradigm('puudel', 'puudli', 'puudlit', 'puudlite');
  expect(found(puudel, paradigm('puude', 'puude', 'puuet', 'puuete'), ['puudil'])).toContain(
    'puudel puudlid',
  );
  const maias = paradigm('maias', 'maia', 'maiast', 'maiaste');
  expect(found(maias, ['maiamad'])).toContain('maias maiad');
});

test('no vowel U was lost before an A: TUNDRA is not of TUNDUR', () => {
  expect(found(paradigm('tundra', 'tundra', 'tundrat', 'tundrate'), ['tundur'])).toEqual(
    new Set(['tundra tundrad']),
  );
});
