/** The word finder during one's own game: asked about once on this device, not at all where a dictionary is part of the game. */
import { expect, type Locator } from '@playwright/test';
import { beginWithBot } from './begin.ts';
import { gather } from './gather.ts';
import type { Person } from './person.ts';
import { type Stage, tellIn, test } from './story.ts';

const field = ({ page, say }: Person): Locator => page.getByLabel(say('finder.text'));

const question = ({ page, say }: Person): Locator => page.getByText(say('finder.ask'));

const openFinder = async ({ page }: Person, stage: Stage): Promise<void> => {
  await page.goto(`${stage.server.url}words`);
};

tellIn('uk', () => {
  test('whoever plays the computer is asked before words are searched for, once', async ({
    stage,
  }) => {
    const person = await stage.enter();
    const { page, say } = person;
    await openFinder(person, stage);
    await expect(field(person)).toBeVisible();

    await page.goto(stage.server.url);
    await beginWithBot(person);
    await expect(person.rack).toHaveCount(7);
    const game = new URL(page.url()).pathname;
    for (const path of ['words', 'words/cards', 'position']) {
      await page.goto(`${stage.server.url}${path}`);
      await expect(question(person)).toBeVisible();
    }
    await openFinder(person, stage);
    await expect(page.getByText(say('rule.lookup.after-play'))).toBeVisible();
    await expect(page.locator(`main a[href="${game}"]`)).toBeVisible();
    await expect(field(person)).toHaveCount(0);
    await person.button('finder.open-anyway').click();
    await expect(field(person)).toBeVisible();
    await page.reload();
    await expect(field(person)).toBeVisible();
    await expect(question(person)).toHaveCount(0);
  });

  test('the solitaire with all tiles face up is played with a dictionary, another is not', async ({
    stage,
  }) => {
    const begin = async (variant: 'open' | 'one-rack'): Promise<Person> => {
      const person = await stage.enter({ at: `${stage.server.url}solitaire` });
      const { page, say } = person;
      const name = `${say(`solitaire.variant.${variant}`)}: ${say('solitaire.begin')}`;
      await page.getByRole('button', { name, exact: true }).click();
      await page.waitForURL(/\/solitaire\/solo-/u);
      await expect(page.getByRole('grid')).toBeVisible();
      await openFinder(person, stage);
      return person;
    };
    await expect(field(await begin('open'))).toBeVisible();
    await expect(question(await begin('one-rack'))).toBeVisible();
  });

  test('whoever plays friends over the network is asked, too', async ({ stage }) => {
    const [mari] = (await gather(stage, [{ name: 'Mari' }, { name: 'Jaan' }])) as [Person];
    await openFinder(mari, stage);
    await expect(question(mari)).toBeVisible();
    await mari.page.getByRole('link', { name: 'Jaan' }).click();
    await mari.page.waitForURL(/\/g\/game-/u);
  });
});
