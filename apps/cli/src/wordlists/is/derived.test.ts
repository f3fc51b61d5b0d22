import { expect, test } from 'vitest';
import { parseAffixes, parseEntries } from '../hunspell.ts';
import { derivedWords } from './derived.ts';
import { makeGrammar } from './grammar.ts';

const affixes = parseAffixes(
  [
    ...['SET UTF-8', 'FLAG num', 'FULLSTRIP', 'AM 3', 'AM po:no', 'AM po:lo', 'AM po:so'],
    ...['SFX 1 N 3', 'SFX 1 0 ar un is:4ei', 'SFX 1 0 ina un is:2eá', 'SFX 1 un anir un is:1fi'],
    ...['SFX 2 N 3', 'SFX 2 0 u ing is:2ei', 'SFX 2 0 in ing is:1eá', 'SFX 2 0 ar ing is:1fi'],
    ...['SFX 3 N 2', 'SFX 3 ur t legur is:frumstig', 'SFX 3 ur a legur is:frumstig'],
    ...['SFX 4 N 5', 'SFX 4 0 ði a is:þátíð', 'SFX 4 a uðu a is:þátíð', 'SFX 4 a andi a is:nútíð'],
    ...['SFX 4 a ar a is:nútíð', 'SFX 4 a ast a is:miðmynd'],
  ].join('\n'),
);
const entries = [...parseEntries('4\nbilun/1\t1\næfing/2\t1\nlélegur/3\t2\nbora/4\t3\n', affixes)];
const grammar = makeGrammar(entries, affixes);

const formsWith = (known: string): readonly string[] =>
  derivedWords(new Set(known.split(' ')), grammar)
    .flatMap(({ forms }) => [...forms.keys()])
    .sort();

test.each<[name: string, known: string, forms: string]>([
  ['-un beside its verb', 'klónun klónunar klóna', 'klónanir klónun klónunar klónunina'],
  ['a plural of a neuter is no feminine', 'augun augunum auga', ''],
  ['-ing beside its verb', 'þynning þynningu þynna', 'þynning þynningar þynningin þynningu'],
  ['an accusative in -ing is no feminine', 'fræðing fræðingar fræða', ''],
  ['-legur by its neuter', 'hlálegt hlálega', 'hlálega hlálegt hlálegur'],
  ['a noun in -lega is no adjective', 'sjúkralega sjúkralegur', ''],
  ['a verb by its past', 'dissa dissaði dissuðu dissar', 'dissa dissandi dissar dissaði dissuðu'],
  [
    'with the middle voice where it is known',
    'kúra kúraði kúruðu kúrast',
    'kúra kúrandi kúrar kúrast kúraði kúruðu',
  ],
  ['a noun in -aður is no verb', 'trúna trúnaði trúnaður trúnað', ''],
  ['an old spelling is not completed', 'skemtilegt skemtilega skemmtilegur', ''],
])('%s', (_name, known, forms) => {
  expect(formsWith(known).join(' ')).toBe(forms);
});
