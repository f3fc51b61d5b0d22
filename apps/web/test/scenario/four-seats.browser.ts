/** Four people at one table, each with a browser: everybody sees every play, until all agree to stop. */
import { expect } from '@playwright/test';
import { isLong } from '@taht/testkit';
import { gather, inTurn, stopHere } from './gather.ts';
import { mouse } from './hands.ts';
import { equipmentOf } from './moves.ts';
import { tellIn, test } from './story.ts';
import { move } from './whole-game.ts';

const NAMES = ['Anu', 'Berk', 'Vera', 'Döne'];
const ROUNDS = isLong ? 2 : 1;

tellIn('et', (language) => {
  // English clubs play in twos.
  const guests = NAMES.slice(0, equipmentOf(language).rules.players.max).map((name) => ({ name }));

  test('four seats', async ({ stage }) => {
    const people = await gather(stage, guests);
    for (let turn = 0; turn < ROUNDS * guests.length; turn++) {
      const [mover, ...others] = await inTurn(people);
      await move(mover, mouse, await mover.goodMove());
      for (const other of others) {
        await expect(other.turns).toHaveCount(turn + 1);
        if (await other.button('game.accept').isVisible())
          await other.button('game.accept').click();
      }
    }
    await stopHere(people);
  });
});
