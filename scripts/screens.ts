/**
 * `npm run screens`: the main pages as they look, in every language and every dress, and what a tournament prints, into
 * `docs/screens`. A part of them is tracked; all the others lie in `docs/screens/all`. `-- --tracked` takes that part
 * alone, `-- tr uk` the pages of these languages.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { LANGUAGES, type Language } from '@taht/messages';
import { startServer } from '../apps/web/test/browser/server.ts';
import { findBrowser } from './browser.js';
import { buildWeb } from './build-web.js';
import { root } from './paths.js';
import { DAY, PATIENCE } from './screens/games.ts';
import { takePrints } from './screens/prints.ts';
import { type Scene, scenesIn } from './screens/scenes.ts';

const TRACKED = join(root, 'docs/screens');
const ALL = join(TRACKED, 'all');

const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const;

interface Dress {
  readonly size: keyof typeof SIZES;
  readonly theme: 'light' | 'dark';
}

const DRESSES: readonly Dress[] = (['phone', 'desktop'] as const).flatMap((size) =>
  (['light', 'dark'] as const).map((theme) => ({ size, theme })),
);

/** Of the pages that are seen most these are tracked, and of a game all languages: enough to see what a change has changed. */
const TRACKED_LOOKS = ['phone-tr-light', 'phone-uk-dark', 'desktop-et-light'];
const TRACKED_SCENES = [
  'home',
  'game',
  'four',
  'end',
  'first-game',
  'settings',
  'puzzle',
  'review',
];

const isTracked = (name: string, language: Language, { size, theme }: Dress): boolean =>
  (TRACKED_SCENES.includes(name) && TRACKED_LOOKS.includes(`${size}-${language}-${theme}`)) ||
  (name === 'game' && size === 'phone' && theme === 'light');

if (!(await buildWeb())) process.exit(1);
mkdirSync(ALL, { recursive: true });
const { values, positionals } = parseArgs({
  options: { tracked: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const languages = LANGUAGES.filter(
  (each) => positionals.length === 0 || positionals.includes(each),
);
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const server = await startServer();
try {
  for (const language of languages)
    for (const scene of scenesIn({ browser, url: server.url, language }))
      for (const dress of DRESSES)
        if (!values.tracked || isTracked(scene.name, language, dress))
          await take(browser, scene, language, dress);
  if (positionals.length === 0) await takePrints(browser, server, TRACKED);
} finally {
  await browser.close();
  await server.stop();
}

async function take(from: Browser, scene: Scene, language: Language, dress: Dress): Promise<void> {
  const { size, theme } = dress;
  const { path, known, act } = await scene.open();
  const context = await from.newContext({
    ...SIZES[size],
    ...(known !== undefined && { storageState: known }),
    locale: language,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript((wanted) => {
    localStorage.setItem('taht.theme', JSON.stringify(wanted));
  }, theme);
  const page = await context.newPage();
  await page.clock.setFixedTime(DAY);
  await page.goto(`${server.url}${path}`);
  await page.locator(scene.shows).first().waitFor();
  await act?.(page);
  await page.waitForLoadState('networkidle');
  const folder = isTracked(scene.name, language, dress) ? TRACKED : ALL;
  await page.screenshot({ path: join(folder, `${scene.name}-${size}-${language}-${theme}.png`) });
  await context.close();
}
