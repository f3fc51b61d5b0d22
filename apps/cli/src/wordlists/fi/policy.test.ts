import { expect, test } from 'vitest';
import { makePolicy } from './policy.ts';
import { type Reading, readingOf } from './reading.ts';

const policy = makePolicy({
  hateful: new Set(['neekeri', 'mutakuono']),
  participles: new Set(['väsynyt', 'tervetullut']),
});

const read = (output: string): Reading =>
  readingOf(output.match(/\[[^\]]*\]|./gu) ?? []) as Reading;

test.each<[string, string]>([
  ['nominative singular', '[Ln][Xp]koira[X]koir[Sn][Ny]a'],
  ['nominative plural', '[Ln][Xp]koira[X]koir[Sn][Nm]at'],
  ['pronoun', '[Lr][Xp]hän[X]hä[Sn][Ny]n'],
  ['numeral', '[Lu][Xp]kaksi[X]ka[Sn][Nm]hdet'],
  ['numeral without a case', '[Lu][Xp]puolitoista[X]puoli[Bm]toista'],
  ['first infinitive', '[Lt][Xp]tehdä[X]tehd[Tn1][Eb]ä'],
  ['fourth infinitive', '[Lt][Xp]tehdä[X]teke[Tn4]mi[Sn][Ny]nen'],
  ['adverb', '[Ls][Xp]ihan[X]ihan'],
  ['adverb with a possessive of its own', '[Ls][Xp]keskenään[X]keskenää[O3]n'],
  ['adverb in -sti', '[Ll][Xp]nopea[X]nopea[Ssti]sti'],
  ['adverb in -sti whose adjective only looks compared', '[Ll][Xp]kumma[X]kumma[Ssti]sti'],
  ['adverb of a participle', '[Lt][Xp]luulla[X]luul[Ll][Ra]tav[Xj]a[X]a[Ssti]sti'],
  ['negative verb', '[Lk][Tt][Xp]ei[X]e[P3][Ny]i'],
  ['comparative that is the base form', '[Ln][Xp]vanhempi[X]vanhe[Sn][Nm][Cc]mmat'],
  ['superlative that is the base form', '[Ll][Xp]lähin[X]läh[Sn][Nm][Cs]immät'],
  ['noun derived of a name', '[Lep][Xp]Helsinki[X]helsinki[Ll][Dg]läi[Xj]nen[X][Sn][Ny]nen'],
  [
    'noun derived of a participle',
    '[Lt][Xp]luottaa[X]luotet[Ll][Ra]tav[Xj]a[X]u[Ln][Xj]us[X]u[Sn][Ny]s',
  ],
  ['participle that is a word', '[Lt][Xp]väsyä[X]väsy[Ll][Ru]n[Xj]yt[X][Sn][Nm]eet'],
  [
    'compound participle that is a word',
    '[Lnl][Xp]terve[X]terve[Sn][Ny][Bc][Lt][Xp]tulla[X]tul[Ll][Ru]l[Xj]ut[X][Sn][Ny]ut',
  ],
  ['word of two cases', '[Ll][Xp]uusi[X]uu[Sg][Ny]den[Ll]lai[Xj]nen[X][Sn][Ny]nen'],
])('allowed: %s', (_name, output) => expect(policy.isAllowed(read(output))).toBe(true));

test.each<[string, string]>([
  ['genitive', '[Ln][Xp]koira[X]koir[Sg][Ny]an'],
  ['partitive', '[Ln][Xp]koira[X]koir[Sp][Ny]aa'],
  ['possessive', '[Ln][Xp]tila[X]til[Sill][Ny]aa[O3]nsa'],
  ['possessive of a nominative', '[Ln][Xp]koira[X]koir[Sn][Ny]a[O2y]si'],
  ['clitic', '[Ln][Xp]koira[X]koir[Sn][Ny]a[Fkin][Ef]kin'],
  ['clitic without a tag of its own', '[Ln][Xp]koira[X]koir[Sn][Ny]a[Ef]han'],
  ['finite verb', '[Lt][Xp]tehdä[X]tek[Tt][Ai][P3][Ny][Ef]i'],
  ['third infinitive', '[Lt][Xp]tehdä[X]teke[Tn3][Ny][Sill]mään'],
  ['genitive of the fourth infinitive', '[Lt][Xp]tehdä[X]teke[Tn4]mi[Sg][Ny]sen'],
  ['comparative', '[Lnl][Xp]vanha[X]vanhe[Sn][Ny][Cc]mpi'],
  ['superlative', '[Lnl][Xp]suuri[X]suur[Sn][Ny][Cs]in'],
  ['superlative of an adjective in -in', '[Ll][Xp]avoin[X]avoi[Sn][Nm][Cs]mimmat'],
  ['compared adverb', '[Ll][Xp]nopea[X]nopeamma[Ssti]sti'],
  ['participle', '[Lt][Xp]kulua[X]kulu[Ll][Ru]n[Xj]ut[X][Sn][Ny]ut'],
  ['name', '[Lee][Xp]Matti[X]matt[Sn][Ny]i'],
  ['compound with a name', '[Lep][Xp]Häme[X]häme[Sg][Ny]en[Bc][Ln][Xp]katu[X]katu[Sn][Ny]'],
  ['abbreviation', '[La][Xp]klo[X]klo[Sn][Ny]'],
  ['prefix', '[Lp]epä'],
  ['Roman numeral', '[Lur]iv'],
  ['negative verb in another person', '[Lk][Tt][Xp]ei[X]e[P1][Ny]n'],
  ['numeral in another case', '[Lu][Xp]puolitoista[X]puolta[Bm]toista'],
  ['hate speech', '[Ln][Xp]neekeri[X]neekeri[Sn][Nm]t'],
  [
    'compound with hate speech',
    '[Ln][Xp]lehti[X]leht[Sn][Ny]i[Bc][Ln][Xp]neekeri[X]neekeri[Sn][Ny]',
  ],
  ['word derived of hate speech', '[Ln][Xp]neekeri[X]neekeri[Ll]mäi[Xj]nen[X][Sn][Ny]nen'],
  ['compound that is hate speech', '[Ln][Xp]muta[X]mut[Sn][Ny]a[Bc][Ln][Xp]kuono[X]kuono[Sn][Nm]t'],
])('not allowed: %s', (_name, output) => expect(policy.isAllowed(read(output))).toBe(false));

test.each<[string, boolean]>([
  ['[Ln][Xp]koira[X]koir[Sn][Nm]at', true],
  ['[Ll][Xp]kaunis[X]kaune[Ln][Xj]us[X]u[Sn][Ny]s', true],
  ['[Ll][Xp]vehreä[X]vehreimmy[Ln][Xj]ys[X]y[Sn][Ny]s', false],
  ['[Lt][Xp]ladata[X]lata[Ln][Xj]us[X]u[Sn][Ny]s', false],
  ['[Lt][Xp]tehdä[X]teke[Tn4]mi[Sn][Ny]nen', true],
  ['[Lt][Xp]tehdä[X]teke[Tn4]mi[Sn][Nm]set', false],
])('allowed without being attested: %s %s', (output, isBase) => {
  expect(policy.isBaseWord(read(output))).toBe(isBase);
});
