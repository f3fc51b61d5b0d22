/** A game against a bot on a phone: tiles dragged and tapped with a finger, the board brought nearer and back. */
import { expect } from '@playwright/test';
import { isLong } from '@taht/testkit';
import { beginWithBot } from './begin.ts';
import { dragByTouch, finger } from './hands.ts';
import type { Person } from './person.ts';
import { PHONE, tellIn, test } from './story.ts';
import { chooseFromMenu, exchange, pass, playToTheEnd, playUntil } from './whole-game.ts';

/** With the mouse and by keys games are played to their end each day, with a finger in the long run. */
const TURNS = isLong ? Number.POSITIVE_INFINITY : 8;

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

  test('a tile falls on the square that shows itself, though the board moves under the finger', async ({
    stage,
  }) => {
    const person = await stage.enter({ ...PHONE, locale: stage.language, luck: 'finger' });
    await beginWithBot(person, { hand: finger });
    await playUntil(person, finger, 'turn');
    const laid = await person.laid.count();
    const square = person.page.locator('[data-square="48"]');
    await dragByTouch(person, person.rack.first(), square, async () => {
      const board = person.page.getByRole('grid');
      const left = async () => (await board.boundingBox())?.x;
      const before = await left();
      await board.evaluate((grid) => grid.closest('[data-near]')?.scrollBy(90, 0));
      await expect.poll(left).not.toBe(before);
      await expect(square).toHaveAttribute('data-target');
    });
    await expect(person.laid).toHaveCount(laid + 1);
    await expect(square).toHaveAttribute('data-taken');
  });
});
