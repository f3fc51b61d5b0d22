/** Tiles typed by somebody with a mouse who has not clicked anything. */
import { expect } from '@playwright/test';
import { BLANK } from '@taht/letters';
import { BOARD_SIZE } from '@taht/rules';
import { beginWithBot } from './begin.ts';
import { mouse, typeKey } from './hands.ts';
import type { Person } from './person.ts';
import { tellIn, test } from './story.ts';
import { playTurns, playUntil } from './whole-game.ts';

/** Tiles of the rack with a letter, as they stand there. */
async function letters(person: Person): Promise<readonly string[]> {
  return (await person.position()).rack.filter((tile) => tile !== BLANK);
}

tellIn('tr', () => {
  test('typing begins without a click, is turned by arrows and taken back', async ({ stage }) => {
    const person = await stage.enter({ luck: 'typing' });
    const { page } = person;
    await beginWithBot(person);
    await playTurns(person, mouse, 1);
    await playUntil(person, mouse, 'turn');
    const [first, second] = (await letters(person)) as [string, string];
    const board = await person.board();
    const isFree = (square: number) => board[square] === null;
    // A free square with free ones beside and below it.
    const start = board.findIndex((_, square) =>
      [0, 1, BOARD_SIZE].every((by) => square % BOARD_SIZE < 14 && isFree(square + by)),
    );
    const has = (square: number, letter: string) =>
      expect(person.square(square)).toContainText(letter);
    const laid = await person.laid.count();

    await person.square(start).hover();
    await page.evaluate('document.activeElement.blur()');
    await typeKey(person, first);
    await has(start, first);
    await typeKey(person, second);
    await has(start + 1, second);

    await page.keyboard.press('ArrowDown');
    await has(start + BOARD_SIZE, second);
    await expect(person.square(start + 1)).not.toHaveAttribute('data-taken');

    await page.keyboard.press('Backspace');
    await expect(person.laid).toHaveCount(laid + 1);
    await page.keyboard.press('Escape');
    await expect(person.laid).toHaveCount(laid);
  });
});
