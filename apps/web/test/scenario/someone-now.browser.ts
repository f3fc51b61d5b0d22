/** Somebody to play with now: one looks at once, a bot is offered after twenty seconds, and whoever comes first is played. */
import { expect } from '@playwright/test';
import { tellIn, test } from './story.ts';

tellIn('tr', () => {
  test('nobody comes, and a bot is played', async ({ stage }) => {
    const person = await stage.enter();
    const { page } = person;
    await page.clock.install();
    await page.goto(`${stage.server.url}lobby?now`);
    await expect(person.button('lobby.cancel')).toBeVisible();
    const bot = person.say('opponent.level-2');
    await page.clock.runFor(15_000);
    await expect(person.button('lobby.play-bot', { bot })).toHaveCount(0);
    await page.clock.runFor(5000);
    await person.button('lobby.play-bot', { bot }).click();
    await page.waitForURL(/\/play\//u);
    await expect(person.rack.first()).toBeVisible();
  });

  test('two who look find each other, though a bot was offered to the first', async ({ stage }) => {
    const first = await stage.enter();
    await first.page.clock.install();
    await first.page.goto(`${stage.server.url}lobby?now`);
    await expect(first.button('lobby.cancel')).toBeVisible();
    await first.page.clock.runFor(20_000);
    const bot = first.say('opponent.level-2');
    await expect(first.button('lobby.play-bot', { bot })).toBeVisible();
    const second = await stage.enter({ at: `${stage.server.url}lobby?now` });
    for (const { page } of [first, second]) await page.waitForURL(/\/g\/game-/u);

    await test.step('and others see their game as a live board', async () => {
      const third = await stage.enter({ at: `${stage.server.url}lobby` });
      const live = third.page.getByRole('heading', { name: third.say('lobby.live-now') });
      await expect(live).toBeVisible();
      const { pathname } = new URL(first.page.url());
      await expect(third.page.locator(`a[href="${pathname}"] svg`)).toBeVisible();
    });
  });
});
