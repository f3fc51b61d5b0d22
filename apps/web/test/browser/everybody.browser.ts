/** Every page for everybody: nothing that axe finds, and room for every text and every finger on the smallest phone and at twice the size. */
import AxeBuilder from '@axe-core/playwright';
import { type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { LANGUAGES, type Language } from '@taht/messages';
import { isLong } from '@taht/testkit';
import type {} from '../in-page/in-page.ts';
import { putIn } from './in-page.ts';
import { type RunningServer, startServer } from './server.ts';
import { TOURS } from './tour.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const THEMES = ['light', 'dark', 'contrast'] as const;
const HEIGHT = 640;
/** The smallest phone, and half a desktop: what a page at 200 % has. */
const WIDTHS = [320, 640] as const;

/** Many pages each, and axe takes its time with a board. */
test.describe.configure({ timeout: 600_000 });

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer();
});

test.afterAll(() => server.stop());

/** Where a dialog is open the rest is out of reach, and was looked at before. */
async function violations(page: Page): Promise<string[]> {
  const builder = new AxeBuilder({ page }).withTags(TAGS);
  const hasDialog = (await page.locator('dialog[open]').count()) > 0;
  const { violations } = await (hasDialog ? builder.include('dialog[open]') : builder).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}\n${failureSummary}`),
  );
}

const wear = (page: Page, theme: string): Promise<unknown> =>
  page.locator('html').evaluate((root, name) => root.setAttribute('data-theme', name), theme);

/** In the daily run each of them in another language. */
const languagesOf = (tour: number): readonly Language[] =>
  isLong ? LANGUAGES : LANGUAGES.slice(tour % LANGUAGES.length).slice(0, 1);

for (const [i, [name, tour]] of Object.entries(TOURS).entries())
  for (const language of languagesOf(i))
    test(`${name}: ${language}`, async ({ browser }, { project }) => {
      const options: BrowserContextOptions = {
        ...(project.use as BrowserContextOptions),
        locale: language,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      };
      const [least = 320] = WIDTHS;
      const usual =
        project.name === 'phone' ? { width: least, height: HEIGHT } : { width: 1280, height: 800 };
      const contexts: { close(): Promise<void> }[] = [];
      let stops = i;
      await tour({
        server,
        language,
        newPage: async () => {
          const context = await browser.newContext({ ...options, viewport: usual });
          contexts.push(context);
          await putIn(context, 'fit');
          return context.newPage();
        },
        look: async (page, stop) => {
          const own = THEMES[stops++ % THEMES.length] as string;
          for (const theme of isLong ? THEMES : [own]) {
            await wear(page, theme);
            expect.soft(await violations(page), `${stop}, ${theme}`).toEqual([]);
          }
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: HEIGHT });
            expect
              .soft(await page.evaluate(() => globalThis.findMisfits()), `${stop}, ${width} px`)
              .toEqual([]);
          }
          await page.setViewportSize(usual);
        },
      });
      for (const context of contexts) await context.close();
    });
