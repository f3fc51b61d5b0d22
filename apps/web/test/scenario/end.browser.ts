/** The end of games: what was got away with by the rulebook; a friendly one lost and one won, each told in words that fit, looked at, shared, and played again. */
import { expect, type Locator } from '@playwright/test';
import { beginWithBot } from './begin.ts';
import { sitAround, takeDevice } from './device.ts';
import { mouse, typist } from './hands.ts';
import { layRow, rowFor } from './lay-row.ts';
import { equipmentOf } from './moves.ts';
import type { Person } from './person.ts';
import { tellIn, test } from './story.ts';
import { accept, chooseFromMenu, passToTheEnd, playToTheEnd } from './whole-game.ts';

const title = ({ page }: Person): Locator =>
  page.locator('[data-phase="over"]').getByRole('heading', { level: 2 }).first();

/** Own score and that of the bot, as they stand beside the faces. */
async function scores({ page }: Person): Promise<readonly number[]> {
  const shown = page.locator('[data-phase="over"] li:has([data-face]) b');
  await expect(shown).toHaveCount(2);
  return (await shown.allTextContents()).map(Number);
}

tellIn('et', (language) => {
  test('by the rulebook the end tells who got away with a word that is none', async ({ stage }) => {
    const { id } = equipmentOf(language).rules;
    const at = `${stage.server.url}new/1_${id}___timer-2-minutes?table`;
    const person = await stage.enter({ at, luck: 'away' });
    const names = ['Aino', 'Berk'];
    const mover = await sitAround(person, names);
    const row = (await rowFor(person, false)) ?? [];
    await layRow(person, row);
    await person.button('game.play').click();
    await takeDevice(person, names);
    await accept(person, mouse);
    await chooseFromMenu(person, 'in-game.resign');
    await person.dialog.getByRole('button', { name: person.say('in-game.yes') }).click();
    await expect(title(person)).toBeVisible();
    const told = person.say('finish.got-away', { player: mover, words: row.join('') });
    await expect(person.page.locator('main').getByText(told)).toBeVisible();
  });
});

tellIn('fi', () => {
  test('a friendly game is lost and another is won', async ({ stage }) => {
    await test.step('whoever only passes has lost, and is told so kindly', async () => {
      const person = await stage.enter({ luck: 'end', way: 'friendly' });
      const { page, say } = person;
      // One that lays many tiles is soon done.
      await beginWithBot(person, { bot: 'long-words' });
      await passToTheEnd(person);
      const lost = say('finish.lost', { player: say('opponent.long-words') });
      await expect(title(person)).toHaveText(lost);
      const [own = 0, other = 0] = await scores(person);
      expect(other).toBeGreaterThan(own);
      await expect(
        page.locator('main').getByText(say('finish.by', { count: other - own })),
      ).toBeVisible();
      await person.button('rematch.again').click();
      await expect(title(person)).toBeHidden();
      await expect(person.rack).toHaveCount(7);
      await page.context().close();
    });

    const person = await stage.enter({ luck: 'end', way: 'friendly' });
    const { page, say } = person;

    await test.step('one with a gentle bot is won', async () => {
      await beginWithBot(person);
      await playToTheEnd(person, typist);
      const [own = 0, other = 0] = await scores(person);
      expect(own).toBeGreaterThan(other);
      await expect(title(person)).toHaveText(say('finish.won'));
      const thanks = say('finish.bot-thanks', { player: say('opponent.level-2') });
      await expect(page.locator('main').getByText(thanks)).toBeVisible();
      // As many stars as tiles.
      await expect(
        page.getByRole('img', { name: say('finish.sky') }).locator('circle'),
      ).toHaveCount(await person.laid.count());
    });

    await test.step('its picture and its link can be shared', async () => {
      await person.button('finish.share').click();
      const picture = person.dialog.getByRole('img');
      await expect(picture).toBeVisible();
      await expect
        .poll(() => picture.evaluate((img) => Reflect.get(img, 'naturalWidth')))
        .toBe(1080);
      const link = await person.dialog.getByLabel(say('review.link')).inputValue();
      const laid = await person.laid.count();
      await page.goto(link);
      await expect(page.getByRole('list', { name: say('game.moves') })).toBeVisible();
      await expect(person.laid).toHaveCount(laid);
    });
  });
});
