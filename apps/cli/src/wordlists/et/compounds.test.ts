import { expect, test } from 'vitest';
import { compoundsOf, givenCompounds } from './compounds.ts';
import type { Nominal } from './nominals.ts';

const nominal = (
  nominative: string,
  genitive: string,
  partitive: string,
  pluralGenitive: string,
): Nominal => ({
  nominative,
  genitive,
  partitive,
  pluralGenitive,
  type: 0,
  doubtful: false,
});

const RAAMAT = nominal('raamat', 'raamatu', 'raamatut', 'raamatute');
const KOGU = nominal('kogu', 'kogu', 'kogu', 'kogude');
const KOGUS = nominal('kogus', 'koguse', 'kogust', 'koguste');
const PEO = nominal('peo', 'peo', 'peod', 'peode');
const LAUD = nominal('laud', 'laua', 'lauda', 'laudade');
const PALK = nominal('palk', 'palga', 'palka', 'palkade');
const LOG = nominal('palk', 'palgi', 'palki', 'palkide');

const compounds = (
  text: string,
  nominals: readonly Nominal[],
  notHeads: readonly string[] = [],
): string[] => {
  const seen = text.split(' ');
  return [
    ...compoundsOf(seen, new Set(seen), {
      nominals,
      verbs: ['lugema'],
      openings: ['jalg'],
      notHeads,
    }),
  ];
};

test('a compound seen in two cases gives both nominatives', () => {
  expect(compounds('raamatukogu raamatukoguga', [RAAMAT, KOGU, KOGUS])).toEqual([
    'raamatukogu',
    'raamatukogud',
  ]);
});

test('a case of one compound makes no other', () => {
  expect(
    compounds('raamatukogu raamatukogus raamatukogust raamatukogud', [RAAMAT, KOGUS, KOGU]),
  ).toEqual(['raamatukogu', 'raamatukogud']);
});

test('a nominative that can be nothing else is enough, after a first part of some length', () => {
  expect(compounds('raamatulaud', [RAAMAT, LAUD])).toEqual(['raamatulaud', 'raamatulauad']);
  expect(compounds('jallaud', [RAAMAT, LAUD])).toEqual([]);
});

test('first parts are genitives, given openings and verbal nouns', () => {
  expect(compounds('lugemislaud jalglaud', [LAUD])).toEqual([
    'lugemislaud',
    'lugemislauad',
    'jalglaud',
    'jalglauad',
  ]);
});

test('what is named ends no compound', () => {
  expect(compounds('raamatupeo raamatupeod', [RAAMAT, PEO])).not.toEqual([]);
  expect(compounds('raamatupeo raamatupeod', [RAAMAT, PEO], ['peo'])).toEqual([]);
});

test('given compounds take the commonest last word, or the one with the genitive asked for', () => {
  const given = (lines: string[]): string[] => [
    ...givenCompounds(lines, [LOG, PALK], new Set(['palka', 'palgaga'])),
  ];
  expect(given(['kuu palk'])).toEqual(['kuupalk', 'kuupalgad']);
  expect(given(['puu palk palgi'])).toEqual(['puupalk', 'puupalgid']);
  expect(() => given(['puu laud'])).toThrow('no nominal ends puu laud');
});
