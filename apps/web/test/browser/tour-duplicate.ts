/** The tour of a duplicate game: all its pages, from the making of the game to its sheet. */
import { expect, type Page } from '@playwright/test';
import { button, enter, go, sayIn, settled, type Tour, visit } from './tour-parts.ts';

export async function duplicateGame(tour: Tour): Promise<void> {
  const { look } = tour;
  const say = sayIn(tour);
  const [referee, player] = [await tour.newPage(), await tour.newPage()];
  await visit(tour, player, ['learn/duplicate', 'duplicate/AAAA-AAAA', 'duplicate']);
  await go(tour, referee, 'duplicate');
  await enter(tour, referee, 'Ref');
  await expect(button(tour, referee, 'duplicate.open')).toBeVisible();
  await referee.getByText(say('duplicate.more-rules')).click();
  await look(referee, '/duplicate, everything opened');
  await referee
    .getByRole('combobox', { name: say('duplicate.rule.caller') })
    .selectOption('referee');
  await button(tour, referee, 'duplicate.open').click();
  const { pathname } = await refereeConsole(referee);
  const game = pathname.replace('/referee', '').slice(1);
  await enterPaper(tour, referee);
  await look(referee, 'the referee console, before the start');

  await go(tour, player, game);
  await enter(tour, player, 'Mari');
  await expect(button(tour, player, 'duplicate.join')).toBeVisible();
  await look(player, 'a duplicate game to be joined');
  await button(tour, player, 'duplicate.join').click();
  await expect(player.getByLabel(say('duplicate.link'))).toBeVisible();
  await look(player, 'a duplicate game that waits');

  await button(tour, referee, 'duplicate.start').click();
  await look(referee, 'the referee console, a rack is to be called');
  await button(tour, referee, 'duplicate.draw').click();
  await expect(player.locator('[data-rack] [data-piece]').first()).toBeVisible();
  await look(player, 'a rack to lay with');
  await expect(button(tour, referee, 'duplicate.ring')).toBeVisible();
  await referee.getByText(say('duplicate.rare')).click();
  await look(referee, 'the referee console, the clock runs');
  const wall = await tour.newPage();
  await visit(tour, wall, [`${game}/projector`]);
  await go(tour, referee, `${game}/slips`);
  await expect(referee.locator('input[name="number"]')).toBeVisible();
  await look(referee, 'slips');

  await judge(tour, referee, game);
  await expect(wall.getByRole('heading', { name: say('duplicate.top-list') })).toBeVisible();
  await look(wall, 'the projector after a round');
  await look(player, 'a round that is over');
  await look(referee, 'the referee console after a round');
  await referee.getByText(say('duplicate.rare')).click();
  await button(tour, referee, 'duplicate.end-game').click();
  await button(tour, referee, 'duplicate.end-game').click();
  await expect(player.getByRole('link', { name: say('duplicate.sheet') })).toBeVisible();
  await look(player, 'a duplicate game that is over');
  await go(tour, player, `${game}/sheet`);
  await expect(button(tour, player, 'duplicate.csv')).toBeVisible();
  await look(player, 'the whole sheet');
  await go(tour, player, `${game}/solo`);
  await expect(button(tour, player, 'duplicate.solo-nothing')).toBeVisible();
  await look(player, 'a game to be played again');
  await button(tour, player, 'duplicate.solo-nothing').click();
  await expect(button(tour, player, 'duplicate.solo-anew')).toBeVisible();
  await look(player, 'a game played again');
  await go(tour, player, 'weekly');
  await expect(button(tour, player, 'duplicate.solo-nothing')).toBeVisible();
  await look(player, 'the duplicate of the week');
}

async function refereeConsole(page: Page): Promise<URL> {
  await page.waitForURL(/\/referee$/u);
  return new URL(page.url());
}

async function enterPaper(tour: Tour, page: Page): Promise<void> {
  const say = sayIn(tour);
  await page.getByText(say('duplicate.add-paper')).click();
  await page.getByLabel(say('duplicate.names')).fill('Anna\nPeeter');
  await page.getByLabel(say('duplicate.hall')).fill('B');
  await button(tour, page, 'duplicate.add').click();
  await expect(page.getByText(say('duplicate.helpers'), { exact: true })).toBeVisible();
}

/** Rings, chooses where there is a choice, and waits for the verdicts. */
async function judge(tour: Tour, page: Page, game: string): Promise<void> {
  await go(tour, page, `${game}/referee`);
  await settled(tour, page);
  await button(tour, page, 'duplicate.ring').click();
  const close = button(tour, page, 'duplicate.close-slips');
  await expect(close).toBeVisible();
  const choice = page.getByText(sayIn(tour)('duplicate.choose'));
  if (await choice.isVisible()) {
    await tour.look(page, 'the referee console, several words are best');
    await button(tour, page, 'duplicate.put-on-board').click();
  }
  // None of two slips, in whatever words.
  await expect(page.getByRole('status').filter({ hasText: /0\D{1,9}2\b/u })).toBeVisible();
  await close.click();
  await tour.look(page, 'the referee console, slips are missing');
  await close.click();
  await expect(
    page.getByRole('heading', { name: sayIn(tour)('duplicate.verdicts') }),
  ).toBeVisible();
}
