/** A browser that commit f72d6ea has filled comes back to today's page: its games, sheets, drafts and wishes are there and go on, and old links open. */
import { expect, type Page } from '@playwright/test';
import { coverOf, takeDevice } from './device.ts';
import { mouse } from './hands.ts';
import { facts, profiles, test } from './left-by-f72d6ea.ts';
import { Person } from './person.ts';
import { sayIn } from './texts.ts';
import { pass } from './whole-game.ts';

const { left, links } = profiles;
const { streams } = facts;
/** The language that the player had chosen; the browser's own is another. */
const UI = 'uk';
const say = sayIn(UI);

/** Words and tiles of another edition, on the page as it is. */
const inEdition = (page: Page, edition: Person['language']): Person =>
  Object.assign(new Person(page, edition), { say });

test('wishes', async ({ comeBack, server }) => {
  const page = await comeBack('player', server, 'settings');
  await expect(page.getByLabel(say('settings.name'))).toHaveValue('Катя');
  await expect(page.getByLabel(say('settings.theme.dark'), { exact: true })).toBeChecked();
  await expect(page.getByLabel(say('settings.large-tiles'))).toBeChecked();
  await expect(page.getByLabel(say('shell.hasSound'))).not.toBeChecked();
});

test('a game around one device, with tiles laid', async ({ comeBack, server }) => {
  const person = new Person(await comeBack('player', server, `play/${left.around.game}`), UI);
  const names = ['Аня', 'Богдан'];
  await takeDevice(person, names);
  await expect(person.turns).toHaveCount(left.around.turns);
  await expect(person.button('game.play')).toBeEnabled();
  const before = await person.laid.count();
  expect(before).toBeGreaterThan(left.around.laid);
  await person.button('game.play').click();
  await expect(coverOf(person, names)).toBeVisible();
  await takeDevice(person, names);
  await expect(person.laid).toHaveCount(before);
  await person.button('game.accept').click();
  await expect(person.turns).toHaveCount(left.around.turns + 1);
});

test('a game with a bot', async ({ comeBack, server }) => {
  const page = await comeBack('player', server, '');
  await page.locator(`a[href="/play/${left.bot.game}"]`).first().click();
  const person = inEdition(page, 'tr');
  await expect(person.turns).toHaveCount(left.bot.turns);
  await pass(person, mouse);
  await expect.poll(() => person.turns.count()).toBeGreaterThan(left.bot.turns + 1);
});

test('a game that is over', async ({ comeBack, server }) => {
  const person = new Person(await comeBack('player', server, `play/${left.over.game}`), UI);
  await expect(person.finalSheet).toBeVisible();
  await person.page.goto(`${server.url}analyse/${left.over.game}`);
  await expect(person.page.getByText('Ela').first()).toBeVisible();
});

test('a solitaire', async ({ comeBack, server }) => {
  const person = new Person(
    await comeBack('player', server, `solitaire/${left.solitaire.game}`),
    UI,
  );
  await expect(person.rack).toHaveCount(7);
  await person.button('solitaire.finish').click();
  await person.dialog.getByRole('button', { name: say('in-game.yes') }).click();
  const end = person.page.getByRole('heading', { name: say('solitaire.end.finished') });
  await expect(end).toBeVisible();
});

test('an un-game', async ({ comeBack, server }) => {
  const person = new Person(await comeBack('player', server, `ungame/${left.ungame.game}`), UI);
  await expect(person.laid).toHaveCount(left.ungame.laid);
  await person.button('in-game.resign').click();
  await person.dialog.getByRole('button', { name: say('in-game.yes') }).click();
  await expect(person.button('ungame.take')).toHaveCount(0);
});

test('a score sheet, with a line that was typed', async ({ comeBack, server }) => {
  const person = new Person(await comeBack('player', server, `keep/${left.sheet.sheet}`), UI);
  const entry = person.page.getByRole('textbox', { name: say('score-keeper.word') });
  await expect(entry).toHaveValue('8H КРАЙ');
  await entry.press('Enter');
  const lines = person.page
    .getByRole('region', { name: say('score-keeper.sheet') })
    .getByRole('listitem');
  await expect(lines).toHaveCount(2);
});

test('what was learned', async ({ comeBack, server }) => {
  const page = await comeBack('player', server, 'learn/first-game/uk');
  await expect(page.locator('[aria-current="step"]')).toHaveText(/^3: /u);
  await page.goto(`${server.url}words/cards`);
  // Games go on in which nobody may look into a dictionary.
  await page.getByRole('button', { name: say('finder.open-anyway') }).click();
  const known = say('finder.known', { known: 1, all: '' }).trim();
  await expect(page.getByText(known).first()).toBeVisible();
  await page.goto(`${server.url}puzzle/2026-11-16`);
  await expect(page.getByRole('status').getByText(say('puzzle.tries', { left: 2 }))).toBeVisible();
});

test('on the network: a draft, a card, an answer', async ({ left: server, comeBack }) => {
  const person = new Person(await comeBack('player', server, `duplicate/${streams.duplicate}`), UI);
  const { page } = person;
  await expect(person.laid).toHaveCount(1);
  await page.goto(`${server.url}bingo/${streams.bingo}`);
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
  await page.goto(`${server.url}g/${streams.uk}`);
  await expect(person.button('game.play')).toBeEnabled();
  const turns = await person.turns.count();
  await person.button('game.play').click();
  await expect(person.turns).toHaveCount(turns + 1);
});

test('a result that a director has begun to type', async ({ left: server, comeBack }) => {
  const address = `event/${streams.tournament}/desk/tables`;
  const page = await comeBack('director', server, address);
  const scores = page.getByLabel(/^Score: /u);
  await expect(scores.first()).toHaveValue('321');
  await scores.last().fill('300');
  await page.locator('form').getByRole('button', { name: 'Enter', exact: true }).click();
  await expect(scores).toHaveCount(0);
});

test('links', async ({ left: server, page }) => {
  const open = async (link: string): Promise<void> => {
    await page.goto('about:blank');
    await page.goto(new URL(link, server.url).href);
  };
  const en = sayIn('en');
  for (const link of [links.replay, links.replay.replace('replay', 'analyse'), links.embed]) {
    await open(link);
    await expect(page.getByText('Ela').first()).toBeVisible();
  }
  await open(links.position);
  await expect(page.locator('[data-square]').first()).toBeVisible();
  await open(links.rules);
  await expect(page.getByText('Yağmur').first()).toBeVisible();
  await open(links.table);
  await expect(page.getByRole('textbox', { name: en('rule.theme.name') })).toHaveValue('Yağmur');
  await open(links.class);
  await expect(page.getByRole('textbox').first()).toHaveValue(/\w{6}/u);
  await open(links.back);
  await page.getByRole('button', { name: en('me.recover-enter'), exact: true }).click();
  await expect(page.getByText('Kati').first()).toBeVisible();
  await open(links.badge);
  await page.getByRole('button', { name: en('tournament-player.claim'), exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Pupil 2' })).toBeVisible();
});
