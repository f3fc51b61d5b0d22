/** Plays in the order of their worth, sorted only as far as anybody asks: a heap. */
import type { Engine } from '../engine.ts';
import { countOf, ROW } from '../play-list.ts';

/** All plays of the engine's list, the one worth most first; the list must not change meanwhile. */
export function* bestFirst(engine: Engine, worth: Float64Array): Generator<number, void> {
  const heap = new Int32Array(worth.length);
  for (let play = 0; play < heap.length; play++) heap[play] = play;
  for (let at = heap.length >> 1; at >= 0; at--) sink(engine, worth, heap, at, heap.length);
  for (let size = heap.length; size > 0; ) {
    yield heap[0] as number;
    heap[0] = heap[--size] as number;
    sink(engine, worth, heap, 0, size);
  }
}

/** Lets the play at a place of the heap go down until none below is better. */
function sink(
  engine: Engine,
  worth: Float64Array,
  heap: Int32Array,
  from: number,
  size: number,
): void {
  const play = heap[from] as number;
  let at = from;
  for (;;) {
    let below = 2 * at + 1;
    if (below >= size) break;
    if (
      below + 1 < size &&
      goesBefore(engine, worth, heap[below + 1] as number, heap[below] as number)
    )
      below++;
    if (goesBefore(engine, worth, play, heap[below] as number)) break;
    heap[at] = heap[below] as number;
    at = below;
  }
  heap[at] = play;
}

function goesBefore(engine: Engine, worth: Float64Array, a: number, b: number): boolean {
  const difference = (worth[a] as number) - (worth[b] as number);
  return difference === 0 ? compare(engine, a, b) <= 0 : difference > 0;
}

/** Of plays worth the same the higher score goes first, then the place, then the letters. */
function compare({ plays }: Engine, a: number, b: number): number {
  const { score, where, tiles } = plays;
  const byScore = (score[b] as number) - (score[a] as number);
  if (byScore !== 0) return byScore;
  const byPlace = (where[a] as number) - (where[b] as number);
  if (byPlace !== 0) return byPlace;
  for (let i = 0; i < countOf(where[a] as number); i++) {
    const byLetter = (tiles[a * ROW + i] as number) - (tiles[b * ROW + i] as number);
    if (byLetter !== 0) return byLetter;
  }
  return 0;
}
