/** When a score before deductions is asked for: while two totals are typed, and of a result that stands. */
import { expect, test } from 'vitest';
import { askedBefore, awaitedAt } from '../../src/tournament/console/tables/columns.ts';
import { emptyResultDraft, withTyped } from '../../src/tournament/console/tables/result-draft.ts';
import { SmallEvent } from './small-tournament.ts';

const scored = (player: number, score: number | null, before: number | null = null) => ({
  ...{ player, score, before },
});

const drawn = (...ladder: readonly ('total' | 'before-deductions' | 'letter')[]) => {
  const event = new SmallEvent(['Ann', 'Bo', 'Cid', 'Di'], { tableLadder: ladder });
  event.draw(1);
  return event.view('director');
};
const TEXT = ['total', 'before-deductions', 'letter'] as const;

const typed = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).reduce(
    (draft, [f, text]) => withTyped(draft, f, text),
    emptyResultDraft(1),
  );

test.each<[string, Readonly<Record<string, string>>, readonly number[]]>([
  ['nothing yet', {}, []],
  ['different totals', { 'score-1': '250', 'score-2': '251' }, []],
  ['equal totals', { 'score-1': '250', 'score-2': '250', 'score-3': '90' }, [1, 2]],
  ['one of them is there', { 'score-1': '250', 'before-1': '255', 'score-2': '250' }, [2]],
  ['what is no number asks for nothing', { 'score-1': '25o', 'score-2': '25o' }, []],
])('while it is typed: %s', (_, fields, asked) => {
  expect(askedBefore(drawn(...TEXT), 1, typed(fields), [1, 2, 3, 4])).toEqual(asked);
});

test('where no ladder goes by it nothing is asked', () => {
  const fields = typed({ 'score-1': '250', 'score-2': '250' });
  expect(askedBefore(drawn('total'), 1, fields, [1, 2])).toEqual([]);
  expect(awaitedAt(drawn('total'), 1, [scored(1, 250), scored(2, 250)])).toEqual([]);
});

test('of a result that stands: equals at the table, and who is equal with somebody at another', () => {
  const view = drawn(...TEXT);
  expect(awaitedAt(view, 1, [scored(1, 250), scored(2, 250, 251), scored(3, 9)])).toEqual([1]);
  const waiting = { ...view, waiting: [3, 4] };
  expect(awaitedAt(waiting, 1, [scored(1, 250), scored(3, 200), scored(4, 90, 90)])).toEqual([3]);
  expect(awaitedAt({ ...waiting, stages: [] }, 1, [scored(3, 200)])).toEqual([]);
});
