/** The tour of a tournament's helpers and players: a referee who is let in, a player's phone, and both on the console. */
import { expect, type Page } from '@playwright/test';
import { textLines } from '@taht/tournament';
import { type Director, drawFirst, openDirector, pupils } from './director.ts';
import { button, enter, go, sayIn, settled, type Tour } from './tour-parts.ts';

export async function tournamentHelpers(tour: Tour): Promise<void> {
  const cup = await openDirector(tour.server, { preset: 'club-swiss', ruleset: 'tr-school' });
  await drawFirst(cup, pupils(4));
  await refereeing(tour, cup);
  await playing(tour, cup);
  await playingHere(tour, cup);
  const director = await tour.newPage();
  await director.context().addCookies([cup.cookie]);
  await go(tour, director, `tournament/${cup.tournament}/referee`);
  await director.locator('[data-calling="true"]').click();
  await tour.look(director, 'a referee at a table that calls');
  await go(tour, director, `tournament/${cup.tournament}/console/tables`);
  await tour.look(director, 'a table calls at the console');
  await go(tour, director, `tournament/${cup.tournament}/console/setup`);
  for (const id of ['tournament-door.title', 'tournament-door.phones'] as const)
    await director.getByText(sayIn(tour)(id), { exact: true }).click();
  await tour.look(director, 'helpers and phones at the console');
  const lines = textLines(cup.view().head.rules);
  await cup.must({ kind: 'set-hall-rules', lines });
  const folds = director.locator('main section > details');
  await folds
    .filter({ hasText: sayIn(tour)('console.hall-rules-about') })
    .locator('summary')
    .click();
  await director.getByText(sayIn(tour)('console.own-list'), { exact: true }).click();
  await director.locator('ol li button').first().click();
  await tour.look(director, 'hall rules and the word list at the console');
  await go(tour, director, `tournament/${cup.tournament}/console/tables`);
  await expect(
    director.getByText(sayIn(tour)('console.network.state.playing'), { exact: true }),
  ).toBeVisible();
  await tour.look(director, 'a round at the console, one table on Täht');
  cup.close();
}

async function refereeing(tour: Tour, cup: Director): Promise<void> {
  const { look } = tour;
  const say = sayIn(tour);
  const page = await tour.newPage();
  await go(tour, page, `tournament/${cup.tournament}/referee`);
  await enter(tour, page, 'Rita');
  await expect(button(tour, page, 'tournament-referee.ask')).toBeVisible();
  await look(page, 'who wants to referee asks');
  await button(tour, page, 'tournament-referee.ask').click();
  await expect(page.getByText(say('tournament-referee.asked.waiting'))).toBeVisible();
  await look(page, 'who wants to referee waits');
  const [asking] = cup.view().asking;
  await cup.must({ kind: 'let-in', id: asking?.id ?? '', role: 'referee', tables: null });
  await page.locator('main li button').first().click();
  await look(page, 'a referee at a table: the result');
  await button(tour, page, 'tournament-referee.task.challenge').click();
  await page.getByRole('radio').first().check();
  await page.locator('main fieldset input[type="text"]').first().fill('ZZZT');
  await page.getByRole('checkbox').first().check();
  await page.getByText(say('tournament-referee.letters'), { exact: true }).first().click();
  await look(page, 'a referee at a table: a challenge');
  await button(tour, page, 'tournament-referee.judge').click();
  await expect(page.locator('[data-verdict]')).toBeVisible();
  await page.getByRole('heading', { name: say('tournament-referee.rulings') }).click();
  await look(page, 'a referee at a table: a verdict');
  await button(tour, page, 'rule.misdraw').click();
  await page.getByLabel(say('tournament-referee.misdraw-tiles')).fill('5');
  await page.getByLabel(say('tournament-referee.misdraw-bag')).fill('40');
  await button(tour, page, 'tournament-referee.misdraw-what').click();
  await expect(page.getByText(say('tournament-referee.misdraw.go-on'))).toBeVisible();
  await look(page, 'a referee at a table: a wrong number of tiles');
}

async function playing(tour: Tour, cup: Director): Promise<void> {
  const { look } = tour;
  const page = await tour.newPage();
  const [player = 0, other = 0] = cup.view().stages[0]?.rounds[0]?.tables[0]?.seats ?? [];
  await claim(tour, page, cup, player);
  await page.locator('main section li button').first().click();
  await look(page, 'a player’s phone, the clock runs');
  await button(tour, page, 'tournament-player.call').click();
  await expect(button(tour, page, 'tournament-player.call-back')).toBeVisible();
  await look(page, 'a player’s phone, a referee is called');
  const fields = page.locator('form table input');
  for (const [i, points] of ['200', '190'].entries()) await fields.nth(i).fill(points);
  await button(tour, page, 'tournament-player.report').click();
  const others = await tour.newPage();
  await claim(tour, others, cup, other);
  await others.locator('summary').click();
  await look(others, 'a player’s phone, a result to be confirmed');
}

/** The other table has its game here. */
async function playingHere(tour: Tour, cup: Director): Promise<void> {
  const { table = 0, seats = [] } = cup.view().stages[0]?.rounds[0]?.tables[1] ?? {};
  const pages: Page[] = [];
  for (const player of seats) {
    const page = await tour.newPage();
    await claim(tour, page, cup, player);
    pages.push(page);
  }
  await cup.must({ kind: 'open-games', stage: 1, round: 1, tables: [table] });
  for (const page of pages)
    await expect(
      page.getByRole('link', { name: sayIn(tour)('tournament-player.game.go') }),
    ).toBeVisible();
  const [page] = pages;
  if (page !== undefined) await tour.look(page, 'a player’s phone, the game is ready');
}

async function claim(tour: Tour, page: Page, cup: Director, player: number): Promise<void> {
  await go(
    tour,
    page,
    `tournament/${cup.tournament}/me#${player}-${cup.view().players[player - 1]?.key}`,
  );
  await enter(tour, page, 'Phone');
  await expect(button(tour, page, 'tournament-player.claim')).toBeVisible();
  await tour.look(page, 'a phone that shows its badge');
  await button(tour, page, 'tournament-player.claim').click();
  await expect(button(tour, page, 'tournament-player.leave')).toBeVisible();
  await settled(tour, page);
}
