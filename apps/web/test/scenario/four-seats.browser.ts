/** Four people at one table, each with a browser: everybody sees every play, and the game is played to its end. */
import { gather, inTurn } from './gather.ts';
import { mouse } from './hands.ts';
import { expect } from './person.ts';
import { tellIn, test } from './story.ts';
import { move } from './whole-game.ts';

const NAMES = ['Anu', 'Berk', 'Vera', 'Döne'];
const ROUNDS = 2;

tellIn('et', () => {
  test('four seats', async ({ stage }) => {
    const people = await gather(
      stage,
      NAMES.map((name) => ({ name })),
    );
    for (let turn = 0; turn < ROUNDS * NAMES.length; turn++) {
      const [mover, ...others] = await inTurn(people);
      await move(mover, mouse, await mover.bestMove());
      for (const other of others) {
        await expect(other.turns).toHaveCount(turn + 1);
        if (await other.button('game.accept').isVisible())
          await other.button('game.accept').click();
      }
    }
  });
});
