/** Tile sets in which every lettered tile is one of a kind, so that a tile can be found in any serialised text. */
import type { Letter } from '@taht/letters';
import type { TileSet } from '@taht/rules';

const MARK = /⟨\d+⟩/g;

/** The same set with each tile its own letter: `A⟨3⟩`. */
export function markTiles(set: TileSet): TileSet {
  let n = 0;
  const marked = new Map<Letter, Letter[]>();
  const tiles = set.tiles.flatMap(([letter, count, points]) =>
    Array.from({ length: count }, () => {
      const own = `${letter}⟨${n++}⟩` as Letter;
      marked.set(letter, [...(marked.get(letter) ?? []), own]);
      return [own, 1, points] as const;
    }),
  );
  const all = (letters: readonly Letter[]): Letter[] =>
    letters.flatMap((letter) => marked.get(letter) ?? []);
  return {
    ...set,
    alphabet: all(set.alphabet),
    vowels: all(set.vowels),
    signs: all(set.signs),
    tiles,
  };
}

/** The marks of the tiles named in a text. */
export const marksIn = (text: string): ReadonlySet<string> => new Set(text.match(MARK) ?? []);
