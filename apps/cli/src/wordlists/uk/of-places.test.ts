import { expect, test } from 'vitest';
import { placeTest } from './of-places.ts';

const isOfPlace = placeTest({
  names: ['глибовичі', 'вербка', 'маршинці', 'гетьмани', 'київ', 'ліверпуль'],
  common: ['вербка', 'гетьман', 'студент'],
  inUse: new Set(['київський', 'ліверпульського']),
});

test('only what a name has made and no noun can have, and what nothing else has', () => {
  for (const word of ['глибовицький', 'вербківський', 'маршинецький'])
    expect(isOfPlace(word), word).toBe(true);
  for (const word of ['гетьманський', 'київський', 'ліверпульський', 'студентський', 'глибокий'])
    expect(isOfPlace(word), word).toBe(false);
});
