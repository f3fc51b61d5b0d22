/** A hall with one laptop and no certificate: the real page over plain http at a name that browsers do not take for their own machine. */
import { expect } from '@playwright/test';
import { isLong } from '@taht/testkit';
import { acceptIfAsked, gather, inTurn, playInTurn, stopHere } from './gather.ts';
import { mouse } from './hands.ts';
import type { Person } from './person.ts';
import { PHONE, tellIn, test } from './story.ts';
import { playToTheEnd, playTurns } from './whole-game.ts';

tellIn('tr', () => {
  test('a game and a reconnect over plain http', async ({ stage }) => {
    const home = stage.server.url.replace('127.0.0.1', 'hall.test');
    const people = await gather(stage, [{ name: 'Aino' }, { ...PHONE, name: 'Berk' }], home);
    for (const { page } of people) expect(await page.evaluate('isSecureContext')).toBe(false);

    const [mover, other] = (await inTurn(people)) as [Person, Person];
    await playTurns(mover, mouse, 1);
    const places = () => Promise.all(people.map((person) => person.square(0).boundingBox()));
    const before = await places();
    await stage.server.cut();
    for (const { page, say } of people)
      await expect(page.getByText(say('net.waiting'))).toBeVisible();
    // Nothing moves away under a finger.
    expect(await places()).toEqual(before);
    await stage.server.comeBack();
    for (const { page, say } of people)
      await expect(page.getByText(say('net.waiting'))).toBeHidden();
    await expect(other.turns).toHaveCount(1);

    if (isLong) await Promise.all(people.map((person) => playToTheEnd(person, mouse)));
    else {
      await acceptIfAsked(other, mouse);
      await playInTurn(people, mouse, 2);
      await stopHere(people);
    }
    const [first, second] = await Promise.all(
      people.map(({ page }) => page.getByRole('table').first().textContent()),
    );
    expect(first).toBe(second);
  });
});
