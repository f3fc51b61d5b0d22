/** Ranks each word of a list by how common it is: 15 for everyday words, 0 for words that no source text contains. */
import { countKin, creditForms, type Lexeme } from './lexemes.ts';

/** What is known of a language; all in upper case, in the letters of the tiles. */
export interface Evidence {
  /** The most frequent forms, the most frequent first; empty where no such list is at hand. */
  readonly frequent: readonly string[];
  /** Forms of running text, by the number of their spellings: small, with a capital, all in capitals. */
  readonly seen: ReadonlyMap<string, number>;
  readonly bending: Bending;
}

/** How the forms of one word are known to belong together. */
export type Bending =
  /** A list of headwords: with what the inflected forms of a headword may begin. */
  | { readonly kind: 'stems'; readonly stems: (word: string) => readonly string[] }
  /** A list of all forms: what is left of a form without its ending. */
  | { readonly kind: 'kin'; readonly kin: (word: string) => string };

/** One rank a word, in the order of the list. */
export function rankWords(list: readonly string[], evidence: Evidence): Uint8Array {
  const places = placesOf(evidence.frequent);
  const rankOf = places.size === 0 ? rankWithoutPlaces : rankByPlace;
  const lexemeOf = lexemes(list, places, evidence);
  return Uint8Array.from(list, (word) => {
    const { place, forms } = lexemeOf(word);
    const best = Math.min(place, places.get(word) ?? Infinity);
    return rankOf(best, evidence.seen.get(word) ?? 0, forms);
  });
}

function lexemes(
  list: readonly string[],
  places: ReadonlyMap<string, number>,
  { seen, bending }: Evidence,
): (word: string) => Lexeme {
  switch (bending.kind) {
    case 'stems':
      return creditForms(list, places, seen, bending.stems);
    case 'kin':
      return countKin(list, seen, bending.kin);
  }
}

/** Of a form that occurs twice the first place counts. */
function placesOf(frequent: readonly string[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const [place, form] of frequent.entries()) if (!places.has(form)) places.set(form, place);
  return places;
}

/** Each step down is twice as far in the list of frequent forms; what is not in it stays below them all. */
const FIRST_STEP = 78;
const LAST_STEP = 8;

function rankByPlace(place: number, spellings: number, forms: number): number {
  if (place === Infinity) return Math.min(LAST_STEP - 1, Math.floor(use(spellings, forms)));
  const steps = Math.max(0, Math.ceil(Math.log2((place + 1) / FIRST_STEP)));
  return Math.max(LAST_STEP, 15 - steps);
}

/** Without such a list the same use is spread over the whole scale. */
const rankWithoutPlaces = (_place: number, spellings: number, forms: number): number =>
  Math.min(15, Math.round(1.5 * use(spellings, forms)));

/** A form that is also met with a capital and in capitals is met often; its kin tell the rest. */
const use = (spellings: number, forms: number): number =>
  spellings === 0
    ? Math.min(3, Math.log2(forms + 1))
    : 2 * spellings + Math.min(6, Math.log2(forms + 1)) / 2;
