/** What each play of a list is worth: its score and what it leaves. */
import type { Tile } from '@taht/letters';
import type { Engine, LeaveValues } from './engine.ts';
import { swapsOf } from './play-list.ts';
import { RackStates } from './rack-states.ts';

/** Of the plays that the engine found last, in their order. */
export function playEquities(
  engine: Engine,
  rack: readonly Tile[],
  leaves: LeaveValues,
): Float64Array {
  const { plays } = engine;
  const values = leaveValues(engine, new RackStates(engine.tiles), rack, leaves);
  return Float64Array.from({ length: plays.size }, (_, play) => {
    const left =
      swapsOf(plays.where[play] as number) === 0
        ? (values[plays.left[play] as number] as number)
        : wholeValue(engine, engine.decode(play).leave, leaves);
    return (plays.score[play] as number) + left;
  });
}

/** The values of all that can be left of a rack, by state; the whole rack last. */
export function leaveValues(
  engine: Engine,
  states: RackStates,
  rack: readonly Tile[],
  leaves: LeaveValues,
): Float64Array {
  const counts = new Uint8Array(engine.rack.counts.length);
  for (const tile of rack) {
    const code = engine.codeOf(tile);
    counts[code] = (counts[code] as number) + 1;
  }
  states.load(counts);
  const values = new Float64Array(states.full + 1);
  leaves(states, values);
  return values;
}

/** What tiles are worth that stay on the rack all of them. */
export const wholeValue = (engine: Engine, tiles: readonly Tile[], leaves: LeaveValues): number =>
  leaveValues(engine, new RackStates(engine.tiles), tiles, leaves).at(-1) as number;
