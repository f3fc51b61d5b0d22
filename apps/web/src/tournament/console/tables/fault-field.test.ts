import { expect, test } from 'vitest';
import { faultField } from './fault-field.ts';
import { emptyResultDraft, type ResultDraft, withTyped } from './result-draft.ts';

const SEATS = [7, 12];

const at = (
  refusal: { readonly code: string; readonly [more: string]: unknown },
  draft: ResultDraft = emptyResultDraft(1),
): string => faultField({ code: 'refused', refusal }, draft, SEATS, ['before', 'score']);

test('a refusal leads to the field that it is about', () => {
  expect(at({ code: 'sum-wrong', stated: 1, found: 2 })).toBe('sum');
  expect(at({ code: 'score-missing', player: 12 })).toBe('score-12');
  expect(at({ code: 'score-above-before', player: 7 })).toBe('score-7');
  const draft = withTyped(emptyResultDraft(1), 'before-12', '3o1');
  expect(at({ code: 'not-a-number', text: '3o1' }, draft)).toBe('before-12');
});

test('what is about no field leads to the first one', () => {
  expect(at({ code: 'result-there', table: 3 })).toBe('before-7');
  expect(at({ code: 'not-in-round', player: 40 })).toBe('before-7');
  const offline = { code: 'network', cause: 'unreachable' } as const;
  expect(faultField(offline, emptyResultDraft(1), SEATS, ['score'])).toBe('score-7');
});
