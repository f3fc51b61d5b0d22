import { expect, test } from 'vitest';
import {
  emptyResultDraft,
  fieldOf,
  isEmpty,
  resultDraftOf,
  SUM,
  sheetOf,
  sumOf,
  withTyped,
} from './result-draft.ts';

const SEATS = [7, 12];

const typed = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).reduce(
    (draft, [field, text]) => withTyped(draft, field, text),
    emptyResultDraft(40),
  );

test('scores, what they were before deductions, and the sum on the slip', () => {
  const draft = typed({ 'score-7': ' 251', 'before-7': '258', 'score-12': '−3', [SUM]: '248' });
  expect(sheetOf(draft, SEATS)).toEqual({
    ok: true,
    value: {
      scores: [
        { player: 7, score: 251, before: 258 },
        { player: 12, score: -3, before: null },
      ],
      sum: 248,
    },
  });
  expect(sumOf(draft, SEATS)).toBe(248);
  expect(draft.seen).toBe(40);
});

test('what is no whole number is told as it was typed', () => {
  const error = { code: 'not-a-number', text: '25o' };
  expect(sheetOf(typed({ 'score-7': '25o' }), SEATS)).toEqual({ ok: false, error });
  expect(sumOf(typed({ 'score-7': '2.5' }), SEATS)).toBeNull();
});

test('an empty draft is known, and what stands can be typed over', () => {
  expect(isEmpty(typed({ 'score-7': ' ' }))).toBe(true);
  expect(sumOf(emptyResultDraft(1), SEATS)).toBeNull();
  const draft = resultDraftOf([{ player: 7, score: 251, before: null }], 41);
  expect(draft.typed[fieldOf(7, 'score')]).toBe('251');
  expect(isEmpty(draft)).toBe(false);
});
