/** The tour of a tournament's console: from the making of the tournament to its end. */
import { expect, type Page } from '@playwright/test';
import { button, enter, sayIn, settled, type Tour, visit } from './tour-parts.ts';

const PUPILS = ['Ada', 'Bora', 'Cem', 'Deniz', 'Ece'];

export async function directorConsole(tour: Tour): Promise<void> {
  const { look } = tour;
  const say = sayIn(tour);
  const page = await tour.newPage();
  await visit(tour, page, ['tournament/AAAA-AAAA/console', 'tournament']);
  await enter(tour, page, 'Dir');
  await expect(button(tour, page, 'console.make')).toBeVisible();
  await page.getByText(say('console.more'), { exact: true }).click();
  await look(page, '/tournament, everything opened');
  await page.getByLabel(say('console.tournament-name')).fill('Spring cup');
  await page
    .getByRole('group', { name: say('console.preset'), exact: true })
    .getByText(say('console.preset.tr-school-event'), { exact: true })
    .click();
  await button(tour, page, 'console.make').click();
  await enterPupils(tour, page);
  await button(tour, page, 'console.all-here').first().click();
  await expect(button(tour, page, 'console.begin-and-draw')).toBeVisible();
  await look(page, 'the console, a stage can begin');
  await button(tour, page, 'console.begin-and-draw').click();
  await expect(page.locator('form[data-open]').first()).toBeVisible();
  await page.getByText(say('console.why'), { exact: true }).click();
  await page.getByText(say('console.letters'), { exact: true }).first().click();
  await look(page, 'the console, results are awaited');
  await button(tour, page, 'console.by-hand').click();
  const seats = page.getByRole('region', { name: say('console.by-hand'), exact: true });
  await seats.getByRole('button').first().click();
  await look(page, 'the console, seats are changed');
  for (const part of ['standings', 'room', 'setup', 'log'] as const) {
    await page.getByRole('link', { name: say(`console.part.${part}`), exact: true }).click();
    await settled(tour, page);
    for (const lid of await page.locator('main > section > section details > summary').all())
      await lid.click();
    await look(page, `the console: ${part}`);
  }
}

async function enterPupils(tour: Tour, page: Page): Promise<void> {
  const say = sayIn(tour);
  await expect(page.getByRole('heading', { name: say('console.next') })).toBeVisible();
  const files = page.locator('input[type="file"]').first();
  await tour.look(page, 'the console of a new tournament');
  const lines = PUPILS.map((name, i) => `${name};School ${i % 3};5`);
  const text = ['shoe;school;class', ...lines, lines[0]].join('\n');
  await files.setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(page.getByRole('heading', { name: say('console.preview') })).toBeVisible();
  await tour.look(page, 'the console, a list with faults');
  await page.locator('details[open] select').first().selectOption('name');
  await page
    .getByRole('region', { name: say('console.preview') })
    .locator('button.main')
    .click();
  await expect(page.getByLabel(say('console.find-player'))).toBeVisible();
  await page.getByText(say('console.more-players'), { exact: true }).click();
  await page.getByText(say('console.walk-in'), { exact: true }).click();
  await tour.look(page, 'the console, players');
}
