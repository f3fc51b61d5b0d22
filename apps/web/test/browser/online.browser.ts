/** Two browsers play each other on a real server: a challenge won and one lost, a reload, and a connection that is cut in between. */
import { type BrowserContextOptions, expect as hasty, type Page, test } from '@playwright/test';
import { loadLexicon } from '@taht/host';
import type { Letter } from '@taht/letters';
import { contains } from '@taht/lexicon';
import { catalogues, type MessageId } from '@taht/messages';
import { type RunningServer, startServer } from './server.ts';

/** A guard against hanging: a connection that was cut is tried again after up to ten seconds. */
const expect = hasty.configure({ timeout: 60_000 });

const LANGUAGE = 'et';
const STAR = 112;

let server: RunningServer;

test.beforeEach(async () => {
  server = await startServer();
});

test.afterEach(() => server.stop());

const say = (id: MessageId): string => catalogues[LANGUAGE][id];

const button = (page: Page, id: MessageId) =>
  page.getByRole('button', { name: say(id), exact: true });

async function enter(page: Page, name: string): Promise<void> {
  await page.getByLabel(say('net.name')).fill(name);
  await button(page, 'net.enter').click();
}

const rackOf = (page: Page): Promise<string[]> =>
  page
    .locator('[data-rack] [data-piece]')
    .evaluateAll((pieces) => pieces.map((piece) => piece.textContent?.replace(/\d+$/u, '') ?? ''));

const laidOn = (page: Page) => page.locator('[data-square]').filter({ hasText: /\p{L}\d+$/u });

/** Every row of two to four tiles, in every order. */
function rowsOf(tiles: readonly string[]): string[][] {
  const longer = (rows: readonly number[][]): number[][] =>
    rows.flatMap((row) => tiles.flatMap((_, i) => (row.includes(i) ? [] : [[...row, i]])));
  const pairs = longer(tiles.map((_, i) => [i]));
  const triples = longer(pairs);
  return [...pairs, ...triples, ...longer(triples)].map((row) => row.map((i) => tiles[i] ?? ''));
}

const isWord = (() => {
  const lexicon = loadLexicon(LANGUAGE, '');
  if (!lexicon.ok) throw new Error(lexicon.error.code);
  const { codes } = lexicon.value.alphabet;
  return (row: readonly string[]): boolean =>
    contains(
      lexicon.value,
      Uint8Array.from(row, (letter) => codes.get(letter as Letter) ?? 0),
    );
})();

const tileOf = (letter: string): RegExp => new RegExp(`^${letter}\\d+$`, 'u');

/** Lays a row from the star on: a tap on a tile, a tap on a square. */
async function lay(page: Page, row: readonly string[]): Promise<void> {
  for (const [i, letter] of row.entries()) {
    const piece = page.locator('[data-rack] [data-piece]').filter({ hasText: tileOf(letter) });
    await piece.first().click();
    await page.locator(`[data-square="${STAR + i}"]`).click();
  }
  await expect(laidOn(page)).toHaveCount(row.length);
}

/** A row of the rack that is a word, or one that is none. */
async function rowFor(page: Page, isGood: boolean): Promise<string[] | undefined> {
  const tiles = (await rackOf(page)).filter((tile) => tile !== '');
  return rowsOf(tiles).find((row) => isWord(row) === isGood);
}

/** Said at the end of the line: before the first move the draw is told there too. */
const myTurn = (page: Page) =>
  page
    .getByText(new RegExp(`${say('game.your-turn').replace('.', '\\.')}$`, 'u'))
    .and(page.getByRole('status'));

/** Whose turn it is first, then the other. */
async function inTurn(a: Page, b: Page): Promise<[Page, Page]> {
  await expect.poll(async () => (await myTurn(a).count()) + (await myTurn(b).count())).toBe(1);
  return (await myTurn(a).count()) > 0 ? [a, b] : [b, a];
}

test('two browsers play each other, with challenges, a reload and a cut connection', async ({
  browser,
}, { project }) => {
  const options = { ...project.use, locale: LANGUAGE } as BrowserContextOptions;
  const open = async (): Promise<Page> => (await browser.newContext(options)).newPage();
  const [mari, jaan] = [await open(), await open()];

  await mari.goto(`${server.url}friends`);
  await enter(mari, 'Mari');
  await button(mari, 'friends.open').click();
  const link = await mari.getByLabel(say('gather.link')).inputValue();
  await jaan.goto(link);
  await enter(jaan, 'Jaan');
  await button(jaan, 'game.agree').click();
  await expect(mari.getByText('Jaan', { exact: true })).toBeVisible();
  await button(mari, 'game.agree').click();
  await Promise.all([mari, jaan].map((page) => page.waitForURL(/\/g\/game-/u)));

  const [first, second] = await inTurn(mari, jaan);
  const phony = await rowFor(first, false);
  if (phony === undefined) throw new Error('every row is a word');
  await lay(first, phony);
  // Another device of the same person shows it too.
  const { cookies } = await first.context().storageState();
  const device = await browser.newContext({ ...options, storageState: { cookies, origins: [] } });
  const beside = await device.newPage();
  await beside.goto(first.url());
  await expect(laidOn(beside)).toHaveCount(phony.length);
  await device.close();
  // What is laid outlives a reload.
  await first.reload();
  await expect(laidOn(first)).toHaveCount(phony.length);
  await button(first, 'game.play').click();

  // A challenge that is made while nobody answers is carried out when the server is back.
  await expect(button(second, 'game.challenge')).toBeVisible();
  await server.cut();
  await expect(second.getByText(say('net.waiting'))).toBeVisible();
  await button(second, 'game.challenge').click();
  await server.comeBack();
  await expect(second.getByText(say('net.waiting'))).toBeHidden();
  await expect(laidOn(second)).toHaveCount(0);

  let [mover, other] = [second, first];
  await expect(myTurn(mover)).toBeVisible();
  let word = await rowFor(mover, true);
  while (word === undefined) {
    await button(mover, 'game.pass').click();
    [mover, other] = [other, mover];
    await expect(myTurn(mover)).toBeVisible();
    word = await rowFor(mover, true);
  }
  await lay(mover, word);
  await button(mover, 'game.play').click();
  await button(other, 'game.challenge').click();
  await expect(myTurn(other)).toBeVisible();
  for (const page of [mari, jaan]) await expect(laidOn(page)).toHaveCount(word.length);

  await mari.getByLabel(say('gather.message')).fill('Tubli!');
  await button(mari, 'gather.say').click();
  await expect(jaan.getByRole('listitem').filter({ hasText: 'Tubli!' })).toBeVisible();
});
