/** Lists to choose from: those of the edition first, then those that somebody has brought to the server. */
import { expect, test } from 'vitest';
import { withServers } from './use-lists.ts';

const list = (id: string, edition: string, hash = `hash of ${id}`) => ({ id, edition, hash });

test('own lists come after those of the edition, other languages and damaged files not at all', () => {
  const found = [
    list('en-own', 'en'),
    list('fi', 'fi'),
    list('en', 'en'),
    { id: 'broken', damaged: true },
  ];
  expect(withServers([list('en', 'en', '')], found, 'en')).toEqual([
    list('en', 'en'),
    list('en-own', 'en'),
  ]);
});

test('what the server does not have stays as it was', () => {
  expect(withServers([list('en', 'en', '')], [], 'en')).toEqual([list('en', 'en', '')]);
});
