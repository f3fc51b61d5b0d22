/** Sorts packed words by their letters, the first letter first; a word stands before those it begins. */
import { MAX_LETTER } from './node.ts';

/** Below this many words, inserting one by one is quicker than counting letters. */
const FEW = 20;
/** "No letter left" comes before all letters. */
const KEYS = MAX_LETTER + 2;

/** Puts the places in order; at each place the bytes hold the length of a word, then its letters. */
export function sortWords(bytes: Uint8Array, places: Uint32Array): void {
  const spare = new Uint32Array(places.length);
  const keys = new Uint8Array(places.length);

  const sort = (from: number, to: number, depth: number): void => {
    if (to - from <= FEW) {
      insertionSort(bytes, places, from, to, depth);
      return;
    }
    const ends = new Uint32Array(KEYS);
    for (let i = from; i < to; i++) {
      const key = keyAt(bytes, places[i] as number, depth);
      keys[i] = key;
      ends[key] = (ends[key] as number) + 1;
    }
    if (ends[0] === to - from) return;
    for (let key = 0, end = from; key < KEYS; key++) ends[key] = end += ends[key] as number;
    for (let i = to - 1; i >= from; i--) {
      const key = keys[i] as number;
      const at = (ends[key] as number) - 1;
      ends[key] = at;
      spare[at] = places[i] as number;
    }
    places.set(spare.subarray(from, to), from);
    // Each end has moved back to the start of its key; words that are at their end need no more sorting.
    for (let key = 1; key < KEYS; key++) {
      const next = key + 1 < KEYS ? (ends[key + 1] as number) : to;
      if (next - (ends[key] as number) > 1) sort(ends[key] as number, next, depth + 1);
    }
  };

  sort(0, places.length, 0);
}

/** Below 0, 0 or above as the one word stands before, at or after the other. */
export function compareWords(bytes: Uint8Array, a: number, b: number, depth: number): number {
  for (let i = depth; ; i++) {
    const key = keyAt(bytes, a, i);
    const difference = key - keyAt(bytes, b, i);
    if (difference !== 0 || key === 0) return difference;
  }
}

const keyAt = (bytes: Uint8Array, place: number, depth: number): number =>
  depth < (bytes[place] as number) ? (bytes[place + 1 + depth] as number) + 1 : 0;

function insertionSort(
  bytes: Uint8Array,
  places: Uint32Array,
  from: number,
  to: number,
  depth: number,
): void {
  for (let i = from + 1; i < to; i++) {
    const place = places[i] as number;
    let at = i;
    for (; at > from && compareWords(bytes, places[at - 1] as number, place, depth) > 0; at--)
      places[at] = places[at - 1] as number;
    places[at] = place;
  }
}
