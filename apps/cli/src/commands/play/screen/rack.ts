/** A rack with the points of its tiles, set small so that nobody takes `A1` for a square. */
import { BLANK, type Tile } from '@taht/letters';
import { type TileTables, tilePoints } from '@taht/rules';

const SMALL = [...'₀₁₂₃₄₅₆₇₈₉'];

export const rackText = (rack: readonly Tile[], tables: TileTables): string =>
  rack.map((tile) => tileText(tile, tables)).join('  ');

function tileText(tile: Tile, tables: TileTables): string {
  if (tile === BLANK) return tile;
  const points = String(tilePoints(tables, tile));
  return tile + [...points].map((digit) => SMALL[Number(digit)]).join('');
}
