/** What is told about the best play of a puzzle, step by step: where it is, how many tiles, which letters. */
import { columnOf, rowOf, tileOf } from '@taht/rules';
import type { Hint, Puzzle } from '@taht/search';

export const hintsOf = ({ best }: Puzzle): readonly Hint[] => {
  const squares = best.tiles.map(({ square }) => square);
  const span = (places: readonly number[]): readonly [number, number] => [
    Math.floor(Math.min(...places) / 5) * 5,
    Math.floor(Math.max(...places) / 5) * 5 + 4,
  ];
  return [
    {
      step: 'where',
      rows: span(squares.map(rowOf)),
      columns: span(squares.map(columnOf)),
    },
    { step: 'length', tiles: best.tiles.length },
    { step: 'letters', tiles: best.tiles.map(tileOf).toSorted() },
  ];
};
