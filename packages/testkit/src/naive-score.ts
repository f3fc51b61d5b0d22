/** A slow, obvious scorer, written apart from the rules: it reads every word of both boards and compares. */
import { BOARD_SIZE, type Board, type Layout, type PlacedTile, type TileSet } from '@taht/rules';

interface NaiveWord {
  readonly text: string;
  readonly score: number;
}

/** All words of the new board that hold a new tile, each scored from the drawing of the board. */
export function naiveScore(
  before: Board,
  placed: readonly PlacedTile[],
  layout: Layout,
  set: TileSet,
  bonus: { readonly tiles: number; readonly points: number },
): { words: NaiveWord[]; total: number } {
  const grid = Array.from({ length: BOARD_SIZE }, (_, row) =>
    Array.from({ length: BOARD_SIZE }, (_, column) => {
      const square = row * BOARD_SIZE + column;
      const fresh = placed.find((tile) => tile.square === square);
      const cell = fresh ?? before[square] ?? null;
      return cell === null
        ? null
        : { ...cell, fresh: fresh !== undefined, sign: layout.rows[row]?.[column] };
    }),
  );
  type Place = NonNullable<(typeof grid)[number][number]>;
  const turned = grid.map((_, i) => grid.map((row) => row[i] ?? null));
  const words: NaiveWord[] = [];
  for (const line of [...grid, ...turned]) {
    let run: Place[] = [];
    for (const place of [...line, null]) {
      if (place !== null) run.push(place);
      else {
        if (run.length > 1 && run.some(({ fresh }) => fresh)) words.push(scoreRun(run));
        run = [];
      }
    }
  }
  const sum = words.reduce((total, { score }) => total + score, 0);
  return { words, total: sum + (placed.length >= bonus.tiles ? bonus.points : 0) };

  function scoreRun(run: readonly Place[]): NaiveWord {
    let score = 0;
    for (const { letter, blank, fresh, sign } of run) {
      const value = blank ? 0 : (set.tiles.find(([l]) => l === letter)?.[2] ?? 0);
      score += fresh && sign === 'd' ? 2 * value : fresh && sign === 't' ? 3 * value : value;
    }
    for (const { fresh, sign } of run) {
      if (fresh && (sign === 'D' || sign === '*')) score *= 2;
      if (fresh && sign === 'T') score *= 3;
    }
    return { text: run.map(({ letter }) => letter).join(''), score };
  }
}
