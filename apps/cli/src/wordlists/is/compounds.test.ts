import { expect, test } from 'vitest';
import type { Paradigm } from './complete.ts';
import { compoundForms, likeTheirHeads } from './compounds.ts';
import type { Inflection, Slot } from './inflection.ts';

const slot = (tag: string): Slot => ({
  tag,
  part: tag.includes('f') ? 2 : 1,
  telling: tag.endsWith('á'),
});

const FORMS = new Map<string, readonly Slot[]>([
  ['félag', [slot('1'), slot('2')]],
  ['félagi', [slot('3')]],
  ['félags', [slot('4')]],
  ['félagið', [slot('1á')]],
  ['félaginu', [slot('3á')]],
  ['félögum', [slot('3f')]],
]);

const FELAG: Paradigm = {
  candidate: {
    base: 'félag',
    inflection: { flag: '1', wordClass: 'noun', formsOf: () => FORMS, hasKnown: () => true },
    forms: FORMS,
    size: FORMS.size,
    attested: [...FORMS.keys()],
    given: true,
  },
  words: [...FORMS.keys()],
};

const made = (known: string): string[] =>
  compoundForms([FELAG], new Set([...FORMS.keys(), ...known.split(' ')])).sort();

/** The whole paradigm after a first part. */
const allOf = (first: string): string[] => [...FORMS.keys()].map((it) => first + it).sort();

test('a compound that is known in part inflects like its last word', () => {
  expect(made('trú trúfélag trúfélags trúfélagið')).toEqual(allOf('trú'));
});

test.each([
  ['too few forms', 'trú trúfélag trúfélags'],
  ['no form with the article', 'trú trúfélag trúfélags trúfélagi'],
  ['no base form', 'trú trúfélagi trúfélags trúfélagið'],
  ['a first part that is no word', 'trúfélag trúfélags trúfélagið'],
])('%s make none', (_name, known) => expect(made(known)).toEqual([]));

/** A noun of the source without umlaut, by its forms; those with an article are marked with `!`. */
function nounOf(text: string, given = true): Paradigm {
  const parts = text.split(' ');
  const forms = new Map(
    parts.map((it) => [it.replace('!', ''), [slot(it.endsWith('!') ? '1á' : '1')]] as const),
  );
  const words = [...forms.keys()];
  const [base = ''] = words;
  const inflection: Inflection = {
    flag: '1',
    wordClass: 'noun',
    formsOf: () => forms,
    hasKnown: () => true,
  };
  const candidate = { base, inflection, forms, size: forms.size, attested: words, given };
  return { candidate, words };
}

const PEYSA = nounOf('peysa peysu peysur peysuna! peysurnar!');
const OTHERS = [nounOf('flík flíkin!'), nounOf('band bandið!'), PEYSA];
const openings = (known: string): string[] =>
  compoundForms(OTHERS, new Set(['lopa', 'lopaflík', 'lopaband', ...known.split(' ')])).filter(
    (it) => it.includes('peys'),
  );

test('after an opening of several compounds two forms will do', () => {
  expect(openings('lopapeysu lopapeysuna')).toHaveLength(5);
  expect(openings('lopapeysa lopapeysu')).toHaveLength(5);
});

test.each([
  ['one form', 'lopapeysuna'],
  ['neither the base form nor an article', 'lopapeysu lopapeysur'],
  ['a word that has an s between its parts', 'lopapeysu lopapeysuna lopaspeysu'],
])('%s makes none', (_name, known) => expect(openings(known)).toEqual([]));

test('a place may be a name if it has no article', () => {
  const heads = [nounOf('fjall fjalls fjallið!'), nounOf('gras grasið!'), nounOf('korn kornið!')];
  const forms = (known: string): string[] =>
    compoundForms(heads, new Set(['blá', 'blágras', 'blákorn', ...known.split(' ')]));
  expect(forms('bláfjall bláfjalls')).toEqual([]);
  expect(forms('bláfjall bláfjallið')).toContain('bláfjalls');
});

test('an s at the seam is not left out', () => {
  const stjorn = nounOf('stjórn stjórnar stjórnin!');
  const known = 'ríki ríkistjórn ríkistjórnar ríkistjórnin';
  expect(compoundForms([stjorn], new Set(known.split(' ')))).toHaveLength(3);
  const right = ' ríkisstjórn ríkisstjórnar ríkisstjórnin';
  expect(compoundForms([stjorn], new Set((known + right).split(' ')))).toEqual([]);
});

test('a paradigm found for a compound gives way to that of its last word', () => {
  const bat = nounOf('bátur bát báts');
  const found = nounOf('fiskibátur fiskibát', false);
  const words = (paradigms: readonly Paradigm[]): readonly string[] | undefined =>
    likeTheirHeads(paradigms, new Set(['fiski'])).at(-1)?.words;
  expect(words([bat, found])).toEqual(['fiskibátur', 'fiskibát', 'fiskibáts']);
  expect(words([bat, nounOf('fiskibátur fiskibáti', false)])).toHaveLength(2);
  expect(words([bat, nounOf('bátur bát bátar', false), found])).toHaveLength(2);
});
