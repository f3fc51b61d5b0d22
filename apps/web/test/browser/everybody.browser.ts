/** Every page for everybody: nothing that axe finds, and room for every text and every finger on the smallest phone and at twice the size. */
import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { LANGUAGES, type Language, loadCatalogue } from '@taht/messages';
import { isLong } from '@taht/testkit';
import axe from 'axe-core';
import type {} from '../in-page/in-page.ts';
import { putIn } from './in-page.ts';
import { TOURS } from './tour.ts';
import { test } from './with-server.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const THEMES = ['light', 'dark', 'contrast'] as const;
/** The smallest phone, and half a desktop: what a page at 200 % has. */
const PHONE = { width: 320, height: 640 };
const NARROW = [PHONE, { width: 640, height: 640 }];
const DESKTOP = { width: 1280, height: 800 };

/** Where a dialog is open the rest is out of reach, and was looked at before. */
async function violations(page: Page): Promise<string[]> {
  // Half a megabyte, which stays as long as the page.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axe.source);
  const hasDialog = (await page.locator('dialog[open]').count()) > 0;
  return page.evaluate(
    async ([scope, ...tags]) => {
      const { violations } = await globalThis.axe.run(scope, {
        resultTypes: ['violations'],
        runOnly: { type: 'tag', values: tags },
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}\n${failureSummary}`),
      );
    },
    [hasDialog ? 'dialog[open]' : 'html', ...TAGS] as const,
  );
}

const wear = (page: Page, theme: string): Promise<unknown> =>
  page.locator('html').evaluate((root, name) => root.setAttribute('data-theme', name), theme);

/** A text of a part that the page has not loaded is told by its id. */
async function textsNotLoaded(page: Page): Promise<string[]> {
  const catalogue = await loadCatalogue('en');
  const told = await page
    .locator('body *')
    .evaluateAll((elements) =>
      elements.flatMap((element) => [
        element.getAttribute('aria-label') ?? '',
        ...[...element.childNodes].map(({ nodeType, nodeValue }) =>
          nodeType === 3 ? (nodeValue ?? '') : '',
        ),
      ]),
    );
  return told.filter((text) => text.trim() in catalogue);
}

/** A theme changes nothing but colours, and a language nothing but texts: over all languages each page is seen in all themes, and on a desktop in all of them too. */
const themeAt = (stop: number): string => THEMES[stop % THEMES.length] as string;

/** In the daily run each of them in another language. */
const languagesOf = (tour: number): readonly Language[] =>
  isLong ? LANGUAGES : LANGUAGES.slice(tour % LANGUAGES.length).slice(0, 1);

for (const [i, [name, tour]] of Object.entries(TOURS).entries())
  for (const language of languagesOf(i))
    test(`${name}: ${language}`, async ({ browser, server }, info) => {
      const options: BrowserContextOptions = {
        ...(info.project.use as BrowserContextOptions),
        locale: language,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      };
      const { timeout } = info;
      const begun = Date.now();
      const contexts: { close(): Promise<void> }[] = [];
      let stops = i + LANGUAGES.indexOf(language);
      await tour({
        server,
        language,
        newPage: async () => {
          const context = await browser.newContext({ ...options, viewport: PHONE });
          contexts.push(context);
          await putIn(context, 'fit');
          return context.newPage();
        },
        look: async (page, stop) => {
          // A tour that goes on from stop to stop does not hang, however many there are.
          info.setTimeout(Date.now() - begun + timeout);
          await wear(page, themeAt(stops));
          expect.soft(await violations(page), `${stop}, ${themeAt(stops)}`).toEqual([]);
          expect.soft(await textsNotLoaded(page), `${stop}, texts not loaded`).toEqual([]);
          for (const size of NARROW) {
            if (size !== PHONE) await page.setViewportSize(size);
            expect
              .soft(
                await page.evaluate(() => globalThis.findMisfits()),
                `${stop}, ${size.width} px`,
              )
              .toEqual([]);
          }
          if (isLong) {
            await page.setViewportSize(DESKTOP);
            await wear(page, themeAt(stops + 1));
            expect.soft(await violations(page), `${stop}, desktop`).toEqual([]);
          }
          await page.setViewportSize(PHONE);
          stops++;
        },
      });
      for (const context of contexts) await context.close();
    });
