/** Estimates how common a word is from its other inflected forms. */
export interface Lexeme {
  /** The best place of an inflected form among the frequent ones, put back a little; Infinity for none. */
  readonly place: number;
  /** The number of its other forms seen. */
  readonly forms: number;
}

/** Credits every form to the headword with the longest stem that it begins with, and to no shorter one. */
export function creditForms(
  list: readonly string[],
  places: ReadonlyMap<string, number>,
  seen: ReadonlyMap<string, number>,
  stems: (word: string) => readonly string[],
): (word: string) => Lexeme {
  const known = new Map(list.map((word) => [word, { place: Infinity, forms: 0 }]));
  const byStem = new Map<string, { place: number; forms: number }[]>();
  for (const [word, lexeme] of known) {
    for (const stem of stems(word)) {
      const sharing = byStem.get(stem);
      if (sharing === undefined) byStem.set(stem, [lexeme]);
      else sharing.push(lexeme);
    }
  }
  for (const form of new Set([...seen.keys(), ...places.keys()])) {
    if (known.has(form)) continue;
    for (const lexeme of longestIn(byStem, form) ?? []) {
      lexeme.forms++;
      lexeme.place = Math.min(lexeme.place, 2 * (places.get(form) ?? Infinity));
    }
  }
  return (word) => known.get(word) as Lexeme;
}

/** The number of seen forms of the list that share what is left without the ending. */
export function countKin(
  list: readonly string[],
  seen: ReadonlyMap<string, number>,
  kin: (word: string) => string,
): (word: string) => Lexeme {
  const counts = new Map<string, number>();
  for (const word of list) {
    if (seen.has(word)) counts.set(kin(word), (counts.get(kin(word)) ?? 0) + 1);
  }
  return (word) => ({
    place: Infinity,
    forms: (counts.get(kin(word)) ?? 0) - (seen.has(word) ? 1 : 0),
  });
}

/** No ending of these languages that tells anything is longer. */
const LONGEST_ENDING = 6;

function longestIn<T>(byStem: ReadonlyMap<string, T>, form: string): T | undefined {
  const shortest = Math.max(3, form.length - LONGEST_ENDING);
  for (let length = form.length; length >= shortest; length--) {
    const found = byStem.get(form.slice(0, length));
    if (found !== undefined) return found;
  }
  return undefined;
}
