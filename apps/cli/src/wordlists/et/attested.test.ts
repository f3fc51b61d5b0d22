import { expect, test } from 'vitest';
import { formsSeen, isVerbSeen, nominalForms } from './attested.ts';

const KÄSI = {
  nominative: 'käsi',
  genitive: 'käe',
  partitive: 'kätt',
  pluralGenitive: 'käte',
  type: 15,
  doubtful: false,
};

test('the forms of a nominal, each once', () => {
  const forms = nominalForms(KÄSI);
  expect(forms).toEqual(
    expect.arrayContaining(['käsi', 'käe', 'kätt', 'käed', 'käes', 'käte', 'kätele']),
  );
  expect(new Set(forms).size).toBe(forms.length);
});

test('only its own forms count', () => {
  expect(formsSeen(KÄSI, new Set(['käsi', 'käega', 'kässu', 'kätest']))).toBe(3);
});

test('a verb is seen in any of its regular forms', () => {
  expect(isVerbSeen('lugema', new Set(['lugevad']))).toBe(true);
  expect(isVerbSeen('lugema', new Set(['luges-', 'loeb']))).toBe(false);
});
