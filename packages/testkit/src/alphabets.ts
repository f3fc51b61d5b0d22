/** The alphabet of every tile set of every edition, the test edition's included. */
import { alphabetSpec, editions } from '@taht/editions';
import { type Alphabet, makeAlphabet } from '@taht/letters';
import { testEdition } from './test-edition.ts';

export interface NamedAlphabet {
  /** The id of the tile set. */
  readonly id: string;
  readonly alphabet: Alphabet;
}

export const allAlphabets: readonly NamedAlphabet[] = [...editions, testEdition].flatMap(
  (edition) =>
    edition.tilesets.map((set) => ({
      id: set.id,
      alphabet: makeAlphabet(alphabetSpec(edition, set)),
    })),
);

export function alphabetOf(tileset: string): Alphabet {
  const found = allAlphabets.find(({ id }) => id === tileset);
  if (found === undefined) throw new Error(`no tile set ${tileset}`);
  return found.alphabet;
}
