import { expect, test } from 'vitest';
import { makeCounterparts } from './counterparts.ts';
import { type Reading, readingOf } from './reading.ts';

const read = (output: string): Reading =>
  readingOf(output.match(/\[[^\]]*\]|./gu) ?? []) as Reading;

const shop = '[Ln][Xp]kauppa[X]kaup';

test('the other number is learnt from words with the same last part', () => {
  const counterparts = makeCounterparts();
  counterparts.learn(read(`${shop}p[Sn][Ny]a`));
  counterparts.learn(read(`${shop}[Sn][Nm]at`));
  const compound = `[Ln][Xp]kirja[X]kirj[Sn][Ny]a[Bc]`;
  expect(counterparts.guesses(read(`${compound}${shop}p[Sn][Ny]a`))).toEqual(['kirjakaupat']);
  expect(counterparts.guesses(read(`${compound}${shop}[Sn][Nm]at`))).toEqual(['kirjakauppa']);
});

test('a plural of another word with the same singular is not taken', () => {
  const counterparts = makeCounterparts();
  const bay = (first: string, ending: string): string =>
    `[Ln][Xp]${first}[X]${first}[Bc][Ln][Xp]lahti[X]lah[Sn][Nm]${ending}`;
  for (const first of ['meri', 'puro', 'suo', 'maa', 'kala', 'lintu'])
    counterparts.learn(read(bay(first, 'det')));
  counterparts.learn(read(bay('lintu', 'dit')));
  const inlet = '[Ln][Xp]vuono[X]vuono[Bc][Ln][Xp]lahti[X]lahti[Sn][Ny]';
  expect(counterparts.guesses(read(inlet))).toEqual(['vuonolahdet']);
});

test.each<[string, string, string]>([
  ['noun in -us', '[Ll][Xp]kaunis[X]kaune[Ln][Xj]us[X]u[Sn][Ny]s', 'kauneudet'],
  ['act in -us', '[Lt][Xp]ladata[X]lata[Ln][Xj]us[X]u[Sn][Ny]s', 'lataukset'],
  ['adjective in -nen', '[Ln][Xp]kuu[X]kuu[Ll]mai[Xj]nen[X][Sn][Ny]nen', 'kuumaiset'],
  ['adjective in -ton', '[Ln][Xp]pää[X]pää[Ll][Xj]tön[X]tö[Sn][Ny]n', 'päättömät'],
  ['agent', '[Lt][Xp]tehdä[X]teki[Ln][Xj]jä[X][Sn][Ny]jä', 'tekijät'],
  ['participle', '[Lt][Xp]väsyä[X]väsy[Ll][Ru]n[Xj]yt[X][Sn][Ny]yt', 'väsyneet'],
  ['passive participle', '[Lt][Xp]tuntea[X]tunne[Ll][Rt]t[Xj]tu[X]tu[Sn][Ny]', 'tunnetut'],
  ['verb', '[Lt][Xp]lukea[X]lue[Xj]skella[X]skel[Tn1][Eb]la', 'lueskeleminen'],
])('guessed: %s', (_name, output, expected) => {
  expect(makeCounterparts().guesses(read(output))).toContain(expected);
});

test('what has no other form gets no guess', () => {
  expect(makeCounterparts().guesses(read('[Ls][Xp]ihan[X]ihan'))).toEqual([]);
  expect(makeCounterparts().guesses(read('[Lt][Xp]tehdä[X]teke[Tn4]mi[Sn][Nm]set'))).toEqual([]);
});
