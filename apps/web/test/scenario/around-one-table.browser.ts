/** Four people around a small phone: nobody has to say a name, and each card tells who, how many points and whose turn it is. */
import { expect, type Page } from '@playwright/test';
import { putIn } from '../browser/in-page.ts';
import type {} from '../in-page/in-page.ts';
import { coverOf, takeDevice } from './device.ts';
import { finger } from './hands.ts';
import type { Person } from './person.ts';
import { PHONE, tellIn, test } from './story.ts';
import { move } from './whole-game.ts';

const misfits = (page: Page) => page.evaluate(() => globalThis.findMisfits());

/** The one with the star, whom everybody can tell from the others. */
async function onTurn({ page, say }: Person): Promise<string> {
  const cards = page.getByRole('list', { name: say('game.players') }).getByRole('listitem');
  await expect(cards).toHaveCount(4);
  for (const card of await cards.all()) {
    await expect(card).toBeInViewport({ ratio: 1 });
    await expect(card.locator('[data-score]')).toBeVisible();
  }
  const next = page.getByRole('list', { name: say('game.players') }).locator('[aria-current]');
  await expect(next).toHaveCount(1);
  return (await next.textContent()) ?? '';
}

tellIn('uk', () => {
  test('four around a phone of 360 px play without a form', async ({ stage }) => {
    const viewport = { width: 360, height: 740 };
    const at = `${stage.server.url}new?table`;
    const person = await stage.enter({ ...PHONE, viewport, at, way: 'unchosen' });
    const { page, say } = person;
    await putIn(page.context(), 'fit');
    await page.reload();
    // The name of the first may be the beginning of those of the others.
    const others = [2, 3, 4].map((number) => say('build.seat', { number }));
    const names = [...others, say('home.player')];

    await test.step('two of the same name are told so, where the name is', async () => {
      const second = page.getByLabel(say('build.name', { number: 2 }));
      await second.fill(say('home.player'));
      await person.button('build.begin').tap();
      await expect(second).toBeFocused();
      await expect(second).toBeInViewport();
      await second.fill('');
    });

    for (let places = 2; places < 4; places++) await person.button('build.add').tap();
    await person.button('build.begin').tap();
    const movers: string[] = [];
    for (let turn = 0; turn < names.length; turn++) {
      const holder = await takeDevice(person, names);
      expect(await onTurn(person)).toContain(holder);
      expect(await misfits(page)).toEqual([]);
      await move(person, finger, await person.goodMove());
      movers.push(holder);
    }
    expect(movers.toSorted()).toEqual(names.toSorted());
    await expect(coverOf(person, names)).toBeVisible();

    await test.step('the game is found again on the first screen', async () => {
      await page.goto(stage.server.url);
      await expect(page.locator('main a[href^="/play/"]').first()).toBeVisible();
      expect(await misfits(page)).toEqual([]);
    });
  });
});
