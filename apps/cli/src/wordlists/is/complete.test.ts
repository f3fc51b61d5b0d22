import { expect, test } from 'vitest';
import type { Candidate } from './candidates.ts';
import { completeParadigms } from './complete.ts';
import type { Inflection, Slot, WordClass } from './inflection.ts';

/** A noun by its slots: `1:hest 1á:hestinn 2f:hestar`, the attested ones marked with `!`. */
function candidateOf(base: string, slots: string, wordClass: WordClass = 'noun'): Candidate {
  const forms = new Map<string, Slot[]>();
  const attested: string[] = [];
  for (const part of slots.split(' ')) {
    const [tag = '', text = ''] = part.split(':');
    const form = text.replace('!', '');
    const slot: Slot = { tag, part: tag.includes('f') ? 2 : 1, telling: tag.endsWith('á') };
    forms.set(form, [...(forms.get(form) ?? []), slot]);
    if (text.endsWith('!')) attested.push(form);
  }
  const inflection: Inflection = {
    flag: '1',
    wordClass,
    formsOf: () => forms,
    hasKnown: () => true,
  };
  return { base, inflection, forms, size: forms.size, attested, given: false };
}

const wordsOf = (...candidates: Candidate[]): string[][] =>
  completeParadigms(candidates, []).map(({ words }) => [...words]);

test('what is missing in a part that is known is added', () => {
  const prest = candidateOf('prestur', '1:prestur! 2:prest! 3:presti! 1á:presturinn! 2á:prestinn');
  expect(wordsOf(prest)).toEqual([['prestur', 'prest', 'presti', 'presturinn', 'prestinn']]);
});

test('nothing is added in a part without known forms', () => {
  const prest = candidateOf('prestur', '1:prestur! 2:prest! 3:presti! 1á:presturinn! 1f:prestar');
  expect(wordsOf(prest)[0]).not.toContain('prestar');
});

test('nothing is added where another class would make another form', () => {
  const strong = candidateOf('salur', '1:salur! 2:sal! 1á:salurinn! 2á:salinn! 4:sals');
  const other = candidateOf('salur', '1:salur! 2:sal! 1á:salurinn! 2á:salinn! 4:salar');
  expect(wordsOf(strong, other).flat()).toEqual(['salur', 'sal', 'salurinn', 'salinn']);
});

test('nor into a slot that has two forms', () => {
  const two = candidateOf('vegur', '1:vegur! 2:veg! 3:vegi! 1á:vegurinn! 4:vegs 4:vegar');
  expect(wordsOf(two)).toEqual([['vegur', 'veg', 'vegi', 'vegurinn']]);
});

test('forms that a stronger paradigm has explained speak for no other', () => {
  const strong = candidateOf('tala', '1:tala! 2:tölu! 1á:talan! 2á:töluna! 3á:tölunni!');
  const weak = candidateOf('tölu', '1:tölu! 1á:töluna! 3á:tölunni! 2:talan! 4:tölus 4á:tölusins');
  expect(completeParadigms([weak, strong], []).map(({ candidate }) => candidate.base)).toEqual([
    'tala',
  ]);
});
