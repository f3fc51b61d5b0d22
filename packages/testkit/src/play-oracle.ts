/**
 * A slow, obvious generator that shares nothing with the fast one: every word of the list on every place of the board,
 * with every choice of blanks, judged and scored by the rules themselves.
 */
import { BLANK, type Letter, type Tile } from '@taht/letters';
import {
  type Board,
  DIRECTIONS,
  type Direction,
  type Ground,
  isEmpty,
  neighbour,
  type PlacedTile,
  type Ruleset,
  readPlacement,
  SQUARES,
  type Square,
} from '@taht/rules';

export interface OraclePosition {
  readonly ground: Ground;
  readonly rack: readonly Tile[];
  readonly rules: Pick<Ruleset, 'opening' | 'bonus' | 'blank'>;
  readonly alphabet: readonly Letter[];
  readonly leastLetters?: number;
}

/** The scores of all plays, by `keyOf`. */
export type Oracle = (position: OraclePosition) => Map<string, number>;

export function makeOracle(words: readonly (readonly Letter[])[]): Oracle {
  const list = new Set(words.map((word) => word.join(' ')));
  const ofPlace = wordsByPlace(words);
  return (position) => {
    const found = new Map<string, number>();
    for (const swaps of swapsOf(position)) {
      const { ground, rack } = swapped(position, swaps);
      const mustLay = position.rules.blank.reuse === 'must-replay' ? swaps.length : 0;
      const ofRack = words
        .filter(({ length }) => length <= rack.length)
        .filter((word) => spells(rack, word));
      for (const place of placesOf(ground.board, rack.length))
        for (const word of wordsFor(place, ofPlace, ofRack))
          for (const tiles of layings(word, place, rack, position.alphabet)) {
            const play = readPlacement(ground, tiles, position.rules, position.leastLetters);
            if (!play.ok) continue;
            if (!play.value.words.every(({ letters }) => list.has(letters.join(' ')))) continue;
            if (tiles.filter(({ blank }) => blank).length < mustLay) continue;
            found.set(keyOf(tiles, swaps), play.value.score);
          }
    }
    return found;
  };
}

type Words = readonly (readonly Letter[])[];

/** The words of a length with a letter at a place, so that a list of any size can be tried. */
function wordsByPlace(words: Words) {
  const byLength = Map.groupBy(words, ({ length }) => length);
  const known = new Map<string, Words>();
  return (length: number, at: number, letter: Letter): Words => {
    const key = `${length} ${at} ${letter}`;
    const found =
      known.get(key) ?? (byLength.get(length) ?? []).filter((word) => word[at] === letter);
    known.set(key, found);
    return found;
  };
}

/** Those that have what lies there, or are made of the rack alone. */
function wordsFor(place: Place, ofPlace: ReturnType<typeof wordsByPlace>, ofRack: Words): Words {
  const groups = place.flatMap(({ letter }, at) =>
    letter === null ? [] : [ofPlace(place.length, at, letter)],
  );
  if (groups.length === 0) return ofRack.filter(({ length }) => length === place.length);
  return groups.reduce((least, group) => (group.length < least.length ? group : least));
}

/** Whether the letters of a rack, and its blanks for the rest, make a word. */
function spells(rack: readonly Tile[], word: readonly Letter[]): boolean {
  const left = [...rack];
  return word.every((letter) => {
    const at = left.includes(letter) ? left.indexOf(letter) : left.indexOf(BLANK);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** What makes two plays the same: the tiles, and the blanks swapped for their letters. */
export const keyOf = (tiles: readonly PlacedTile[], swaps: readonly Square[]): string =>
  [
    ...tiles.map(({ square, letter, blank }) => `${square}${letter}${blank ? '?' : ''}`).sort(),
    ...swaps.map((square) => `swap${square}`).sort(),
  ].join(' ');

/** The squares of a word to be, each with the letter that lies there. */
type Place = readonly { readonly square: Square; readonly letter: Letter | null }[];

/** Every stretch of a line that could be one whole word with so many new tiles, and touches what lies there. */
function placesOf(board: Board, tiles: number): Place[] {
  const directions: readonly Direction[] = isEmpty(board) ? ['across'] : DIRECTIONS;
  const places: Place[] = [];
  for (const direction of directions)
    for (let start = 0; start < SQUARES; start++) {
      const before = neighbour(start as Square, direction, -1);
      if (before !== undefined && board[before] !== null) continue;
      const place: Place[number][] = [];
      for (let at: Square | undefined = start as Square; at !== undefined; ) {
        place.push({ square: at, letter: board[at]?.letter ?? null });
        at = neighbour(at, direction, 1);
        const isWhole = at === undefined || board[at] === null;
        const empty = place.filter(({ letter }) => letter === null).length;
        if (place.length > 1 && isWhole && empty > 0 && empty <= tiles && touches(board, place))
          places.push([...place]);
      }
    }
  return places;
}

const touches = (board: Board, place: Place): boolean =>
  isEmpty(board) ||
  place.some(({ square }) =>
    DIRECTIONS.some((direction) =>
      [-1, 0, 1].some((step) => {
        const next = neighbour(square, direction, step);
        return next !== undefined && board[next] !== null;
      }),
    ),
  );

function* layings(
  word: readonly Letter[],
  place: Place,
  rack: readonly Tile[],
  alphabet: readonly Letter[],
): Generator<PlacedTile[]> {
  const needed: { readonly letter: Letter; readonly square: Square }[] = [];
  let blanks = rack.filter((tile) => tile === BLANK).length;
  for (const [i, { square, letter }] of place.entries()) {
    const wanted = word[i] as Letter;
    if (letter !== null && letter !== wanted) return;
    if (letter !== null) continue;
    if (!rack.includes(wanted) && blanks-- === 0) return;
    needed.push({ letter: wanted, square });
  }
  yield* choices(needed, rack, alphabet);
}

function* choices(
  needed: readonly { readonly letter: Letter; readonly square: Square }[],
  rack: readonly Tile[],
  alphabet: readonly Letter[],
): Generator<PlacedTile[]> {
  const [first, ...rest] = needed;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const tile of [first.letter, BLANK]) {
    const at = rack.indexOf(tile);
    if (at < 0 || !alphabet.includes(first.letter)) continue;
    for (const others of choices(rest, rack.toSpliced(at, 1), alphabet))
      yield [{ square: first.square, letter: first.letter, blank: tile === BLANK }, ...others];
  }
}

function swapsOf({ ground, rack, rules }: OraclePosition): Square[][] {
  if (rules.blank.reuse === 'none') return [[]];
  const blanks = ground.board.flatMap((cell, i) => (cell?.blank ? [i as Square] : []));
  const subsets: Square[][] = [[]];
  for (const square of blanks) subsets.push(...subsets.map((set) => [...set, square]));
  return subsets.filter((set) => {
    const rest = [...rack];
    return set.every((square) => {
      const at = rest.indexOf(ground.board[square]?.letter as Letter);
      if (at >= 0) rest.splice(at, 1);
      return at >= 0;
    });
  });
}

function swapped(
  { ground, rack }: OraclePosition,
  swaps: readonly Square[],
): { ground: Ground; rack: readonly Tile[] } {
  const board = ground.board.map((cell, i) =>
    cell !== null && swaps.includes(i as Square) ? { ...cell, blank: false } : cell,
  );
  const left = [...rack];
  for (const square of swaps) left.splice(left.indexOf(board[square]?.letter as Letter), 1, BLANK);
  return { ground: { ...ground, board }, rack: left };
}
