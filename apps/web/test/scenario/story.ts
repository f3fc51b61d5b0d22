/** What every story has: a server, a language, and people who look at pages in it. */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  devices,
  expect,
  type Page,
} from '@playwright/test';
import { LANGUAGES, type Language } from '@taht/messages';
import { isLong } from '@taht/testkit';
import type { Way } from '../../src/preferences/preferences.ts';
import { chooseWay } from '../browser/in-page.ts';
import type { RunningServer } from '../browser/server.ts';
import { test as withServer } from '../browser/with-server.ts';
import { Person } from './person.ts';

export interface Stage {
  /** That of the texts and of the words. */
  readonly language: Language;
  readonly server: RunningServer;
  /** Somebody with a browser of their own, on the first page; without a service worker, which would answer in place of the server, unless that is the point. */
  readonly enter: (options?: EnterOptions) => Promise<Person>;
}

export interface EnterOptions extends BrowserContextOptions {
  /** Where they come in; the first page unless told. */
  readonly at?: string;
  /** What the tiles of this device's games are drawn by. */
  readonly luck?: string;
  /** The time that the page believes it is. */
  readonly now?: number;
  /** How they play; most stories tell of accepting and challenging, so by the rulebook. */
  readonly way?: Way | 'unchosen';
}

/** With as many points as the page counts: finer pictures, which nobody looks at, take most of the time. */
export const PHONE: BrowserContextOptions = { ...devices['Pixel 7'], deviceScaleFactor: 1 };

interface OfTest {
  readonly language: Language;
  readonly stage: Stage;
}

const { defaultBrowserType: _, ...DESKTOP } = devices['Desktop Chrome'];

export const test = withServer.extend<OfTest>({
  language: ['et', { option: true }],
  stage: async ({ browser, server, language }, use) => {
    const problems: string[] = [];
    await use({
      language,
      server,
      enter: async ({ at, luck, now, way = 'rulebook', ...options } = {}) => {
        const page = await openPage(browser, { ...DESKTOP, locale: language, ...options });
        page.on('pageerror', ({ message }) => problems.push(message));
        if (way !== 'unchosen') await page.addInitScript(chooseWay, way);
        if (luck !== undefined) await fixLuck(page, luck);
        if (now !== undefined) await page.clock.setFixedTime(now);
        await page.goto(at ?? server.url);
        return new Person(page, language);
      },
    });
    await Promise.all(browser.contexts().map(leave));
    expect(problems).toEqual([]);
  },
});

/** What is still being fetched is let go. */
async function leave(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}

async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  await context.addInitScript(sameLuck);
  return context.newPage();
}

/** What a player adds to the luck of a game on a server is the same each time, as the server's own part is. */
function sameLuck(): void {
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (into) => {
    if (!(into instanceof Uint32Array) || into.length !== 4) return draw(into);
    into.fill(7);
    return into;
  };
}

/** The worker that hosts the games draws what it would draw by chance from a text, so that a story is the same each time. */
async function fixLuck(page: Page, luck: string): Promise<void> {
  const bytes = [...luck].map((letter) => letter.codePointAt(0));
  await page.context().route(/\/assets\/(other-games-)?worker-[^/]+\.js$/u, async (route) => {
    const response = await route.fetch();
    const draw = `((bytes, n) => { crypto.getRandomValues = (into) => into.map(() => bytes[n++ % bytes.length] + n); })(${JSON.stringify(bytes)}, 0);`;
    await route.fulfill({ response, body: `${draw}\n${await response.text()}` });
  });
}

/** A story in one language each day, in all of them in the long run. */
export function tellIn(daily: Language, tell: (language: Language) => void): void {
  for (const language of isLong ? LANGUAGES : [daily])
    test.describe(language, () => {
      test.use({ language });
      tell(language);
    });
}
