import { expect, test } from 'vitest';
import { requestNumber } from './request-number.ts';

test('the same for one, another for most others, always four digits', () => {
  const ids = Array.from({ length: 100 }, (_, i) => `person-${i}`);
  const numbers = ids.map(requestNumber);
  expect(ids.map(requestNumber)).toEqual(numbers);
  expect(new Set(numbers).size).toBeGreaterThan(90);
  for (const number of numbers) expect(number).toMatch(/^\d{4}$/);
});
