/** A first visit on a mid-range phone, as the browser itself slows down for it: a processor at a quarter of its speed, a line of 20 Mbit/s. */
import process from 'node:process';
import { type Browser, type CDPSession, chromium, devices, type Page } from '@playwright/test';
import { type RunningServer, startServer } from '../test/browser/server.ts';

const SLOWER = 4;
const BYTES_PER_SECOND = 20_000_000 / 8;
const LATENCY_MS = 40;
const DRAG_STEPS = 120;
const BEGIN = 'main button.main';
const BOT_HAS_MOVED = '[data-game][data-phase="window"]';

interface Visit {
  readonly interactive: number;
  readonly botMove: number;
  readonly shift: number;
  readonly firstFrames: number;
  readonly frames: number;
}

let visited: Promise<Visit> | undefined;

/** One visit tells all figures. */
const visit = (): Promise<Visit> => {
  visited ??= makeVisit();
  return visited;
};

export const benches = [
  {
    name: 'first page until it can be used, 4× slower, 20 Mbit/s',
    unit: 'ms',
    goal: { atMost: 1500 },
    run: async () => (await visit()).interactive,
  },
  {
    name: 'from the first move to the answer of the bot, word list included',
    unit: 'ms',
    goal: { atMost: 3000 },
    run: async () => (await visit()).botMove,
  },
  {
    name: 'cumulative layout shift until then',
    unit: '',
    goal: { atMost: 0 },
    run: async () => (await visit()).shift,
  },
  {
    name: 'frames while a tile is dragged as soon as there is one, the page still being fetched for offline',
    unit: 'frames/s',
    run: async () => (await visit()).firstFrames,
  },
  {
    name: 'frames while a tile is dragged',
    unit: 'frames/s',
    goal: { atLeast: 60 },
    run: async () => (await visit()).frames,
  },
];

async function makeVisit(): Promise<Visit> {
  const executablePath = process.env.TAHT_BROWSER || undefined;
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox'],
  });
  const server = await startServer();
  try {
    return { ...(await measureStart(browser, server)), ...(await measureDrags(browser, server)) };
  } finally {
    await browser.close();
    await server.stop();
  }
}

type Start = Pick<Visit, 'interactive' | 'botMove' | 'shift'>;

async function measureStart(browser: Browser, server: RunningServer): Promise<Start> {
  const page = await newPhone(browser);
  const start = performance.now();
  await page.goto(server.url, { waitUntil: 'commit' });
  await page.locator(BEGIN).first().click({ trial: true });
  const interactive = performance.now() - start;
  await beginGame(page);
  const botMove = await botAnswer(page);
  return { interactive, botMove, shift: Number(await page.evaluate('globalThis.shifted')) };
}

type Drags = Pick<Visit, 'firstFrames' | 'frames'>;

async function measureDrags(browser: Browser, server: RunningServer): Promise<Drags> {
  const page = await newPhone(browser);
  await page.goto(server.url);
  await beginGame(page);
  const firstFrames = await framesWhileDragging(page);
  await page.waitForLoadState('networkidle');
  return { firstFrames, frames: await framesWhileDragging(page) };
}

/** A clean profile of its own each time. */
async function newPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'et' });
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page));
  await page.addInitScript(WATCH);
  return page;
}

async function beginGame(page: Page): Promise<void> {
  await page.locator(BEGIN).first().click();
  const mine = page.locator('[data-phase="turn"] [data-piece]').first();
  await mine.or(page.locator(BOT_HAS_MOVED)).first().waitFor();
}

async function slowDown(cdp: CDPSession): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
}

/** Sums what moves without being touched, as browsers report it. */
const WATCH = `
  globalThis.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Passing is the quickest move: what is measured is the bot. Where it begins, its first move is accepted before. */
async function botAnswer(page: Page): Promise<number> {
  const turns = page.locator('ol[reversed] > li');
  if (await page.locator(BOT_HAS_MOVED).isVisible()) await page.keyboard.press('7');
  await page.locator('[data-square][tabindex="0"]').focus();
  const before = await turns.count();
  const start = performance.now();
  await page.keyboard.press('4');
  await turns.nth(before + 1).waitFor();
  return performance.now() - start;
}

/** A tile is carried over the board and back to the rack. */
async function framesWhileDragging(page: Page): Promise<number> {
  const piece = await page.locator('[data-piece]').first().boundingBox();
  const board = await page.locator('[role="grid"]').boundingBox();
  if (piece === null || board === null) throw new Error('no tile to drag');
  const [x, y] = [piece.x + piece.width / 2, piece.y + piece.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(COUNT);
  for (let step = 0; step < DRAG_STEPS; step++) {
    const along = step / DRAG_STEPS;
    await page.mouse.move(board.x + board.width * along, board.y + board.height * (1 - along));
  }
  const frames = Number(await page.evaluate('globalThis.framesPerSecond()'));
  await page.mouse.move(x, y);
  await page.mouse.up();
  return frames;
}

/** Whole frames: the time stamps of a steady 60 differ in the last digits. */
const COUNT = `{
  const times = [];
  let last = 0;
  const tick = (time) => {
    times.push(time);
    last = requestAnimationFrame(tick);
  };
  last = requestAnimationFrame(tick);
  globalThis.framesPerSecond = () => {
    cancelAnimationFrame(last);
    return Math.round((1000 * (times.length - 1)) / (times[times.length - 1] - times[0]));
  };
}`;
