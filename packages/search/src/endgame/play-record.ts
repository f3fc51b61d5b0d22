/** A play as eight numbers, so that lists of them are copied and kept without an object. */
import { countOf } from '../play-list.ts';
import { mixed } from './keys.ts';

export const RECORD = 8;

/** Where it lies, as `packWhere` has it; its score; the points of its tiles; and a number to know it by. */
export const WHERE = 0;
export const SCORE = 1;
export const SHED = 2;
export const NAME = 3;
/** From here on the tiles, four to a number. */
const TILES = 4;

/** Names that no play has: that of a pass, and that of no move at all. */
export const PASS = 0;
export const NO_MOVE = 1;

export const tileAt = (plays: Int32Array, at: number, i: number): number =>
  ((plays[at + TILES + (i >> 2)] as number) >>> ((i & 3) << 3)) & 255;

export function writePlay(
  plays: Int32Array,
  at: number,
  where: number,
  score: number,
  shed: number,
  tiles: Uint8Array,
): void {
  plays[at + WHERE] = where;
  plays[at + SCORE] = score;
  plays[at + SHED] = shed;
  let name = mixed(where);
  for (let word = 0, i = 0; word < RECORD - TILES; word++) {
    let packed = 0;
    for (let byte = 0; byte < 4 && i < countOf(where); byte++, i++)
      packed |= (tiles[i] as number) << (byte << 3);
    plays[at + TILES + word] = packed;
    name = Math.imul(name ^ packed, 0x9e3779b1) ^ (name >>> 13);
  }
  plays[at + NAME] = name === PASS || name === NO_MOVE ? 2 : name;
}
