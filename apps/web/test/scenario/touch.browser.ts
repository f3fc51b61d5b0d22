/** A game against a bot on a phone: tiles dragged and tapped with a finger, the board brought nearer and back. */
import { expect } from '@playwright/test';
import { count, isLong } from '@taht/testkit';
import { beginWithBot } from './begin.ts';
import { dropAtRandom } from './drops.ts';
import { finger } from './hands.ts';
import type { Person } from './person.ts';
import { PHONE, tellIn, test } from './story.ts';
import { chooseFromMenu, exchange, pass, playToTheEnd, playUntil } from './whole-game.ts';

/** With the mouse and by keys games are played to their end each day, with a finger in the long run. */
const TURNS = isLong ? Number.POSITIVE_INFINITY : 8;

const DROPS = count(50, 16);

/** Twice as large in its own window, and back. */
async function zoomInAndOut(person: Person): Promise<void> {
  const width = async () => (await person.square(0).boundingBox())?.width ?? 0;
  const far = await width();
  await chooseFromMenu(person, 'game.zoom', undefined, finger);
  await expect.poll(width).toBeGreaterThan(far * 1.5);
  await chooseFromMenu(person, 'game.zoom', undefined, finger);
  await expect.poll(width).toBe(far);
}

tellIn('uk', () => {
  test('a game against a bot with a finger on a phone', async ({ stage }) => {
    const person = await stage.enter({ ...PHONE, locale: stage.language, luck: 'finger' });
    await beginWithBot(person, { hand: finger, bot: 'long-words' });
    await playToTheEnd(person, finger, { turn: [zoomInAndOut, exchange(2), pass] }, TURNS);
  });

  test('tiles fall on the square that they are aimed at, or go back to the rack', async ({
    stage,
  }) => {
    const person = await stage.enter({
      ...PHONE,
      locale: stage.language,
      luck: 'finger',
      reducedMotion: 'no-preference',
    });
    await beginWithBot(person, { hand: finger });
    await playUntil(person, finger, 'turn');
    await dropAtRandom(person, DROPS);
  });
});
