/** The pages one learns from: every one of them is there with its heading, and a first game is laid to its end. */
import process from 'node:process';
import { expect } from '@playwright/test';
import { editions } from '@taht/editions';
import { LANGUAGES, type Language, loadCatalogues } from '@taht/messages';
import { ABOUT_PAGES } from '../../src/app/about-pages.ts';
import { rulesets, STRATEGY, variants } from '../../src/learn/topics.ts';
import { test } from './with-server.ts';
import { goWithin } from './within.ts';

const catalogues = await loadCatalogues();

const isLong = process.env.TAHT_LONG === '1';
const languages: readonly Language[] = isLong ? LANGUAGES : ['tr'];

const pages = [
  'learn',
  ...editions.map(({ id }) => `learn/first-game/${id}`),
  ...rulesets.map(({ id }) => `learn/how-to-play/${id}`),
  'learn/variants',
  ...variants.map(({ name }) => `learn/variants/${name}`),
  'learn/strategy',
  ...STRATEGY.map((topic) => `learn/strategy/${topic}`),
  'learn/words-in-ge',
  ...ABOUT_PAGES.map(([address]) => address.slice(1)),
];

/** Pages of one kind load the same: daily the first of them is loaded by its address, and leads to the others. */
const isLoaded = (path: string, i: number): boolean =>
  isLong || !/^learn\/[^/]+\/./u.test(path) || kindOf(path) !== kindOf(pages[i - 1] ?? '');

const kindOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

for (const language of languages)
  test.describe(language, () => {
    test.use({ locale: language, viewport: { width: 320, height: 740 } });

    test('every page has its heading, texts for all it says, and room for them', async ({
      page,
      server,
    }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      for (const [i, path] of pages.entries()) {
        if (isLoaded(path, i)) await page.goto(`${server.url}${path}`);
        else await goWithin(page, path, catalogues[language]['shell.not-found']);
        await expect(page.locator('section.page h1'), path).toHaveCount(1);
        await expect(
          page.getByText(/\b(?:tutor|strategy|howto|variant|about)\.[a-z]/u),
        ).toHaveCount(0);
        const excess = await page
          .locator('html')
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        expect(excess, path).toBeLessThanOrEqual(0);
      }
      expect(errors).toEqual([]);
    });

    test('a first game is laid to its end, and the device remembers the step', async ({
      page,
      server,
    }) => {
      const { 'tutor.show': show, 'tutor.next': next, 'tutor.done': done } = catalogues[language];
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      await page.goto(`${server.url}learn/first-game/${language}`);
      for (;;) {
        await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
        if (await page.getByRole('heading', { name: done }).isVisible()) break;
        if (await button(show).isVisible()) await button(show).click();
        await button(next).click();
      }
      await page.reload();
      await expect(page.getByRole('heading', { name: done })).toBeVisible();
    });
  });
