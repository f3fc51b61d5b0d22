import type { Square } from '@taht/rules';
import { groundOf } from '@taht/testkit';
import { expect, test } from 'vitest';
import { constellationOf, SPECKS } from '../../src/play/end/constellation.ts';

const ground = groundOf('en-100', '8E HORN, F7 q.');

test('every tile is a star, the larger the dearer its letter', () => {
  const { stars } = constellationOf(ground, []);
  const radius = (square: number) => stars.find((star) => star.square === square)?.radius ?? 0;
  expect(stars).toHaveLength(5);
  // H is worth 4, O and R one, the blank nothing.
  expect(radius(109)).toBeGreaterThan(radius(110));
  expect(radius(110)).toBe(radius(111));
  expect(radius(95)).toBeLessThan(radius(110));
});

test('a line joins each pair of neighbours once', () => {
  const { lines } = constellationOf(ground, []);
  expect(lines.match(/H/gu)).toHaveLength(3);
  expect(lines.match(/V/gu)).toHaveLength(1);
});

test('one word shines from end to end', () => {
  const word = [109, 110, 111, 112] as Square[];
  const { stars, shine } = constellationOf(ground, word);
  expect(stars.filter(({ isShining }) => isShining).map(({ square }) => square)).toEqual(word);
  expect(shine).toBe('M117 165L195 165');
  expect(constellationOf(ground, []).shine).toBe('');
});

test.each(['', '8E HORN', '1A HORN, 15L HORN'])('all stars of "%s" are in the picture', (plays) => {
  const { stars, box } = constellationOf(groundOf('en-100', plays), []);
  expect(box.width).toBeGreaterThan(0);
  for (const { x, y, radius } of stars) {
    expect(x - radius).toBeGreaterThan(box.x);
    expect(x + radius).toBeLessThan(box.x + box.width);
    expect(y - radius).toBeGreaterThan(box.y);
    expect(y + radius).toBeLessThan(box.y + box.height);
  }
});

test('the small stars are all in the sky', () => {
  expect(SPECKS.every(({ x, y }) => x >= 0 && x < 1 && y >= 0 && y < 1)).toBe(true);
});
