import { expect, test } from 'vitest';
import { figureText, pageOf, pageWith, shownFigures } from './figures.ts';

const NONE = {
  games: 0,
  wins: 0,
  draws: 0,
  losses: 0,
  points: 0,
  bestScore: 0,
  plays: 0,
  bonuses: 0,
  bestPlay: 0,
};

test('of no games nothing follows', () => {
  const shown = shownFigures(NONE);
  expect([shown.winShare, shown.perGame, shown.perPlay, shown.bestScore]).toEqual(
    Array(4).fill(null),
  );
  expect(figureText('perGame', shown.perGame, 'en')).toBe('–');
});

test('a draw is half a win', () => {
  const shown = shownFigures({ ...NONE, games: 4, wins: 1, draws: 1, losses: 2, points: 1202 });
  expect(figureText('winShare', shown.winShare, 'en')).toBe('38%');
  expect(figureText('perGame', shown.perGame, 'en')).toBe('300.5');
});

test('every place is on one page', () => {
  expect([1, 50, 51, 100, 101].map(pageWith)).toEqual([0, 0, 50, 50, 100]);
  expect(['0', '50', '73', '-4', 'x', undefined].map(pageOf)).toEqual([0, 50, 50, 0, 0, 0]);
});
