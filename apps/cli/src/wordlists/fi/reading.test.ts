import { expect, test } from 'vitest';
import { baseOf, lastOf, lemmaOf, readingOf, textOf } from './reading.ts';

const symbols = (output: string): readonly string[] => output.match(/\[[^\]]*\]|./gu) ?? [];
const read = (output: string) => {
  const reading = readingOf(symbols(output));
  if (reading === undefined) throw new Error(`no reading: ${output}`);
  return reading;
};

test('a simple word: spelling, base form, class and tags', () => {
  const reading = read('[Ln][Xp]koira[X]koir[Sn][Nm]at');
  expect(reading.parts).toEqual([
    {
      classes: ['[Ln]'],
      tags: ['[Sn]', '[Nm]'],
      text: 'koirat',
      base: 'koira',
      root: 'koira',
      derivations: 0,
      isParticiple: false,
    },
  ]);
});

test('a compound has its parts; a piece without a class goes on with the part before', () => {
  const shop = read('[Ln][Xp]kirja[X]kirj[Sn][Ny]a[Bh][Bc][Ln][Xp]kauppa[X]kaup[Sn][Nm]at');
  expect([textOf(shop), lemmaOf(shop), baseOf(shop)]).toEqual([
    'kirjakaupat',
    'kirja+kauppa',
    'kirjakauppa',
  ]);
  const twenty = read('[Lu][Xp]kaksi[X]ka[Sn][Ny]ksi[Bc]kymmentä');
  expect(twenty.parts.map(({ text }) => text)).toEqual(['kaksikymmentä']);
});

test('known compounds are written with a sign in their base form', () => {
  expect(lemmaOf(read('[Ln][Xp]suku=puutto[X]suku[Bm]puutto[Sn][Ny]'))).toBe('sukupuutto');
});

test.each<[string, string, string, number]>([
  ['[Ll][Xp]kaunis[X]kaune[Ln][Xj]us[X]u[Sn][Ny]s', 'kauneus', 'kaunis', 1],
  ['[Lt][Xp]kulua[X]kulu[Ll][Ru]n[Xj]ut[X][Sn][Nm]eet', 'kulunut', 'kulua', 1],
  [
    '[Lt][Xp]luottaa[X]luotet[Ll][Ra]tav[Xj]a[X]u[Ln][Xj]us[X]u[Sn][Ny]s',
    'luotettavuus',
    'luottaa',
    2,
  ],
])('derived words: %s', (output, base, root, derivations) => {
  expect(lastOf(read(output))).toMatchObject({ base, root, derivations });
});

test.each<[string, boolean]>([
  ['[Lt][Xp]kulua[X]kulu[Ll][Ru]n[Xj]ut[X][Sn][Ny]ut', true],
  ['[Lt][Xp]juoda[X]juo[Ln][Rm]m[Xj]a[X][Sn][Ny]a', true],
  ['[Lt][Xp]tuoda[X]tuo[Ll]v[Xj]a[X][Sn][Ny]a', true],
  ['[Lt][Xp]tuntea[X]tunte[Ln]m[Xj]a[X]a[Re][Ll][Xj]ton[X]to[Sn][Ny]n', false],
  ['[Lt][Xp]tyytyä[X]tyyty[Ll][Rv]v[Xj]ä[X]äi[Xj]nen[X][Sn][Ny]nen', false],
  ['[Lt][Xp]sulkeutua[X]sulkeutu[Ru]neisu[Ln][Xj]us[X]u[Sn][Ny]s', false],
  ['[Lt][Xp]kilistä[X]kil[Ln]in[Xj]ä[X]ä[Sn][Ny]', false],
])('participles, and no words made of them: %s %s', (output, isParticiple) => {
  expect(lastOf(read(output)).isParticiple).toBe(isParticiple);
});

test('parts that meet in the same vowel need a hyphen', () => {
  const line = '[Ln][Xp]linja[X]linj[Sn][Ny]a[Bh][Bc][Ln][Xp]auto[X]auto[Sn][Ny]';
  expect(readingOf(symbols(line))).toBeUndefined();
  const trap = '[Ln][Xp]tila[X]til[Sn][Ny]a[Bh][Bc][Ln][Xp]ansa[X]ans[Sn][Ny]a';
  expect(readingOf(symbols(trap))).toBeUndefined();
});
