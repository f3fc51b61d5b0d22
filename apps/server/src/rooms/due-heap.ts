/** The nearest deadlines, earliest on top. A stream has one; a new one replaces it. */
import type { Due } from '../store/store.ts';

export class DueHeap {
  readonly #due = new Map<string, number>();
  #heap: Due[] = [];

  get size(): number {
    return this.#due.size;
  }

  /** The earliest time, if there is any. */
  get next(): number | null {
    this.#dropStale();
    return this.#heap[0]?.due ?? null;
  }

  set(stream: string, due: number | null): void {
    if (this.#due.get(stream) === (due ?? undefined)) return;
    if (due === null) this.#due.delete(stream);
    else {
      this.#due.set(stream, due);
      this.#push({ stream, due });
    }
    // Replaced items stay until they come up, but never more than half of the heap.
    if (this.#heap.length > 2 * this.#due.size + 16) this.#rebuild();
  }

  /** Removes all up to a time. */
  takeUntil(time: number): void {
    for (let next = this.next; next !== null && next <= time; next = this.next)
      this.#due.delete(this.#heap[0]?.stream ?? '');
  }

  #dropStale(): void {
    for (let top = this.#heap[0]; top !== undefined; top = this.#heap[0]) {
      if (this.#due.get(top.stream) === top.due) return;
      this.#pop();
    }
  }

  #rebuild(): void {
    this.#heap = [...this.#due]
      .map(([stream, due]) => ({ stream, due }))
      .sort((a, b) => a.due - b.due);
  }

  #push(item: Due): void {
    const heap = this.#heap;
    let at = heap.push(item) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if ((heap[parent] as Due).due <= item.due) break;
      heap[at] = heap[parent] as Due;
      at = parent;
    }
    heap[at] = item;
  }

  #pop(): void {
    const heap = this.#heap;
    const item = heap.pop();
    if (item === undefined || heap.length === 0) return;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      const right = heap[child + 1];
      if (right !== undefined && right.due < (heap[child] as Due).due) child++;
      if ((heap[child] as Due).due >= item.due) break;
      heap[at] = heap[child] as Due;
      at = child;
    }
    heap[at] = item;
  }
}
