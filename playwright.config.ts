/** The tests in a browser: a desktop, a phone that is touched, and stories that bring their own. `npm test` sees to it that there is a browser. */
import { availableParallelism } from 'node:os';
import { defineConfig, devices, type LaunchOptions } from '@playwright/test';
import { isLong } from '@taht/testkit';
import { findBrowser, findQuickBrowser } from './scripts/browser.js';

/** A test is a browser, its pages and a server: where there are more than two cores, half of them can work at once. */
const workers = Math.max(2, availableParallelism() >> 1);
const withWindows = findBrowser();
const executablePath = isLong ? withWindows : findQuickBrowser();
const PARTS = '*/test/browser/*.browser.ts';
/** Pages that must fit the smallest screen; files, engine and protocol are the same on every device. */
const ON_PHONES = ['**/everybody.browser.ts', '**/learn.browser.ts'];
const SCENARIOS = '*/test/scenario/*.browser.ts';
/** Without windows a browser shows no notices. */
const IN_WINDOWS = '**/push.browser.ts';

const launch = (path: string | undefined): LaunchOptions => ({
  ...(path !== undefined && { executablePath: path }),
  args: [
    '--no-sandbox', // without it Chromium does not run as root
    '--disable-gpu',
    // Letters are as wide as on a phone.
    '--font-render-hinting=none',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A name of this machine that browsers do not take for the machine itself, so that pages there are not secure.
    '--host-resolver-rules=MAP hall.test 127.0.0.1',
  ],
});

export default defineConfig({
  testDir: 'apps',
  globalSetup: ['./scripts/built-web.js', './apps/web/test/browser/build-page.ts'],
  workers,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // What takes longer hangs. The long run has longer tests.
  timeout: isLong ? 600_000 : 90_000,
  // A connection that was cut is tried again after up to ten seconds.
  expect: { timeout: 60_000 },
  reporter: 'list',
  preserveOutput: 'failures-only',
  use: {
    headless: true,
    screenshot: 'only-on-failure',
    // What was done, step by step; pictures of every step would take as long as the tests themselves.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: launch(executablePath),
  },
  projects: [
    // In one with the stories: each has workers of its own, with a browser and a server.
    {
      name: 'desktop',
      testMatch: [PARTS, SCENARIOS],
      testIgnore: [...ON_PHONES, IN_WINDOWS],
      use: devices['Desktop Chrome'],
    },
    {
      name: 'in windows',
      testMatch: IN_WINDOWS,
      use: { ...devices['Desktop Chrome'], launchOptions: launch(withWindows) },
    },
    {
      name: 'phone',
      testMatch: ON_PHONES,
      // Finer pictures, which nobody looks at, take time.
      use: { ...devices['Pixel 7'], deviceScaleFactor: 1 },
    },
  ],
});
