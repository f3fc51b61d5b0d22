/** Two browsers, one of them on a phone, play each other: a challenge won and one lost, a reload, a cut connection, and another game. */
import { expect } from '@playwright/test';
import { gather, inTurn, stopHere } from './gather.ts';
import { mouse } from './hands.ts';
import { layRow, rowFor } from './lay-row.ts';
import type { Person } from './person.ts';
import { PHONE, type Stage, tellIn, test } from './story.ts';
import { challenge, chooseFromMenu, pass } from './whole-game.ts';

/** Another device of the same person shows what is laid here. */
async function isSeenOnAnotherDevice(stage: Stage, person: Person): Promise<void> {
  const { cookies } = await person.page.context().storageState();
  const other = await stage.enter({
    at: person.page.url(),
    storageState: { cookies, origins: [] },
  });
  await expect(other.laid).toHaveCount(await person.laid.count());
  await other.page.context().close();
}

/** Its script has come by then, so that it opens at once when the server was away. */
async function lookAtMenu(person: Person): Promise<void> {
  await person.button('game.more').click();
  await expect(person.dialog).toBeVisible();
  await person.page.keyboard.press('Escape');
  await expect(person.dialog).toBeHidden();
}

async function takeBack(person: Person, other: Person): Promise<void> {
  await expect(other.question).toBeVisible();
  await chooseFromMenu(person, 'in-game.take-back');
  await other.button('in-game.yes').click();
  for (const each of [person, other]) await expect(each.laid).toHaveCount(0);
}

tellIn('tr', () => {
  test('two browsers play each other', async ({ stage }) => {
    const guests = [{ name: 'Mari' }, { ...PHONE, name: 'Jaan' }];
    const people = await gather(stage, guests, stage.server.url, ['take-back']);
    const [mari, jaan] = people as [Person, Person];

    await test.step('a challenge is won, though the server is away when it is made', async () => {
      const [mover, other] = (await inTurn(people)) as [Person, Person];
      const phony = await rowFor(mover, false);
      await layRow(mover, phony ?? []);
      await isSeenOnAnotherDevice(stage, mover);
      await mover.page.reload();
      await expect(mover.laid).toHaveCount(phony?.length ?? 0);
      await mover.button('game.play').click();
      await expect(other.button('game.challenge')).toBeVisible();
      for (const person of people) await lookAtMenu(person);
      const waiting = other.page.getByText(other.say('net.waiting'));
      await stage.server.cut();
      await expect(waiting).toBeVisible();
      await other.button('game.challenge').click();
      await other.dialog
        .getByRole('button', { name: other.say('game.challenge'), exact: true })
        .click();
      await stage.server.comeBack();
      await expect(waiting).toBeHidden();
      for (const person of people) await expect(person.laid).toHaveCount(0);
    });

    await test.step('the first page leads back to the game', async () => {
      await mari.page.goto(stage.server.url);
      await mari.page.getByRole('link', { name: 'Jaan' }).first().click();
      await mari.page.waitForURL(/\/g\/game-/u);
    });

    await test.step('a play is taken back and made again, and a challenge of it is lost', async () => {
      let [mover, other] = (await inTurn(people)) as [Person, Person];
      let word = await rowFor(mover, true);
      while (word === undefined) {
        await pass(mover, mouse);
        [mover, other] = (await inTurn(people)) as [Person, Person];
        word = await rowFor(mover, true);
      }
      await layRow(mover, word);
      await mover.button('game.play').click();
      await takeBack(mover, other);
      await layRow(mover, word);
      await mover.button('game.play').click();
      await challenge(other, mouse);
      await inTurn(people);
      for (const person of people) await expect(person.laid).toHaveCount(word.length);
    });

    await test.step('they talk, and remind each other', async () => {
      await mari.page.getByLabel(mari.say('table.message')).fill('Tubli!');
      await mari.button('table.say').click();
      await expect(jaan.page.getByRole('listitem').filter({ hasText: 'Tubli!' })).toBeVisible();
      const [mover, other] = (await inTurn(people)) as [Person, Person];
      const player = mover === mari ? 'Mari' : 'Jaan';
      await other.button('table.nudge', { player }).click();
      await expect(other.page.getByText(other.say('table.reminded'))).toBeAttached();
    });

    await test.step('another game', async () => {
      await stopHere(people);
      const before = mari.page.url();
      for (const person of people) await person.button('table.rematch').click();
      for (const { page } of people)
        await page.waitForURL((url) => /\/g\/game-/u.test(url.pathname) && url.href !== before);
      await inTurn(people);
    });
  });
});
