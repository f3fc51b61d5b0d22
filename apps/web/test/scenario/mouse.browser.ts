/** A whole game against a bot with the mouse: an exchange, a challenge, a pass, and tiles dragged and clicked to the end. */
import { expect } from '@playwright/test';
import type { MessageId } from '@taht/messages';
import { beginWithBot } from './begin.ts';
import { mouse } from './hands.ts';
import { tellIn, test } from './story.ts';
import { takeByHint } from './take-apart.ts';
import { challenge, exchange, pass, playToTheEnd } from './whole-game.ts';

tellIn('et', () => {
  test('a whole game against a bot with the mouse', async ({ stage }) => {
    const person = await stage.enter({ luck: 'mouse' });
    await beginWithBot(person, { bot: 'long-words' });

    await playToTheEnd(person, mouse, { turn: [exchange(3), pass], window: [challenge] });

    const link = (id: MessageId) => person.page.getByRole('link', { name: person.say(id) });
    await expect(link('in-game.analyse')).toBeVisible();
    await expect(person.button('rematch.again')).toBeVisible();
    await link('finish.review').click();
    await test.step('every turn can be looked at beside what could have been played', async () => {
      const listed = (id: MessageId) =>
        person.page.getByRole('list', { name: person.say(id) }).getByRole('button');
      await listed('game.moves').first().click();
      const moves = listed('review.best-moves');
      await expect(moves.first()).toHaveAttribute('aria-pressed', 'true');
      await moves.last().click();
      await expect(moves.last()).toHaveAttribute('aria-pressed', 'true');
      await expect(moves.first()).toHaveAttribute('aria-pressed', 'false');
      await listed('game.moves').last().click();
      await expect(link('ungame.begin')).toBeVisible();
    });

    await test.step('the board is taken apart, and the bot takes its turns', async () => {
      await link('ungame.begin').click();
      for (let turns = 0; turns < 2; turns++) {
        await expect(person.button('ungame.take')).toBeVisible();
        const before = await person.laid.count();
        await takeByHint(person);
        // Both have taken something when it is the person's turn again.
        await expect.poll(() => person.laid.count()).toBeLessThan(before - 1);
      }
    });
  });
});
