/** A friend's link, from the tap that makes it to the first move: nobody fills in anything, and names are said afterwards. */
import { expect } from '@playwright/test';
import { inTurn } from './gather.ts';
import { mouse } from './hands.ts';
import type { Person } from './person.ts';
import { PHONE, tellIn, test } from './story.ts';
import { move } from './whole-game.ts';

tellIn('uk', () => {
  test('a friend comes by a link and plays', async ({ stage }) => {
    const host = await stage.enter({ at: `${stage.server.url}friends/new`, way: 'unchosen' });
    await host.page.waitForURL(/\/t\/table-/u);
    const link = await host.page.getByLabel(host.say('table.link')).inputValue();

    await test.step('going back and tapping again leads to the same table', async () => {
      await host.page.goto(`${stage.server.url}friends/new`);
      await expect(host.page.getByLabel(host.say('table.link'))).toHaveValue(link);
    });

    await test.step('the host says a name in place', async () => {
      await host.button('net.change-name').click();
      await host.page.getByLabel(host.say('net.name')).fill('Марта');
      await host.button('net.enter').click();
      await expect(host.page.getByRole('listitem').filter({ hasText: 'Марта' })).toBeVisible();
    });

    const friend = await stage.enter({ ...PHONE, at: link, way: 'unchosen' });
    await test.step('the link shows who invites, and the board, without scrolling', async () => {
      const invites = friend.say('table.invites', { player: 'Марта' });
      await expect(friend.page.getByRole('heading', { name: invites })).toBeVisible();
      await expect(friend.square(112)).toBeInViewport();
      await expect(friend.button('table.sit-and-play')).toBeInViewport();
    });

    await test.step('one tap, and both are in the game', async () => {
      await friend.button('table.sit-and-play').tap();
      for (const { page } of [host, friend]) await page.waitForURL(/\/g\/game-/u);
    });

    await test.step('a first move', async () => {
      const [mover, other] = await inTurn([host, friend]);
      await move(mover, mouse, await mover.goodMove());
      await expect((other as Person).laid.first()).toBeVisible();
    });

    await test.step('the first screen and the own page lead back to the game', async () => {
      const game = new URL(friend.page.url()).pathname;
      for (const page of ['', 'me']) {
        await friend.page.goto(stage.server.url + page);
        await expect(friend.page.locator(`a[href="${game}"]`).first()).toBeVisible();
      }
      await friend.page.goto(stage.server.url + game.slice(1));
    });

    await test.step('the friend says a name, and the host sees it', async () => {
      await friend.button('net.change-name').click();
      await friend.page.getByLabel(friend.say('net.name')).fill('Тарас');
      await friend.button('net.enter').click();
      await expect(host.page.getByText('Тарас').first()).toBeVisible();
    });
  });
});
