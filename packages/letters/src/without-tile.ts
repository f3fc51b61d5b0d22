/** Letters that words are written with, but that no tile of a set shows: only a blank can be one of them. */

/** In the order of the alphabet. */
export function lettersWithoutTile<L extends string>({
  alphabet,
  tiles,
}: {
  readonly alphabet: readonly L[];
  readonly tiles: readonly (readonly [letter: L, count: number, points: number])[];
}): L[] {
  const withTile = new Set(tiles.filter(([, count]) => count > 0).map(([letter]) => letter));
  return alphabet.filter((letter) => !withTile.has(letter));
}
