import { count, makeRng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { makeRandom } from '../../src/index.ts';
import { SharedBag } from '../../src/sim/shared-bag.ts';

const TILES = Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);

function filled(from: number): SharedBag {
  const bag = new SharedBag();
  bag.fill(TILES, makeRandom(from));
  return bag;
}

const drawAll = (bag: SharedBag): number[] =>
  Array.from({ length: bag.size }, () => bag.draw('front'));

test('the same luck gives the same order, and other luck another', () => {
  expect(drawAll(filled(4))).toEqual(drawAll(filled(4)));
  expect(drawAll(filled(4))).not.toEqual(drawAll(filled(5)));
});

test('what is drawn from one end changes nothing at the other', () => {
  const other = filled(4);
  const backs = [other.draw('back'), other.draw('back'), other.draw('back')];
  for (let drawn = 0; drawn <= 9; drawn++) {
    const bag = filled(4);
    for (let i = 0; i < drawn; i++) bag.draw('front');
    expect([bag.draw('back'), bag.draw('back'), bag.draw('back')]).toEqual(backs);
  }
});

test('tiles drawn and put back in any order are all there in the end', () => {
  const rng = makeRng(seed());
  for (let n = count(2000); n > 0; n--) {
    const random = makeRandom(n);
    const bag = filled(n);
    const out = { front: [] as number[], back: [] as number[] };
    for (let step = 0; step < 40; step++) {
      const end = rng.pick(['front', 'back'] as const);
      if (rng.chance(0.6) && bag.size > 0) out[end].push(bag.draw(end));
      else if (out[end].length > 0) bag.putBack(out[end].pop() as number, end, random);
    }
    const all = [...out.front, ...out.back, ...drawAll(bag)];
    expect(all.sort((a, b) => a - b)).toEqual([...TILES]);
  }
});

test('a tile put back may be anywhere: it is drawn again as often as any other', () => {
  const bags = 6000;
  const first = new Map<number, number>();
  for (let n = 0; n < bags; n++) {
    const bag = new SharedBag();
    const random = makeRandom(seed() + n);
    bag.fill(TILES.subarray(0, 4), random);
    bag.putBack(bag.draw('back'), 'back', random);
    const tile = bag.draw('front');
    first.set(tile, (first.get(tile) ?? 0) + 1);
  }
  for (const times of first.values()) expect(Math.abs(times / bags - 1 / 4)).toBeLessThan(0.025);
});
