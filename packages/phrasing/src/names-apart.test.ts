import { expect, test } from 'vitest';
import { namesApart } from './names-apart.ts';

const bot = (name: string) => ({ name, isBot: true });
const person = (name: string) => ({ name, isBot: false });

test.each([
  [
    [bot('Fox'), bot('Owl')],
    ['Fox', 'Owl'],
  ],
  [
    [bot('Fox'), person('Mari'), bot('Fox'), bot('Fox')],
    ['Fox', 'Mari', 'Fox 2', 'Fox 3'],
  ],
  [
    [bot('Fox'), person('Fox')],
    ['Fox 2', 'Fox'],
  ],
  [
    [person('Mari'), person('Mari')],
    ['Mari', 'Mari'],
  ],
])('no bot is called like another player: %j', (players, names) => {
  expect(namesApart(players)).toEqual(names);
});
