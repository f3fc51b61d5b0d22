import { expect, test } from 'vitest';
import { mended } from './candidates.ts';
import type { Inflection, Slot } from './inflection.ts';

const SLOTS: readonly Slot[] = [{ tag: '1', part: 1, telling: false }];
const NOUN: Inflection = {
  flag: '1',
  wordClass: 'noun',
  formsOf: () => new Map(),
  hasKnown: () => true,
};

const mend = (forms: string): string[] => {
  const words = forms.split(' ');
  return [...(mended(new Map(words.map((it) => [it, SLOTS])), words[0] ?? '', NOUN) ?? [])].map(
    ([form]) => form,
  );
};

test('umlaut that the class forgets is made', () => {
  expect(mend('banki banka bankum')).toEqual(['banki', 'banka', 'bönkum']);
});

test('but not before the u of a second part', () => {
  expect(mend('tannbursti tannbursta tannburstum')).toEqual([
    ...['tannbursti', 'tannbursta', 'tannburstum'],
  ]);
});
