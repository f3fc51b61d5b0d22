import { expect, test } from 'vitest';
import { argonHasher } from './hasher.ts';

const hasher = argonHasher({ memoryCost: 64, timeCost: 1 });

test('a password matches its own hash, in any form of its letters', async () => {
  const stored = await hasher.hash('Õun');
  expect(stored).toMatch(/^\$argon2id\$/);
  expect(await hasher.matches(stored, 'O\u0303un')).toBe(true);
  expect(await hasher.matches(stored, 'oun')).toBe(false);
  expect(await hasher.hash('Õun')).not.toBe(stored);
});

test('nothing matches where nothing is stored, not even what the comparison is made with', async () => {
  for (const text of ['', 'nobody', 'x']) expect(await hasher.matches(null, text)).toBe(false);
});

test('beyond its queue it is busy, and afterwards it is not', async () => {
  const all = await Promise.all(Array.from({ length: 300 }, () => hasher.matches(null, 'x')));
  expect(all.filter((answer) => answer === null)).toHaveLength(300 - 202);
  expect(await hasher.matches(null, 'x')).toBe(false);
});
