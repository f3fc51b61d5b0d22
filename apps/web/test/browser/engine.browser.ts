/** The engine in a real browser, on a page with nothing else: what it costs to get there, and that it plays as it does in Node. */
import { expect, type Page, test } from '@playwright/test';
import { editions } from '@taht/editions';
import type { GameView } from '@taht/rules';
import type {} from '../bare/bare.ts';
import {
  answerHere,
  dataHere,
  type PlainQuestion,
  STRONGEST_STATIC,
  viewsOf,
  viewWithBlank,
  viewWithPlay,
} from './game.ts';
import { openSite, type Site, type Spoiled } from './site.ts';

const MOST_BYTES = 2_000_000;

const sites: Site[] = [];

test.afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});

async function newSite(): Promise<Site> {
  const site = await openSite();
  sites.push(site);
  return site;
}

const botMove = (view: GameView, bot = STRONGEST_STATIC): PlainQuestion => ({
  kind: 'action',
  view,
  bot,
  seed: 7,
  patience: 600_000,
});

const open = (page: Page, site: Site, lexicon: string) =>
  page.goto(`${site.address}?lexicon=${lexicon}`);

const ask = (page: Page, question: PlainQuestion) =>
  page.evaluate((asked) => globalThis.bare.ask(asked), question);

for (const { id: edition } of editions)
  test(`${edition}: the first move, and all that was downloaded for it`, async ({ page }) => {
    const data = dataHere(edition);
    const question = botMove(viewWithPlay(viewsOf(edition), data));
    const site = await newSite();
    await page.addInitScript((asked) => {
      globalThis.firstQuestion = asked;
    }, question);
    await open(page, site, edition);
    const shown = page.locator('#answer');
    await expect(shown).not.toBeEmpty();
    const bytes = site.bytesSent();
    console.log(`${edition}: ${bytes} bytes until the first move`);
    const answer = JSON.parse((await shown.textContent()) ?? '');
    expect(answer).toEqual(answerHere(data, question));
    expect(answer).toMatchObject({ ok: true, value: { kind: 'place' } });
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  });

for (const lexicon of [...editions.map(({ id }) => id), 'et-all'])
  test(`${lexicon}: every answer is the one of Node`, async ({ page }) => {
    const data = dataHere(lexicon);
    const views = viewsOf(lexicon);
    const [opening, middle, late] = [0, 8, -3].map((turn) => views.at(turn) as GameView) as [
      GameView,
      GameView,
      GameView,
    ];
    const blank = viewWithBlank(views);
    await open(page, await newSite(), lexicon);
    const questions: readonly PlainQuestion[] = [
      botMove(opening),
      botMove(middle),
      botMove(blank),
      botMove(late),
      botMove(middle, 'level-3'),
      botMove(blank, 'level-8'),
      { kind: 'moves', view: middle, most: 1 },
      { kind: 'moves', view: blank, most: 100 },
      { kind: 'hints', view: blank, words: 1 },
      { kind: 'moves', view: { ...middle, viewer: { kind: 'spectator' } }, most: 5 },
    ];
    for (const question of questions)
      expect(await ask(page, question)).toEqual(answerHere(data, question));
  });

test('what is cancelled is answered at once, and the next question as ever', async ({ page }) => {
  const data = dataHere('en');
  const middle = viewsOf('en')[8] as GameView;
  await open(page, await newSite(), 'en');
  await ask(page, botMove(middle));
  const [thinker] = page.workers();
  const ended = thinker?.waitForEvent('close');
  const after: PlainQuestion = { kind: 'moves', view: middle, most: 3 };
  const asked = [botMove(middle, 'champion'), botMove(middle), after];
  const answers = await page.evaluate(async ([endless, waiting, next]) => {
    const { bare } = globalThis;
    const cancelled = [bare.ask(endless as PlainQuestion), bare.ask(waiting as PlainQuestion)];
    bare.cancel();
    return Promise.all([...cancelled, bare.ask(next as PlainQuestion)]);
  }, asked);
  const cancelled = { ok: false, error: { code: 'cancelled' } };
  expect(answers).toEqual([cancelled, cancelled, answerHere(data, after)]);
  expect(await ended).toBe(thinker);
});

test('a closed engine fails what it has not answered', async ({ page }) => {
  const middle = viewsOf('en')[8] as GameView;
  await open(page, await newSite(), 'en');
  const answers = await page.evaluate(async (question) => {
    const { bare } = globalThis;
    const waiting = bare.ask(question);
    bare.close();
    return [await waiting, await bare.ask(question)];
  }, botMove(middle));
  const closed = { ok: false, error: { code: 'closed' } };
  expect(answers).toEqual([closed, closed]);
});

const flipped = (bytes: Buffer): Buffer => {
  const changed = Buffer.from(bytes);
  changed[changed.length >> 1] = (changed[changed.length >> 1] as number) ^ 1;
  return changed;
};
const halved = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length >> 1);

test.describe('a file that is not as it was made', () => {
  for (const [name, part, change, error] of [
    ['a bit of the words changed', '.dawg', flipped, { code: 'file-damaged', file: 'et.dawg' }],
    ['the words cut short', '.dawg', halved, { code: 'file-damaged', file: 'et.dawg' }],
    ['no words', '.dawg', () => undefined, { code: 'file-missing', file: 'et.dawg', status: 404 }],
    ['a bit of the ranks changed', '.ranks', flipped, { code: 'file-damaged', file: 'et.ranks' }],
    [
      'the leave values cut short',
      'leaves',
      halved,
      { code: 'file-unreadable', file: 'et.leaves.json', cause: { code: 'no-json' } },
    ],
  ] as const satisfies readonly (readonly [string, string, Spoiled['change'], object])[])
    test(`${name}: an error that says so, until the file is mended`, async ({ page }) => {
      const data = dataHere('et');
      const question = botMove(viewsOf('et')[0] as GameView);
      const site = await newSite();
      site.spoil({ part, change });
      await open(page, site, 'et');
      expect(await ask(page, question)).toEqual({ ok: false, error });
      site.spoil(undefined);
      expect(await ask(page, question)).toEqual(answerHere(data, question));
    });
});

test('a server that is gone is told', async ({ page }) => {
  const question = botMove(viewsOf('et')[0] as GameView);
  const site = await newSite();
  site.spoil({ part: '.dawg', change: () => undefined });
  await open(page, site, 'et');
  await ask(page, question);
  await site.close();
  expect(await ask(page, question)).toMatchObject({
    ok: false,
    error: { code: 'file-unreachable' },
  });
});

test('questions that make no sense are refused by name', async ({ page }) => {
  const data = dataHere('tr');
  const view = viewsOf('tr')[0] as GameView;
  const { hash } = data.lexicon.info;
  await open(page, await newSite(), 'tr');
  expect(await ask(page, botMove(view, 'nobody'))).toEqual({
    ok: false,
    error: { code: 'unknown-bot', bot: 'nobody' },
  });
  const other = { ...view, lexicon: { id: 'tr', hash: '00' } };
  expect(await ask(page, botMove(other))).toEqual({
    ok: false,
    error: { code: 'other-lexicon', hash, wanted: '00' },
  });
});

test('a list that there is none of is told', async ({ page }) => {
  const question = botMove(viewsOf('tr')[0] as GameView);
  await open(page, await newSite(), 'xx');
  expect(await ask(page, question)).toEqual({
    ok: false,
    error: { code: 'unknown-lexicon', lexicon: 'xx' },
  });
});
