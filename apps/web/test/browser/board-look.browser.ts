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
  for (const { id } of rulesets) {
    await page.goto(`${server.url}learn/how-to-play/${id}`);
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
    await page.goto(`${server.url}learn/first-game/${edition}`);
    await expect(board, edition).toHaveAttribute('data-board', look as string);
  }
  await page.goto(`${server.url}settings`);
  await page.getByLabel(texts['settings.board'] as string, { exact: true }).selectOption('moss');
  await page.goto(`${server.url}learn/first-game/uk`);
  await expect(board).toHaveAttribute('data-board', 'moss');
});
