/** Tiles by number: letters nearly as the lexicon numbers them, what each is worth, and which of them a blank may stand for. */
import { BLANK, type Letter, type Tile } from '@taht/letters';
import { type Lexicon, MAX_LETTER } from '@taht/lexicon';
import { lettersWithoutTile, type TileSet } from '@taht/rules';

/** Codes fit in six bits; 0 is the blank. */
export const CODES: number = MAX_LETTER + 1;
/** The byte of a laid tile: its letter, and above it whether the tile is a blank. */
export const LETTER_MASK: number = MAX_LETTER;
export const BLANK_BIT: number = 1 << 6;

export interface TileCodes {
  readonly codes: ReadonlyMap<Tile, number>;
  /** By code of the lexicon, and behind them of the letters that it lacks: the code here; and the other way round. */
  readonly fromLexicon: Uint8Array;
  readonly toLexicon: Uint8Array;
  /** By code; there is none for the blank. */
  readonly letters: readonly (Letter | undefined)[];
  readonly points: Int32Array;
  /** How many tiles of the set have this code. */
  readonly counts: Uint8Array;
  /** The letters that a tile of the set can show, a bit for each: the codes 1 to 32, and those above. */
  readonly low: number;
  readonly high: number;
}

/**
 * Letters of the set that the lexicon does not know take the numbers after its own: they lie on boards, but in no word.
 * Where there are more letters than bits in a word, those without a tile come last: few words have them, so the second
 * word of a set of letters is nearly always empty.
 */
export function tileCodes({ alphabet }: Lexicon, set: TileSet): TileCodes {
  const known = alphabet.letters;
  const all = [...known, ...set.alphabet.filter((letter) => !known.includes(letter))];
  if (all.length > MAX_LETTER) throw new Error('an alphabet of too many letters');
  const letters = all.length > WORD_BITS ? tilesFirst(all, set) : all;
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
    fromLexicon: Uint8Array.of(0, ...all.map((letter) => codes.get(letter) as number)),
    toLexicon: Uint8Array.of(0, ...letters.map((letter) => all.indexOf(letter) + 1)),
    letters: [undefined, ...letters],
    points,
    counts,
    low: shown.reduce((bits, code) => bits | lowBit(code), 0),
    high: shown.reduce((bits, code) => bits | highBit(code), 0),
  };
}

function tilesFirst(letters: readonly Letter[], set: TileSet): Letter[] {
  const without = new Set([
    ...lettersWithoutTile(set),
    ...letters.filter((letter) => !set.alphabet.includes(letter)),
  ]);
  return [
    ...letters.filter((letter) => !without.has(letter)),
    ...letters.filter((letter) => without.has(letter)),
  ];
}

/** A set of letters is two words of 32 bits. Most turns need only the first of them. */
const WORD_BITS = 32;
export const lowBit = (code: number): number => (code <= WORD_BITS ? 1 << (code - 1) : 0);
export const highBit = (code: number): number => (code <= WORD_BITS ? 0 : 1 << (code - 1));
