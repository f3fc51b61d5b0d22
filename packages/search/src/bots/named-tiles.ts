/** Tiles by code as the rules name them. */
import { BLANK, type Letter, type Tile } from '@taht/letters';
import type { Engine } from '../engine.ts';

export const tileNamed = ({ tiles }: Engine, code: number): Tile =>
  code === 0 ? BLANK : (tiles.letters[code] as Letter);

export const tilesNamed = (engine: Engine, codes: Uint8Array): Tile[] =>
  Array.from(codes, (code) => tileNamed(engine, code));

/** So many of each code. */
export const tilesCounted = (engine: Engine, counts: Uint8Array): Tile[] =>
  Array.from(counts).flatMap((count, code) => Array<Tile>(count).fill(tileNamed(engine, code)));
