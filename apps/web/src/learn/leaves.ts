/** Which tiles are worth keeping, from the values the engine has learned. */
import { BLANK, type Letter } from '@taht/letters';
import type { TileSet } from '@taht/rules';
import { type LeaveFile, leaveModel, loneValues } from '@taht/search';

export interface TileWorth {
  readonly tile: string;
  readonly value: number;
}

/** The best first; a letter that no tile of the set bears is left out. */
export function tilesWorthKeeping(
  { letters, weights }: LeaveFile,
  tileset: TileSet,
): readonly TileWorth[] {
  const codes = [undefined, ...(letters as readonly Letter[])];
  const values = loneValues(leaveModel({ letters: codes }, tileset), weights);
  return values
    .map((value, code) => ({ tile: codes[code] ?? BLANK, value }))
    .filter(({ tile }) => tile === BLANK || tileset.tiles.some(([letter]) => letter === tile))
    .toSorted((a, b) => b.value - a.value);
}
