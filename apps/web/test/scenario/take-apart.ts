/** How a finished game is taken apart on the page. */
import { expect } from '@playwright/test';
import type { Person } from './person.ts';

export const winner = ({ page, say }: Person) =>
  page.getByRole('heading', { name: say('ungame.winner', { players: '' }).trim() });

/** What the first hint says, or nothing where there is none. */
export async function takeByHint(person: Person): Promise<void> {
  const before = await person.laid.count();
  await person.button('ungame.hints').click();
  const hints = person.page.getByRole('list', { name: person.say('ungame.hints') });
  await hints.getByRole('button').first().click();
  await person.button('ungame.take').click();
  await expect.poll(() => person.laid.count()).toBeLessThan(before);
}

/** Until nothing can be taken any more; whoever has the turn takes. */
export async function takeApart(people: readonly Person[]): Promise<void> {
  const [first] = people as [Person];
  for (;;) {
    const ways = people.map(({ page, say }) =>
      page.getByRole('button', { name: say('ungame.take'), exact: true }),
    );
    await expect
      .poll(async () => {
        const shown = await Promise.all(ways.map((way) => way.isVisible()));
        return shown.includes(true) || (await winner(first).isVisible());
      })
      .toBe(true);
    if (await winner(first).isVisible()) return;
    const shown = await Promise.all(ways.map((way) => way.isVisible()));
    await takeByHint(people[shown.indexOf(true)] as Person);
  }
}
