import { editions } from '@taht/editions';
import { expect, test } from 'vitest';
import { textOfToday } from './today.ts';

const FIRST = Date.parse('2026-11-18T12:00');

test.each(editions.map(({ id }) => id))('sixty days bring sixty positions in %s', async (id) => {
  const days = Array.from({ length: 60 }, (_, i) => FIRST + i * 86_400_000);
  const texts = await Promise.all(days.map((day) => textOfToday(id, day)));
  expect(texts).not.toContain('');
  expect(new Set(texts).size).toBe(60);
});

test('an edition without positions has none today', async () => {
  expect(await textOfToday('lv', FIRST)).toBe('');
});
