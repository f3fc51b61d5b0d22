/** A finished game is taken apart: by its two players over the network, and by a spectator on one device. */
import { expect } from '@playwright/test';
import { BOARD_SIZE } from '@taht/rules';
import { gather, playInTurn, stopHere } from './gather.ts';
import { mouse } from './hands.ts';
import type { Person } from './person.ts';
import { tellIn, test } from './story.ts';
import { takeApart, winner } from './take-apart.ts';

const players = ({ page, say }: Person) =>
  page.getByRole('list', { name: say('game.players') }).getByRole('listitem');

/** Two tiles that no play has laid together. */
async function notInLine(person: Person): Promise<[number, number]> {
  await person.laid.first().waitFor();
  const board = await person.board();
  const taken = board.flatMap((cell, square) => (cell === null ? [] : [square]));
  const [first = 0] = taken;
  const other = taken.find(
    (square) =>
      square % BOARD_SIZE !== first % BOARD_SIZE &&
      square >= first - (first % BOARD_SIZE) + BOARD_SIZE,
  );
  if (other === undefined) throw new Error('all tiles are in one line');
  return [first, other];
}

tellIn('is', () => {
  test('an un-game over the network, and one on a device', async ({ stage }) => {
    const people = await gather(stage, [{ name: 'Anna' }, { name: 'Birna' }]);
    await playInTurn(people, mouse, 2);
    await stopHere(people);
    const [anna, birna] = people as [Person, Person];
    const game = new URL(anna.page.url()).pathname.split('/').at(-1) ?? '';

    await test.step('its players', async () => {
      for (const { page, say } of people) {
        await page.getByRole('link', { name: say('ungame.begin') }).click();
        await page.waitForURL(/\/ungame\/ungame-/u);
      }
      expect(anna.page.url()).toBe(birna.page.url());
      await anna.page.reload();
      for (const name of ['Anna', 'Birna'])
        await expect(players(anna).filter({ hasText: name })).toHaveCount(1);
      await takeApart(people);
      await expect(winner(birna)).toBeVisible();
    });

    await test.step('a spectator', async () => {
      const eva = await stage.enter({ at: `${stage.server.url}ungame/${game}` });
      await eva.button('ungame.here').click();
      await expect(eva.button('ungame.take')).toBeVisible();
      for (const square of await notInLine(eva)) await eva.square(square).click();
      await expect(eva.button('ungame.take')).toBeDisabled();
      await eva.page.keyboard.press('Escape');
      await expect(eva.button('game.pass')).toHaveCount(0);
      await eva.page.reload();
      await takeApart([eva]);
    });
  });
});
