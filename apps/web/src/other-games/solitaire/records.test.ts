import { expect, test } from 'vitest';
import type { SavedSolitaire } from '../../local-games/other/message.ts';
import { bestTotal, dailyToOpen, ofDay } from './records.ts';

const GAME = { variant: 'one-rack', tileset: 'et-102', lexicon: 'et' } as const;
const TODAY = '2026-11-16';

const saved = (id: string, facts: Partial<SavedSolitaire> = {}): SavedSolitaire => ({
  mode: 'solitaire',
  ...{ id, ...GAME, day: null, scores: [0], plays: 0, isOver: true, at: 0 },
  ...facts,
});

test('the best total is that of the same game, finished', () => {
  const games = [
    saved('a', { scores: [310] }),
    saved('b', { scores: [295] }),
    saved('c', { scores: [400], isOver: false }),
    saved('d', { scores: [500], variant: 'open' }),
    saved('e', { scores: [600], lexicon: 'et-all' }),
  ];
  expect(bestTotal(games, GAME)).toBe(310);
  expect(bestTotal(games.slice(2), GAME)).toBeNull();
});

test('with two racks the first one counts', () => {
  const variant = 'two-racks';
  expect(bestTotal([saved('a', { variant, scores: [200, 350] })], { ...GAME, variant })).toBe(200);
});

test('the game of the day is played once, with all tiles face up as often as one likes', () => {
  const over = saved('over', { day: TODAY });
  const open = saved('open', { day: TODAY, isOver: false });
  const other = saved('other', { day: '2026-11-15' });
  expect(ofDay([over, other], GAME, TODAY)).toEqual([over]);
  expect(dailyToOpen([over, other], GAME, TODAY)).toBe(over);
  expect(dailyToOpen([over, open], GAME, TODAY)).toBe(open);
  expect(dailyToOpen([other], GAME, TODAY)).toBeUndefined();
  const faceUp = { ...GAME, variant: 'open' } as const;
  const done = saved('done', { day: TODAY, variant: 'open' });
  expect(dailyToOpen([done], faceUp, TODAY)).toBeUndefined();
});
