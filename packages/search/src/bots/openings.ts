/** How open a board is: a player who teaches leaves the others something to play. */
import { CELLS } from '../cells.ts';
import type { Engine } from '../engine.ts';
import { NOT_JOINED } from '../grid.ts';

/** The play worth most, every open place counting so many points. */
export function mostOpen(
  engine: Engine,
  plays: readonly number[],
  worth: Float64Array,
  points: number,
): number | undefined {
  const total = new Map(
    plays.map((play) => [play, (worth[play] as number) + points * openAfter(engine, play)]),
  );
  return plays.toSorted((a, b) => (total.get(b) as number) - (total.get(a) as number))[0];
}

function openAfter(engine: Engine, play: number): number {
  engine.lay(play);
  const open = openPlaces(engine);
  engine.takeBack();
  return open;
}

/** Squares beside tiles where some letter makes a word. */
function openPlaces({ grid }: Engine): number {
  let open = 0;
  for (let cell = 0; cell < CELLS; cell++)
    if (
      grid.tile[cell] === 0 &&
      grid.crossPoints[cell] !== NOT_JOINED &&
      ((grid.low[cell] as number) | (grid.high[cell] as number)) !== 0
    )
      open++;
  return open;
}
