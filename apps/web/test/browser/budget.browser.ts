/** What whoever opens a game for the first time has to load before the first move, as it is sent: compressed. */
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { loadCatalogue } from '@taht/messages';
import { fixLuck } from './in-page.ts';
import { test } from './with-server.ts';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
/** Of JavaScript, with the workers and without the word list. */
const MOST_BYTES = 90_000;
/** Motion, sound, faces, dialogs, and what the engine needs to think. */
const MOST_AFTERWARDS = 40_000;
/** With these draws the person begins, so that nothing has happened yet. */
const SEED = 1;

const BEGIN = (await loadCatalogue('en'))['home.empty-board'];

const compressed = (path: string): number => statSync(`${DIST}${path}.br`).size;

const sum = (paths: readonly string[]): number =>
  paths.reduce((all, path) => all + compressed(path), 0);

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** What a worker loads with it; the browser tells the page only of the worker itself. */
const importsOf = (path: string): string[] =>
  [
    ...readFileSync(`${DIST}${path}`, 'utf8').matchAll(
      /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)/gu,
    ),
  ].map(([, name]) => `/assets/${name}`);

/** Marks the moment at which tiles can be laid, in the page itself: a test that asks from outside is always a little late. */
const MARK_RACK = `new MutationObserver((_, observer) => {
  if (document.querySelectorAll('[data-rack] [data-piece]').length < 7) return;
  performance.mark('rack');
  observer.disconnect();
}).observe(document, { childList: true, subtree: true })`;

/** The addresses of what was asked for until then. */
const BEFORE_RACK = `performance.getEntriesByType('resource')
  .filter(({ startTime }) => startTime <= performance.getEntriesByName('rack')[0].startTime)
  .map(({ name }) => new URL(name).pathname)`;

test.use({ serviceWorkers: 'block' });

test('the play page loads at most 90 kB of JavaScript before the first tile can be laid, and 40 kB after it', async ({
  page,
  context,
  server,
}) => {
  await fixLuck(context, SEED);
  await page.goto(server.url);
  await page.getByRole('button', { name: BEGIN }).click();
  const rack = page.locator('[data-rack] [data-piece]');
  const taken = page.locator('[data-square][data-taken]');
  await expect(rack).toHaveCount(7);
  await expect(page.locator('[data-game][data-phase="turn"]')).toBeVisible();
  await expect(taken).toHaveCount(0);

  const paths = new Set<string>();
  page.on('request', (request) => paths.add(new URL(request.url()).pathname));
  await page.addInitScript({ content: MARK_RACK });
  await page.reload();
  await expect(rack).toHaveCount(7);
  const first = await page.evaluate<string[]>(BEFORE_RACK);
  await page.waitForLoadState('networkidle');

  const scripts = first.filter((path) => path.endsWith('.js'));
  const workers = scripts.filter((path) => /\/worker-/u.test(path));
  const inWorkers = workers.flatMap((path) => [path, ...importsOf(path)]);
  const onPage = scripts.filter((path) => !inWorkers.includes(path));
  const words = first.filter((path) => /\/[a-z]{2}-\w+-.*\.json$/u.test(path));
  const total = sum(onPage) + sum(inWorkers);

  // A tile is taken up and laid, the menu is opened.
  await rack.first().click();
  await page.locator('[data-square="112"]').click();
  await expect(taken).toHaveCount(1);
  await page.keyboard.press('0');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const then = [...paths].filter(
    (path) => path.endsWith('.js') && !scripts.includes(path) && !inWorkers.includes(path),
  );
  console.log(
    `first load of the play page: ${kilobytes(total)} of JavaScript (page ${kilobytes(sum(onPage))}, workers ${kilobytes(sum(inWorkers))}), texts ${kilobytes(sum(words))} besides; afterwards ${kilobytes(sum(then))}`,
  );
  expect(workers).toHaveLength(1);
  expect(words.length).toBeGreaterThan(0);
  expect(total, scripts.join(' ')).toBeLessThanOrEqual(MOST_BYTES);
  expect(sum(then), then.join(' ')).toBeLessThanOrEqual(MOST_AFTERWARDS);
});

test('the first screen loads at most 90 kB of JavaScript before a tile can be laid', async ({
  page,
  server,
}) => {
  const paths = new Set<string>();
  page.on('request', (request) => paths.add(new URL(request.url()).pathname));
  await page.goto(server.url);
  await expect(page.locator('[data-rack] [data-piece]')).toHaveCount(7);
  // The word list and whoever judges by it come meanwhile.
  const scripts = [...paths].filter((path) => path.endsWith('.js') && !/\/worker-/u.test(path));
  const words = [...paths].filter((path) => /\/[a-z]{2}-\w+-.*\.json$/u.test(path));
  console.log(
    `first load of the first screen: ${kilobytes(sum(scripts))} of JavaScript, texts ${kilobytes(sum(words))} besides`,
  );
  const before = await page.locator('[data-square][data-taken]').count();
  await page.locator('[data-rack] [data-piece]').first().click();
  await page.locator('[data-square]:not([data-taken])').first().click();
  await expect(page.locator('[data-square][data-taken]')).toHaveCount(before + 1);
  expect(sum(scripts), scripts.join(' ')).toBeLessThanOrEqual(MOST_BYTES);
});
