/** A whole game against a bot by keyboard alone, from the first page to the last. */
import { expect } from '@playwright/test';
import { beginWithBot } from './begin.ts';
import { keys } from './hands.ts';
import { tellIn, test } from './story.ts';
import { challenge, exchange, pass, playToTheEnd } from './whole-game.ts';

tellIn('tr', () => {
  test('a whole game against a bot by keyboard alone', async ({ stage }) => {
    const person = await stage.enter({ luck: 'keys' });
    await beginWithBot(person, { hand: keys });
    await playToTheEnd(person, keys, { turn: [exchange(2), pass], window: [challenge] });
    await keys.press(
      person,
      person.page.getByRole('link', { name: person.say('shell.home') }).last(),
    );
    await expect(person.button('home.empty-board')).toBeVisible();
  });
});
