/** A game looked back at: along its scores, through its turns, and what else could have been played, in place. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from './person.ts';
import { PHONE, tellIn, test } from './story.ts';

/** The second play has a blank for its A. */
const PLAYED = `#character-encoding UTF-8
#player1 Ann Ann
#player2 Bob Bob
>Ann: HORNSEA 8E HORN +14 14
>Bob: F?RMTIP E8 .aRM +16 16
>Ann: SEALINK 11E .EAL +6 20
`;

/** As by somebody who wrote down the moves alone. */
const WITHOUT_RACKS = PLAYED.replaceAll(/(?<=: )[A-Z?]+(?= )/gu, '');

const open = (page: Page, gcg: string): Promise<void> =>
  page.locator('input[type="file"]').setInputFiles({
    name: 'game.gcg',
    mimeType: 'text/plain',
    buffer: Buffer.from(gcg),
  });

const turnsOf = ({ page, say }: Person): Locator =>
  page.getByRole('list', { name: say('game.moves'), exact: true }).getByRole('button');

tellIn('en', () => {
  test('every turn shows its word, and better ones lie on the board by a tap', async ({
    stage,
  }) => {
    const person = await stage.enter({ at: `${stage.server.url}review/replay` });
    const { page, say } = person;
    await open(page, PLAYED);
    const turns = turnsOf(person);
    await expect(turns).toHaveCount(3);

    await test.step('the letter of a blank is as large as the others', async () => {
      await expect(turns.nth(1)).toContainText('HARM');
    });

    await test.step('along the scores one comes to each turn', async () => {
      const slider = page.getByRole('slider', {
        name: say('review.turn-of', { turn: 3, turns: 3 }),
      });
      await slider.focus();
      await page.keyboard.press('Home');
      await expect(person.laid).toHaveCount(0);
      await page.keyboard.press('ArrowRight');
      await expect(person.laid).toHaveCount(4);
      await expect(turns.first()).toHaveAttribute('aria-current', 'step');
    });

    const moves = page.getByRole('list', { name: say('review.best-moves') }).getByRole('button');
    await test.step('what was played is among the moves, and marked', async () => {
      await expect(moves.first()).toBeVisible();
      await expect(moves.and(page.locator('[aria-pressed="true"]'))).toContainText('HORN');
    });

    await test.step('the turn is shared as a picture and a link that leads to it', async () => {
      await person.button('review.share-turn').click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('img', { name: /HORN/u })).toBeVisible();
      const link = await dialog.getByRole('textbox').inputValue();
      expect(link).toMatch(/\/review\/replay\?turn=1#/u);
      await dialog.getByRole('button', { name: say('shell.close') }).click();
      const other = await page.context().newPage();
      await other.goto(link);
      const list = other.getByRole('list', { name: say('game.moves'), exact: true });
      await expect(list.getByRole('button').first()).toHaveAttribute('aria-current', 'step');
      await other.close();
    });

    await test.step('another one lies on the board instead, and goes again', async () => {
      await moves.filter({ hasNotText: 'HORN' }).first().click();
      await expect(turns.first()).toHaveAttribute('aria-current', 'step');
      await expect(moves.filter({ hasText: 'HORN' })).toHaveAttribute('aria-pressed', 'false');
      await moves.filter({ hasText: 'HORN' }).click();
      await expect(person.square(109)).toHaveText(/H/u);
    });

    await test.step('the position is laid anew, and what was better stays hidden', async () => {
      await person.button('review.try-again').click();
      await expect(moves).toHaveCount(0);
      await expect(person.laid).toHaveCount(0);
      await expect(person.button('review.try-weigh')).toBeDisabled();
      await person.button('review.try-back').click();
      await expect(moves.first()).toBeVisible();
    });

    await test.step('what costs most stands first, and the word goes to the flash cards', async () => {
      await person.button('review.on').click();
      await person.button('review.practise-position').click();
      await expect(person.button('review.practised-position')).toBeDisabled();
      await page.keyboard.press('ArrowLeft');
    });

    await test.step('whoever wants it simpler hears of points alone', async () => {
      await page.getByRole('combobox', { name: say('review.depth') }).selectOption('first');
      await expect(page.getByText(say('why.keep.blank'))).toHaveCount(0);
    });

    await test.step('the next turn has its own', async () => {
      await person.button('review.on').click();
      await expect(moves.and(page.locator('[aria-pressed="true"]'))).toContainText(/harm/iu);
    });

    await test.step('where no rack was written down it says why nothing is compared', async () => {
      await page.getByRole('link', { name: say('review.other-game') }).click();
      await open(page, WITHOUT_RACKS);
      await expect(turns).toHaveCount(3);
      await expect(page.getByText(say('review.no-racks'))).toBeVisible();
    });
  });

  test('on a phone the board stays in sight while one goes along the turns and reads of them', async ({
    stage,
  }) => {
    const person = await stage.enter({ ...PHONE, at: `${stage.server.url}review/replay` });
    const { page, say } = person;
    await open(page, PLAYED);
    const board = page.getByRole('grid');
    const turns = turnsOf(person);
    await expect(turns).toHaveCount(3);

    await test.step('the turns are a row below the board', async () => {
      await expect(board).toBeInViewport({ ratio: 1 });
      await expect(turns.last()).toBeInViewport({ ratio: 0.9 });
      await turns.first().tap();
      await expect(person.laid).toHaveCount(4);
      await expect(board).toBeInViewport({ ratio: 1 });
    });

    await test.step('what else could have been played is read, and seen, below the same board', async () => {
      const moves = page.getByRole('list', { name: say('review.best-moves') }).getByRole('button');
      await moves.last().scrollIntoViewIfNeeded();
      await expect(board).toBeInViewport({ ratio: 1 });
      await moves.last().tap();
      await expect(moves.last()).toHaveAttribute('aria-pressed', 'true');
      await expect(board).toBeInViewport({ ratio: 1 });
    });
  });
});
