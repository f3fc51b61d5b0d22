/** Tiles by number: letters as the lexicon numbers them, what each is worth, and which of them a blank may stand for. */
import { BLANK, type Letter, type Tile } from '@taht/letters';
import { type Lexicon, MAX_LETTER } from '@taht/lexicon';
import type { TileSet } from '@taht/rules';

/** Codes fit in six bits; 0 is the blank. */
export const CODES: number = MAX_LETTER + 1;
/** The byte of a laid tile: its letter, and above it whether the tile is a blank. */
export const LETTER_MASK: number = MAX_LETTER;
export const BLANK_BIT: number = 1 << 6;

export interface TileCodes {
  readonly codes: ReadonlyMap<Tile, number>;
  /** By code; there is none for the blank. */
  readonly letters: readonly (Letter | undefined)[];
  readonly points: Int32Array;
  /** How many tiles of the set have this code. */
  readonly counts: Uint8Array;
  /** The letters that a tile of the set can show, a bit for each: the codes 1 to 32, and those above. */
  readonly low: number;
  readonly high: number;
}

/** Letters of the set that the lexicon does not know take the numbers after its own: they lie on boards, but in no word. */
export function tileCodes(lexicon: Lexicon, set: TileSet): TileCodes {
  const known = lexicon.info.letters as readonly Letter[];
  const letters = [...known, ...set.alphabet.filter((letter) => !known.includes(letter))];
  if (letters.length > MAX_LETTER) throw new Error('an alphabet of too many letters');
  const codes = new Map<Tile, number>(letters.map((letter, i) => [letter, i + 1]));
  codes.set(BLANK, 0);
  const points = new Int32Array(CODES);
  const counts = new Uint8Array(CODES);
  counts[0] = set.blanks;
  for (const [letter, count, value] of set.tiles) {
    const code = codes.get(letter) as number;
    points[code] = value;
    counts[code] = count;
  }
  const shown = set.alphabet.map((letter) => codes.get(letter) as number);
  return {
    codes,
    letters: [undefined, ...letters],
    points,
    counts,
    low: shown.reduce((bits, code) => bits | lowBit(code), 0),
    high: shown.reduce((bits, code) => bits | highBit(code), 0),
  };
}

/** A set of letters is two words of 32 bits. All editions but one need only the first of them. */
export const lowBit = (code: number): number => (code <= 32 ? 1 << (code - 1) : 0);
export const highBit = (code: number): number => (code <= 32 ? 0 : 1 << (code - 1));
