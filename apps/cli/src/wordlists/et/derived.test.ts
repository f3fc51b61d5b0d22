import { expect, test } from 'vitest';
import { abstractsOf, diminutivesOf, isInUse } from './derived.ts';
import type { Nominal } from './nominals.ts';

const nominal = (nominative: string, genitive: string, type = 1): Nominal => ({
  nominative,
  genitive,
  partitive: `${genitive}t`,
  pluralGenitive: `${genitive}te`,
  type,
  doubtful: false,
});

const inUse = (word: Nominal, { forms = '', verbs = '', seen = '' }): boolean =>
  isInUse(word, {
    forms: new Set(forms.split(' ')),
    verbs: new Set(verbs.split(' ')),
    seen: new Set(seen.split(' ')),
  });

test('a plain noun needs no witness', () => {
  expect(inUse(nominal('maja', 'maja', 17), {})).toBe(true);
});

test('an agent needs its verb in text, or a diminutive, which only entries have', () => {
  const lugeja = nominal('lugeja', 'lugeja');
  expect(inUse(lugeja, { verbs: 'lugema' })).toBe(false);
  expect(inUse(lugeja, { verbs: 'lugema', seen: 'lugemas' })).toBe(true);
  expect(inUse(lugeja, { verbs: 'lugema', forms: 'lugejake' })).toBe(true);
});

test('a present participle needs its verb in text, or a form of its own', () => {
  const lugev = nominal('lugev', 'lugeva', 2);
  expect(inUse(lugev, { verbs: 'lugema' })).toBe(false);
  expect(inUse(lugev, { verbs: 'lugema', seen: 'lugemas' })).toBe(true);
  expect(inUse(nominal('mindav', 'mindava', 2), { seen: 'mindav' })).toBe(true);
  expect(inUse(nominal('mindav', 'mindava', 2), {})).toBe(false);
  expect(inUse(nominal('edev', 'edeva', 2), { forms: 'edevam' })).toBe(true);
});

test('a past participle is none, an adjective in -TU is one', () => {
  expect(inUse(nominal('loetu', 'loetu'), { forms: 'loetuke loetakse' })).toBe(false);
  expect(inUse(nominal('õhtu', 'õhtu'), { forms: 'õhtuke' })).toBe(true);
});

test('HIRMUTU is without HIRM, which text has in many cases, though it may be a participle too', () => {
  const hirm = ['', 'd', 'ga', 'st', 'le', 'ks', 'ni', 'ke'].map((ending) => `hirmu${ending}`);
  const forms = [...hirm, 'hirmutuke', 'hirmutakse'].join(' ');
  const word = nominal('hirmutu', 'hirmutu');
  expect(inUse(word, { forms, seen: hirm.slice(0, 5).join(' ') })).toBe(true);
  expect(inUse(word, { forms, seen: hirm.slice(0, 4).join(' ') })).toBe(false);
  expect(inUse(word, { forms: 'hirmutuke hirmutakse', seen: hirm.join(' ') })).toBe(false);
});

test('an abstract noun in -US needs a diminutive or text; one in -LIKUS is misspelt', () => {
  expect(inUse(nominal('humalasus', 'humalasuse', 9), {})).toBe(false);
  expect(inUse(nominal('suurus', 'suuruse', 9), { seen: 'suurus suurusega' })).toBe(true);
  expect(inUse(nominal('õnnelikus', 'õnnelikuse', 9), { seen: 'õnnelikus õnnelikuse' })).toBe(
    false,
  );
});

const evidence = (forms: string, seen: string) => ({
  forms: new Set(forms.split(' ')),
  verbs: new Set<string>(),
  seen: new Set(seen.split(' ')),
});

test('abstract nouns are of adjectives: -LIKKUS, which the source misspells, -TUS and -KUS', () => {
  const adjectives = [
    nominal('lõplik', 'lõpliku', 22),
    nominal('keeletu', 'keeletu'),
    nominal('teokas', 'teoka', 2),
    nominal('ihnakas', 'ihnaka', 2),
  ];
  const known = evidence('lõplikus keeletused teokused ihnakused', 'teokas teokad teokat ihnakas');
  const found = [...abstractsOf(adjectives, known)].map(({ nominative }) => nominative);
  expect(found).toEqual(['lõplikkus', 'keeletus', 'teokus']);
});

test('an adjective that is compared has an abstract noun', () => {
  const known = evidence('soolasem x', 'soolase soolased');
  const forms = ['m', 'mad', 'mat', 'malt'].map((ending) => `soolase${ending}`);
  const all = { ...known, forms: new Set([...forms, 'soolasused']) };
  const found = [...abstractsOf([nominal('soolane', 'soolase', 10)], all)];
  expect(found.map(({ nominative }) => nominative)).toEqual(['soolasus']);
});

test('LAIUS is an abstract noun itself and has no LAIUSUS', () => {
  const forms = ['m', 'mad', 'mat', 'malt', 'd'].map((ending) => `laiuse${ending}`);
  const known = evidence([...forms, 'laiususe', 'laiusused'].join(' '), 'laiune laiuse laiused');
  expect([...abstractsOf([nominal('laiune', 'laiuse', 10)], known)]).toEqual([]);
});

test('a common word of two syllables has its diminutive', () => {
  const forms = 'pesake pesakesed pesitsuke pesitsukesed';
  const seen = ['', 'd', 'ga', 'st', 'le', 'lt'];
  const text = ['pesa', 'pesitsu'].flatMap((stem) => seen.map((ending) => stem + ending));
  const nouns = [nominal('pesa', 'pesa'), nominal('pesits', 'pesitsu')];
  const found = [...diminutivesOf(nouns, evidence(forms, text.join(' ')))];
  expect(found.map(({ nominative }) => nominative)).toEqual(['pesake']);
  expect([...diminutivesOf(nouns, evidence(forms, 'pesa pesad pesaga'))]).toEqual([]);
});

test('a diminutive needs a form in running text, and the noun it is of', () => {
  const forms = 'killuke killukesed luguke lugukesed päike päikesed';
  const nouns = [nominal('kild', 'killu'), nominal('lugu', 'lugu')];
  const found = [...diminutivesOf(nouns, evidence(forms, 'killukest päike'))];
  expect(found.map(({ nominative, genitive }) => [nominative, genitive])).toEqual([
    ['killuke', 'killukese'],
  ]);
});
