import { expect, test } from 'vitest';
import { adverbsOf, mannerAdverbs } from './adverbs.ts';
import type { Nominal } from './nominals.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const forms = setOf(
  'ilusasti ilusam julgesti julgem kontrasti tavaliselt tavalisem hobuselt õnnelikult õnnelikum suurelt suurem vargalt',
);
const none = new Set<string>();

test('adverbs are of adjectives, which have a comparative', () => {
  expect([...adverbsOf({ forms, verbs: none, seen: forms })]).toEqual([
    'ilusasti',
    'julgesti',
    'tavaliselt',
    'õnnelikult',
  ]);
});

test('and are in running text', () => {
  const seen = new Set(['julgesti']);
  expect([...adverbsOf({ forms, verbs: none, seen })]).toEqual(['julgesti']);
});

test('adverbs of sounds are of a verb', () => {
  const sounds = setOf('kohinal albuminal prantsti lonksti kontsti kunsti');
  const verbs = setOf('kohisema prantsatama lonksama');
  expect([...adverbsOf({ forms: sounds, verbs, seen: none })]).toEqual([
    'kohinal',
    'prantsti',
    'lonksti',
  ]);
});

const adjective = (nominative: string, genitive: string): Nominal => ({
  nominative,
  genitive,
  partitive: `${genitive}t`,
  pluralGenitive: `${genitive}te`,
  type: 2,
  doubtful: false,
});

test('an adjective in use has its adverb in -LT; a noun has only an ablative', () => {
  const words = [
    adjective('ilmekas', 'ilmeka'),
    adjective('tänav', 'tänava'),
    adjective('kole', 'koleda'),
    adjective('paas', 'paasa'),
    adjective('julm', 'julma'),
    adjective('linnukas', 'linnuka'),
  ];
  const compared = ['lt', 'm', 'mad', 'mat', 'malt'];
  const all = words.slice(0, 4).flatMap(({ genitive }) => compared.map((end) => genitive + end));
  const forms = new Set([...all, 'julmalt', 'julmasti', 'linnukalt']);
  const seen = setOf('ilmekas tänav koledad paas linnukas linnukad');
  const found = [...mannerAdverbs(words, { forms, verbs: none, seen }, setOf('julma'))];
  expect(found).toEqual(['ilmekalt', 'koledalt', 'julmalt', 'julmasti']);
});

test('what a suffix makes an adjective needs no text once it is compared', () => {
  const words = [adjective('helkjas', 'helkja'), adjective('rõhutu', 'rõhutu')];
  const compared = ['lt', 'm', 'mad', 'mat', 'malt'];
  const forms = new Set(words.flatMap(({ genitive }) => compared.map((end) => genitive + end)));
  const found = [...mannerAdverbs(words, { forms, verbs: none, seen: none }, none)];
  expect(found).toEqual(['helkjalt', 'rõhutult']);
});
