import { expect, test } from 'vitest';
import { makeBadge, parseBadge } from './badge-link.ts';

test('the link of a badge is read as it was made', () => {
  const badge = { player: 17, key: '00482109' };
  expect(parseBadge(makeBadge(badge))).toEqual(badge);
});

test.each(['', '#', '#17', '#17-', '#x-1', '#1-2-3', '17-1'])('%j is no badge', (hash) => {
  expect(parseBadge(hash)).toBeNull();
});
