/** The first screen, whatever the window: board, rack and the one amber button are seen whole, above the tabs, and the week stays in its card. */
import { expect, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '@taht/messages';
import { isLong } from '@taht/testkit';
import { test } from './with-server.ts';

/** Phones with and without the bars of their browser, a tablet, desktops. */
const SIZES = [
  [390, 844],
  [390, 664],
  [360, 640],
  [320, 568],
  [768, 1024],
  [1280, 800],
  [1440, 900],
] as const;

/** In the daily run each size in another language. */
const languagesOf = (size: number): readonly Language[] =>
  isLong ? LANGUAGES : LANGUAGES.slice(size % LANGUAGES.length).slice(0, 1);

const SHOWN = ['[data-square="0"]', '[data-square="224"]', '[data-rack]', '[data-home] .main'];

/** What is not wholly in the window, above the bar of tabs where there is one. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`(() => {
    const bars = [...document.querySelectorAll('nav')].filter(
      (nav) => getComputedStyle(nav).position === 'fixed',
    );
    const floor = Math.min(innerHeight, ...bars.map((nav) => nav.getBoundingClientRect().top));
    return ${JSON.stringify(SHOWN)}.filter((name) => {
      const { top, bottom, left, right } = document.querySelector(name).getBoundingClientRect();
      return top < 0 || left < 0 || right > innerWidth || bottom > floor;
    });
  })()`);

for (const [i, [width, height]] of SIZES.entries())
  for (const language of languagesOf(i))
    test(`at ${width} × ${height} board, rack and button are seen whole: ${language}`, async ({
      browser,
      server,
    }) => {
      const context = await browser.newContext({
        viewport: { width, height },
        locale: language,
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      await page.goto(server.url);
      await expect(page.locator('[data-rack] [data-piece]')).toHaveCount(7);
      expect(await cutOff(page)).toEqual([]);
      if (width === 390 && height === 844)
        await expect(page.locator('main a[href="/new?table"]')).toBeInViewport({ ratio: 1 });
      await context.close();
    });

for (const language of isLong ? LANGUAGES : (['is'] as const))
  test(`the week of the puzzle stays in its card: ${language}`, async ({ browser, server }) => {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: language,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.goto(server.url);
    const days = page.locator('main a[href="/puzzle"] i + small');
    await expect(days).toHaveCount(7);
    const card = await page.locator('main a[href="/puzzle"]').boundingBox();
    const last = await days.last().boundingBox();
    if (card === null || last === null) throw new Error('not shown');
    expect(last.x + last.width).toBeLessThan(card.x + card.width);
    for (const letter of await days.allTextContents()) expect([...letter]).toHaveLength(1);
    await context.close();
  });
