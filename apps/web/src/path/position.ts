/** The positions of a rung, as they are stored: board, rack and scores as CGP. */
import { alphabetFor } from '@taht/editions';
import { parseCgp } from '@taht/record';
import type { TileSet } from '@taht/rules';
import type { PastTurn } from '@taht/search';
import type { Rung } from './rungs.ts';

export type Positions = Readonly<Record<Rung, readonly string[]>>;

/** Throws on what cannot be read: the files are ours, and a test reads them all. */
export function readPosition(text: string, tileset: TileSet): PastTurn {
  const read = parseCgp(alphabetFor(tileset), text);
  if (!read.ok) throw new Error(`no position: ${text}`);
  const { board, racks, scores } = read.value;
  return { player: 0, board, rack: racks[0] ?? [], scores, move: { kind: 'pass' } };
}
