/** The page is loaded anew in the middle of every phase of a game against a bot; nothing is lost. */
import { expect } from '@playwright/test';
import { beginWithBot } from './begin.ts';
import { mouse } from './hands.ts';
import { equipmentOf } from './moves.ts';
import type { Person } from './person.ts';
import { tellIn, test } from './story.ts';
import { accept, chooseFromMenu, pass, playUntil } from './whole-game.ts';

const rackOf = async (person: Person): Promise<string[]> =>
  (await person.rack.allTextContents()).toSorted();

tellIn('uk', (language) => {
  test('a reload in the middle of every phase', async ({ stage }) => {
    const { id: ruleset } = equipmentOf(language).rules;
    const person = await stage.enter({
      at: `${stage.server.url}new/1_${ruleset}___restricted-exchange`,
      luck: 'reload',
    });
    const { page, say } = person;

    await test.step('before one has agreed', async () => {
      await person.button('build.begin').click();
      await expect(person.button('game.agree')).toBeVisible();
      await page.reload();
      await person.button('game.agree').click();
    });

    await test.step('after the draw for the first move', async () => {
      await person.asked();
      const rack = await rackOf(person);
      await page.reload();
      await person.asked();
      expect(await rackOf(person)).toEqual(rack);
    });

    await test.step('while a play can be challenged', async () => {
      await playUntil(person, mouse, 'window');
      await page.reload();
      await expect(person.button('game.challenge')).toBeVisible();
      await accept(person, mouse);
    });

    await test.step('with tiles laid and not yet played', async () => {
      await playUntil(person, mouse, 'turn');
      const best = await person.goodMove();
      if (best.kind !== 'place') throw new Error('nothing to lay');
      const before = await person.laid.count();
      await mouse.lay(person, best.tiles);
      await page.reload();
      await expect(person.laid).toHaveCount(before + best.tiles.length);
      await expect(person.button('game.play')).toBeEnabled();
      await person.button('game.recall').click();
      await expect(person.laid).toHaveCount(before);
    });

    await test.step('with tiles chosen to be exchanged', async () => {
      const rack = await rackOf(person);
      await chooseFromMenu(person, 'game.exchange');
      await person.dialog.locator('button[aria-pressed]').first().click();
      await page.reload();
      await expect(person.myTurn).toBeVisible();
      expect(await rackOf(person)).toEqual(rack);
    });

    await test.step('while the bot thinks', async () => {
      const turns = await person.turns.count();
      await pass(person, mouse);
      await page.reload();
      await expect.poll(() => person.turns.count()).toBeGreaterThan(turns + 1);
    });

    await test.step('at the end', async () => {
      await playUntil(person, mouse, 'turn');
      await chooseFromMenu(person, 'in-game.resign');
      await person.dialog.getByRole('button', { name: say('in-game.yes') }).click();
      await expect(person.finalSheet).toBeVisible();
      const mine = page.getByRole('row').filter({ hasText: say('standing.resigned') });
      await expect(mine).toHaveCount(1);
      const winner = await page.getByRole('heading', { level: 2 }).first().textContent();
      await page.reload();
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(winner ?? '');
    });
  });

  test('texts that do not come are asked for again', async ({ stage }) => {
    const person = await stage.enter({ at: `${stage.server.url}about` });
    let refused = 0;
    await person.page.route(/-(?:build|rules)-[^/]+\.json$/u, (route) =>
      refused++ < 2 ? route.abort('connectionreset') : route.continue(),
    );
    await person.page.goto(`${stage.server.url}new`);
    await expect(person.button('build.begin')).toBeVisible();
    expect(refused).toBeGreaterThan(2);
  });

  test('a tile let go before the code that drags it has come falls where it was let go', async ({
    stage,
  }) => {
    const person = await stage.enter({ luck: 'late drag' });
    const { page } = person;
    await beginWithBot(person);
    await playUntil(person, mouse, 'turn');
    const letGo = Promise.withResolvers<void>();
    await page.route(/\/drag-tile-[^/]+\.js$/u, async (route) => {
      await letGo.promise;
      await route.continue();
    });
    await page.reload();
    await playUntil(person, mouse, 'turn');
    const laid = await person.laid.count();
    const square = page.locator('[data-square="0"]');
    await person.rack.first().dragTo(square);
    letGo.resolve();
    await expect(person.laid).toHaveCount(laid + 1);
    await expect(square).toHaveAttribute('data-taken');
  });

  test('a page or a dialog whose script did not come is there as soon as the server answers', async ({
    stage,
  }) => {
    const person = await stage.enter({ luck: 'script' });
    const { page } = person;
    const refused = new Set<string>();
    await page.route(/\/(?:learn|dialogs)-[^/]+\.js$/u, (route) => {
      const address = route.request().url();
      if (refused.has(address)) return route.continue();
      refused.add(address);
      return route.abort('connectionreset');
    });
    await page.locator('nav a[href="/learn"]').filter({ visible: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.say('learn.title'));

    await page.goto(stage.server.url);
    await beginWithBot(person);
    const loaded = page.locator('html[data-loaded]');
    await page.locator('html').evaluate((root) => root.setAttribute('data-loaded', ''));
    await person.button('game.more').click();
    await expect(loaded).toHaveCount(0);
    await person.button('game.more').click();
    await expect(person.dialog).toBeVisible();
    expect(refused.size).toBe(2);
  });
});
