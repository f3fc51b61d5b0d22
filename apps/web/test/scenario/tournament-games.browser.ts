/** A round of a tournament that is played on phones: opened on the console, played, and the result is there by itself. */
import { expect } from '@playwright/test';
import { editionOf } from '@taht/editions';
import { type Director, drawFirst, openDirector, pupils } from '../browser/director.ts';
import { inTurn } from './gather.ts';
import { arrive } from './hall-of-duplicate.ts';
import { table } from './hall-of-pupils.ts';
import { finger } from './hands.ts';
import type { Person } from './person.ts';
import { type Stage, tellIn, test } from './story.ts';
import { pass } from './whole-game.ts';

tellIn('et', (language) => {
  const edition = editionOf(language);
  const equipment = {
    edition: language,
    ruleset: edition?.rulesets[0].id ?? '',
    lexicon: edition?.lexicons[0] ?? '',
  };

  test('a director opens the games of a round, and two phones play one', async ({ stage }) => {
    const cup = await openDirector(stage.server, { ...equipment, preset: 'club-swiss' });
    await drawFirst(cup, pupils(4));
    const { players, stages } = cup.view();
    const [first = [], second = []] = stages[0]?.rounds[0]?.tables.map(({ seats }) => seats) ?? [];
    const phones = [await claim(stage, cup, first[0]), await claim(stage, cup, first[1])];
    await test.step('whoever sets the clock anew stays where they were', async () => {
      const [phone] = phones as [Person];
      const anew = phone.button('tournament-player.clock-anew');
      await anew.tap();
      await anew.tap();
      await expect(phone.button('shell.cancel')).toHaveCount(0);
      await expect(anew).toBeFocused();
    });
    const director = await stage.enter();
    await director.page.context().addCookies([cup.cookie]);
    await director.page.goto(`${stage.server.url}tournament/${cup.tournament}/console`);

    await test.step('who has no phone is named, and the others can play', async () => {
      const { page, say } = director;
      const names = second.map((player) => `${player} ${players[player - 1]?.name}`);
      const online = page.getByRole('region', { name: say('console.network.open') });
      for (const name of names) await expect(online).toContainText(name);
      await online.getByRole('button', { name: say('console.network.open'), exact: true }).click();
      await expect(table(director, 1)).toContainText(say('console.network.state.playing'));
      await expect(table(director, 2)).toContainText(say('console.table.open'));
      await expect(online.getByRole('button')).toHaveCount(0);
    });

    await test.step('each phone leads to the game, and there is no talk', async () => {
      for (const phone of phones) {
        await phone.page.getByRole('link', { name: phone.say('tournament-player.game.go') }).tap();
        await phone.page.waitForURL(/\/g\/game-/u);
      }
      for (const { page, say } of phones)
        await expect(page.getByRole('heading', { name: say('table.talk') })).toHaveCount(0);
    });

    await test.step('nobody is offered to call it off or to give away its time', async () => {
      for (const phone of phones) {
        await phone.button('game.more').tap();
        const menu = phone.page.getByRole('dialog', { name: phone.say('game.more') });
        await expect(menu.getByRole('button', { name: phone.say('in-game.resign') })).toBeVisible();
        await expect(menu.getByRole('button', { name: phone.say('in-game.abort') })).toHaveCount(0);
        await menu.getByRole('button', { name: phone.say('shell.close') }).tap();
      }
    });

    await test.step('words cannot be searched for while it goes on', async () => {
      const [phone] = phones as [Person];
      const game = phone.page.url();
      await phone.page.goto(`${stage.server.url}words`);
      await expect(phone.page.getByText(phone.say('finder.refused'))).toBeVisible();
      await expect(phone.page.getByLabel(phone.say('finder.text'))).toHaveCount(0);
      await expect(phone.button('finder.open-anyway')).toHaveCount(0);
      await phone.page.goto(game);
      await expect(phone.rack).toHaveCount(7);
    });

    await test.step('they pass until it is over', async () => {
      let [mover, other] = (await inTurn(phones)) as [Person, Person];
      while ((await mover.asked()) !== 'over') {
        await pass(mover, finger);
        [mover, other] = [other, mover];
      }
      for (const phone of phones) await expect(phone.finalSheet).toBeVisible();
    });

    await test.step('the result stands at the console, and the phone leads back', async () => {
      await expect(table(director, 1)).toContainText(director.say('console.table.settled'));
      const [phone] = phones as [Person];
      await phone.page
        .getByRole('link', { name: phone.say('table.to-tournament') })
        .first()
        .tap();
      await expect(
        phone.page.getByText(phone.say('tournament-player.state.settled')),
      ).toBeVisible();
      expect(cup.view().stages[0]?.rounds[0]?.tables[0]?.own?.result?.source).toBe('game');
    });
    cup.close();
  });

  test('a duplicate game of a tournament leads back there', async ({ stage }) => {
    const cup = await openDirector(stage.server, { ...equipment, preset: 'duplicate-day' });
    await drawFirst(cup, pupils(2));
    const { page, say } = await claim(stage, cup, 1);
    await claim(stage, cup, 2);
    await cup.must({ kind: 'open-games', stage: 1, round: 1, tables: [1] });
    await page.getByRole('link', { name: say('tournament-player.game.go') }).tap();
    await page.waitForURL(/\/duplicate\//u);
    await page.getByRole('link', { name: say('duplicate.to-tournament') }).tap();
    await expect(
      page.getByText(say('tournament-player.you-are', { player: 1 }), { exact: true }),
    ).toBeVisible();
    cup.close();
  });
});

/** A phone that shows the key of a player's badge. */
async function claim(stage: Stage, cup: Director, player = 0): Promise<Person> {
  const key = cup.view().players[player - 1]?.key;
  const at = `${stage.server.url}tournament/${cup.tournament}/me#${player}-${key}`;
  const phone = await arrive(stage, `Phone ${player}`, at, true);
  await phone.button('tournament-player.claim').tap();
  await expect(
    phone.page.getByText(phone.say('tournament-player.you-are', { player }), { exact: true }),
  ).toBeVisible();
  return phone;
}
