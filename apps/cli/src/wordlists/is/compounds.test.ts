import { expect, test } from 'vitest';
import type { Paradigm } from './complete.ts';
import { compoundForms } from './compounds.ts';
import type { Slot } from './inflection.ts';

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
    attested: [...FORMS.keys()],
    given: true,
  },
  words: [...FORMS.keys()],
};

const made = (known: string): string[] =>
  compoundForms([FELAG], new Set([...FORMS.keys(), ...known.split(' ')])).sort();

test('a compound that is known in part inflects like its last word', () => {
  expect(made('trú trúfélag trúfélags trúfélagið')).toEqual(
    ['trúfélag', 'trúfélagi', 'trúfélaginu', 'trúfélagið', 'trúfélags'].sort(),
  );
});

test('its plural only if a plural is known', () => {
  expect(made('trú trúfélag trúfélags trúfélagið trúfélögum')).toContain('trúfélögum');
  expect(made('trú trúfélag trúfélags trúfélagið')).not.toContain('trúfélögum');
});

test.each([
  ['too few forms', 'trú trúfélag trúfélags'],
  ['no form with the article', 'trú trúfélag trúfélags trúfélagi'],
  ['no base form', 'trú trúfélagi trúfélags trúfélagið'],
  ['a first part that is no word', 'trúfélag trúfélags trúfélagið'],
])('%s make none', (_name, known) => expect(made(known)).toEqual([]));
