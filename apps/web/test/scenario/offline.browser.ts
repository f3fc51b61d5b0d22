/** After one visit everything that needs nobody else goes on without a network. */
import { expect } from '@playwright/test';
import { beginWithBot } from './begin.ts';
import { mouse } from './hands.ts';
import { tellIn, test } from './story.ts';
import { playTurns } from './whole-game.ts';

tellIn('et', () => {
  test('offline after one visit', async ({ stage }) => {
    const person = await stage.enter({ serviceWorkers: 'allow' });
    const { page } = person;
    await beginWithBot(person);
    await playTurns(person, mouse, 1);
    await page.evaluate('navigator.serviceWorker.ready.then(() => null)');

    await page.context().setOffline(true);
    await playTurns(person, mouse, 1);
    await person.asked();
    const laid = await person.laid.count();
    await page.reload();
    await expect(person.laid).toHaveCount(laid);
    await playTurns(person, mouse, 1);

    await page.goto(stage.server.url);
    await beginWithBot(person);
    await playTurns(person, mouse, 1);
  });
});
