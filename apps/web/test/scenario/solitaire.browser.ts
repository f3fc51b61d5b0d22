/** Solitaires: a rack played with a reload in the middle, two racks in turn, and all tiles face up with a computer that tries too. */
import { expect } from '@playwright/test';
import type { solitaire } from '@taht/modes';
import { mouse } from './hands.ts';
import type { Person } from './person.ts';
import { type Stage, tellIn, test } from './story.ts';

const way =
  (id: 'solitaire.begin' | 'solitaire.today') =>
  ({ page, say }: Person, variant: solitaire.Variant) =>
    page.getByRole('button', {
      name: `${say(`solitaire.variant.${variant}`)}: ${say(id)}`,
      exact: true,
    });
const anew = way('solitaire.begin');
const today = way('solitaire.today');

const begin = async (
  stage: Stage,
  variant: solitaire.Variant,
  how: 'today' | 'anew' = 'anew',
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<Person> => {
  const person = await stage.enter({ luck: 'alone', serviceWorkers });
  await person.page.clock.setFixedTime('2026-11-16T12:00');
  await person.page.goto(`${stage.server.url}solitaire`);
  // Whoever is impatient gets the game of the day only once.
  if (how === 'today') await today(person, variant).dblclick();
  else await anew(person, variant).click();
  await person.page.waitForURL(/\/solitaire\/solo-/u);
  return person;
};

/** The best of what is in hand; the points that it makes. */
async function play(person: Person): Promise<number> {
  const best = await person.goodMove();
  if (best.kind !== 'place') throw new Error('nothing to lay');
  const before = await person.turns.count();
  await mouse.lay(person, best.tiles);
  await person.button('game.play').click();
  await expect(person.turns).toHaveCount(before + 1);
  return best.score;
}

async function finish(person: Person): Promise<void> {
  await person.button('solitaire.finish').click();
  await person.dialog.getByRole('button', { name: person.say('in-game.yes') }).click();
  await expect(
    person.page.getByRole('heading', { name: person.say('solitaire.end.finished') }),
  ).toBeVisible();
}

tellIn('fi', () => {
  test('the solitaire of the day with one rack, over a reload, to its end', async ({ stage }) => {
    const person = await begin(stage, 'one-rack', 'today');
    const { page, say } = person;
    await expect(person.rack).toHaveCount(7);
    const first = await play(person);
    await page.reload();
    await expect(person.turns).toHaveCount(1);
    await expect(person.rack).toHaveCount(7);
    const second = await play(person);
    await expect(page.getByText(say('count.points', { count: first + second }))).toBeVisible();
    await finish(person);
    await expect(page.getByLabel(say('solitaire.share'))).toBeVisible();

    const address = page.url();
    await page.goto(`${stage.server.url}solitaire`);
    await expect(page.getByRole('heading', { name: say('solitaire.attempts') })).toBeVisible();
    await expect(page.getByRole('heading', { name: say('home.continue') })).toHaveCount(0);
    await today(person, 'one-rack').click();
    await page.waitForURL(address);
  });

  test('one that is not wanted is deleted, and stays so', async ({ stage }) => {
    const list = `${stage.server.url}solitaire`;
    // Names are drawn by luck as tiles are, and the two must not have the same.
    const person = await stage.enter({ at: list });
    const { page, say } = person;
    for (const variant of ['one-rack', 'two-racks'] as const) {
      await anew(person, variant).click();
      await page.waitForURL(/\/solitaire\/solo-/u);
      await page.goto(list);
    }
    const remove = (variant: solitaire.Variant) => {
      const game = say(`solitaire.variant.${variant}`);
      return page.getByRole('button', { name: say('home.delete-this', { game }), exact: true });
    };
    await remove('one-rack').click();
    await person.dialog.getByRole('button', { name: say('in-game.yes') }).click();
    await expect(remove('one-rack')).toHaveCount(0);
    await page.reload();
    await expect(remove('two-racks')).toBeVisible();
    await expect(remove('one-rack')).toHaveCount(0);
  });

  test('two racks in turn, without a network', async ({ stage }) => {
    const person = await begin(stage, 'two-racks', 'anew', 'allow');
    await expect(person.rack).toHaveCount(7);
    await person.page.evaluate('navigator.serviceWorker.ready.then(() => null)');
    await person.page.context().setOffline(true);
    await person.page.reload();
    const scores = person.page.locator('main li[aria-current="true"]');
    for (const rack of [1, 2]) {
      await expect(scores).toContainText(person.say('solitaire.rack', { number: rack, tiles: '' }));
      await play(person);
    }
    await finish(person);
  });

  test('all tiles face up: taken, laid, undone, and beaten by the computer', async ({ stage }) => {
    const person = await begin(stage, 'open');
    const { page, say } = person;
    const pool = page.getByRole('region', { name: say('solitaire.take-which', { count: 7 }) });
    for (let i = 0; i < 7; i++)
      await pool
        .locator('li button:enabled')
        .nth(2 * i)
        .click();
    await person.button('solitaire.take').click();
    await expect(person.rack).toHaveCount(7);
    await play(person);
    await person.button('solitaire.undo').click();
    await expect(person.turns).toHaveCount(0);
    await expect(person.rack).toHaveCount(7);
    await play(person);

    await person.button('solitaire.computer-start').click();
    await expect(page.getByRole('grid')).toHaveCount(2);
    await person.button('solitaire.computer-stop').click();
    await finish(person);
  });
});
