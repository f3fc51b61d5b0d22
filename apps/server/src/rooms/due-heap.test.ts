/** The heap against a plain map: the same earliest time after anything. */
import { count, makeRng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { DueHeap } from './due-heap.ts';

test('the earliest is always on top', () => {
  const rng = makeRng(seed());
  for (let run = 0; run < count(1000); run++) {
    const heap = new DueHeap();
    const plain = new Map<string, number>();
    for (let step = 0; step < 300; step++) {
      const stream = `s${rng.below(40)}`;
      const due = rng.below(1000);
      if (rng.chance(0.7)) {
        heap.set(stream, due);
        plain.set(stream, due);
      } else if (rng.chance(0.5)) {
        heap.set(stream, null);
        plain.delete(stream);
      } else {
        const until = rng.below(200);
        heap.takeUntil(until);
        for (const [name, time] of plain) if (time <= until) plain.delete(name);
      }
      expect(heap.next).toBe(plain.size === 0 ? null : Math.min(...plain.values()));
      expect(heap.size).toBe(plain.size);
    }
  }
});
