/** `npm run screens`: the main pages as they look, in every language and every dress, and what an event prints, into `docs/screens`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startServer } from '../apps/web/test/browser/server.ts';
import { findBrowser } from './browser.js';
import { buildWeb } from './build-web.js';
import { takePrints } from './print-screens.ts';

const folder = fileURLToPath(new URL('../docs/screens', import.meta.url));

const SIZES = {
  desktop: { width: 1280, height: 720 },
  phone: { width: 360, height: 740 },
} as const;

interface Shot {
  readonly language: string;
  readonly size: keyof typeof SIZES;
  readonly theme: 'light' | 'dark' | 'contrast';
}

const SHOTS: readonly Shot[] = [
  ...['et', 'is', 'fi', 'uk', 'tr', 'en'].flatMap((language) => [
    { language, size: 'phone', theme: 'light' } as const,
  ]),
  { language: 'et', size: 'desktop', theme: 'light' },
  { language: 'uk', size: 'desktop', theme: 'dark' },
  { language: 'tr', size: 'desktop', theme: 'contrast' },
  { language: 'uk', size: 'phone', theme: 'dark' },
  { language: 'tr', size: 'phone', theme: 'contrast' },
];

const PAGES = ['', 'new', 'learn/first-game', 'puzzle', 'score-keeper'] as const;

if (!buildWeb()) process.exit(1);
mkdirSync(folder, { recursive: true });
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const server = await startServer();
try {
  for (const shot of SHOTS) await take(browser, shot);
  await takePrints(browser, server, folder);
} finally {
  await browser.close();
  await server.stop();
}

async function take(from: Browser, { language, size, theme }: Shot): Promise<void> {
  const context = await from.newContext({ viewport: SIZES[size], reducedMotion: 'reduce' });
  await context.addInitScript(
    ([spoken, dress]) => {
      localStorage.setItem('taht.language', JSON.stringify(spoken));
      localStorage.setItem('taht.theme', JSON.stringify(dress));
    },
    [language, theme],
  );
  const page = await context.newPage();
  const save = (name: string): Promise<unknown> =>
    page.screenshot({ path: join(folder, `${name}-${size}-${language}-${theme}.png`) });
  for (const path of PAGES) {
    await page.goto(`${server.url}${path}`);
    await settle(page);
    await save(path === '' ? 'home' : path.replaceAll('/', '-'));
  }
  await page.goto(server.url);
  await page.locator('main button.main').first().click();
  await page.locator('[data-game] [data-piece]').first().waitFor();
  await settle(page);
  await save('game');
  await context.close();
}

/** Until nothing is fetched any more and nothing new is drawn. */
async function settle(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
}
