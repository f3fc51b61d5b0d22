/** Premium squares wear the colours of the rulebook, or those chosen, and are told apart without any. */
import { expect } from '@playwright/test';
import { coloursOf, PREMIUM_COLOURS, premiumColoursOf } from '@taht/editions';
import { loadCatalogues } from '@taht/messages';
import { rulesets } from '../../src/learn/topics.ts';
import { PREMIUM_KINDS } from '../../src/play/board/premium-kinds.ts';
import { BOARDS } from '../../src/preferences/boards.ts';
import type {} from '../in-page/in-page.ts';
import { putIn } from './in-page.ts';
import { test } from './with-server.ts';
import { goWithin } from './within.ts';

const catalogues = await loadCatalogues();

/** All that a board can wear: where a rulebook names no colours, ours stay. */
const LOOKS = [...BOARDS, ...PREMIUM_COLOURS].filter(
  (name) => name !== 'rulebook' && name !== 'printed',
);

const texts: Readonly<Record<string, string>> = catalogues.uk;
test.use({ locale: 'uk' });

test('round is a letter and square a word, an outline counts twice and a full shape three times', async ({
  page,
  server,
}) => {
  await putIn(page.context(), 'marks');
  await page.goto(`${server.url}learn/how-to-play/uk-base`);
  const table = page.locator('[data-board]');
  await expect(table).toHaveAttribute('data-board', 'light-dark-red');
  for (const look of LOOKS)
    for (const theme of ['light', 'dark', 'contrast']) {
      await table.evaluate((element, name) => element.setAttribute('data-board', name), look);
      await page
        .locator('html')
        .evaluate((root, name) => root.setAttribute('data-theme', name), theme);
      expect(await page.evaluate(() => globalThis.seenPremiums()), `${look}, ${theme}`).toEqual({
        star: 'star-letter',
        'double-letter': 'round outline "2Л"',
        'triple-letter': 'round full "3Л"',
        'double-word': 'square outline "2С"',
        'triple-word': 'square full "3С"',
      });
    }
});

test('every how-to page names the colours of its rulebook', async ({ page, server }) => {
  await page.goto(`${server.url}learn`);
  for (const { id } of rulesets) {
    await goWithin(page, `learn/how-to-play/${id}`, texts['shell.not-found'] as string);
    const colours = coloursOf(premiumColoursOf(id));
    const named = PREMIUM_KINDS.flatMap((kind) =>
      colours === null
        ? []
        : [texts[`sheet.colour.${colours[kind === 'star' ? 'double-word' : kind]}`] as string],
    );
    await expect(page.locator('table th [data-premium] + span > span'), id).toHaveText(named);
  }
});

test('what an earlier version called its own colours is the evening sky', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => localStorage.setItem('taht.board', '"own"'));
  await page.goto(`${server.url}learn/first-game/uk`);
  const board = page.locator('[data-board]:has([role="grid"])');
  await expect(board).toHaveAttribute('data-board', 'evening');
});

test('a board is as in the rulebook until another is chosen, which the device remembers', async ({
  page,
  server,
}) => {
  const board = page.locator('[data-board]:has([role="grid"])');
  for (const [edition, look] of [
    ['uk', 'light-dark-red'],
    ['tr', 'pink-red'],
    ['fi', 'evening'],
  ]) {
    await page.addInitScript((own) => localStorage.setItem('taht.edition', own), `"${edition}"`);
    await page.goto(`${server.url}position`);
    await expect(board, edition).toHaveAttribute('data-board', look as string);
  }
  await page.goto(`${server.url}settings`);
  await page
    .getByRole('radiogroup', { name: texts['settings.board'] as string })
    .getByRole('radio', { name: texts['settings.board.moss'] as string, exact: true })
    .check();
  await expect(board).toHaveAttribute('data-board', 'moss');
  await page.goto(`${server.url}position`);
  await expect(board).toHaveAttribute('data-board', 'moss');
});

test('what is chosen in the settings is seen on the live board at once, by keys too', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}settings`);
  const board = page.locator('[data-board]:has([role="grid"])');
  const radio = (id: string) => page.getByRole('radio', { name: texts[id] as string, exact: true });
  await expect(board.locator('[data-taken]').first()).toBeVisible();
  await expect(page.locator('[data-rack] [data-piece]')).toHaveCount(7);
  await expect(board).toHaveAttribute('data-board', 'evening');
  await radio('settings.board.evening').focus();
  await page.keyboard.press('ArrowRight');
  await expect(radio('settings.board.linen')).toBeChecked();
  await expect(board).toHaveAttribute('data-board', 'linen');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(radio('settings.tiles.sun')).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-tile-face', 'sun');
  await radio('settings.theme.dark').check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(board).toHaveAttribute('data-board', 'linen');
  await expect(radio('settings.tiles.sun')).toBeChecked();
});

test('a first game is taught on the board that friendly games are played on', async ({
  page,
  server,
}) => {
  for (const edition of ['et', 'uk', 'tr']) {
    await page.goto(`${server.url}learn/first-game/${edition}`);
    await expect(page.locator('[data-board]').first()).toBeVisible();
    await expect(page.locator('[data-board]:not([data-board="evening"])'), edition).toHaveCount(0);
  }
});
