/** A whole game against a bot by somebody who only hears: every step, as it is spoken, is in a golden file. */
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { boardOf, editions } from '@taht/editions';
import { BLANK, type Letter, type Tile } from '@taht/letters';
import { LANGUAGES, type Language, loadCatalogues, type MessageId } from '@taht/messages';
import { type Board, columnOf, rowOf, SQUARES, type Square } from '@taht/rules';
import { isLong } from '@taht/testkit';
import type { Answers } from '../../src/engine/question.ts';
import { answerHere, dataHere } from './game.ts';
import { chooseWay, fixLuck, putIn } from './in-page.ts';
import { Listener } from './listener.ts';
import { test } from './with-server.ts';

const catalogues = await loadCatalogues();

/** `TAHT_GOLDEN=1` writes the files anew; they are to be read before they are committed. */
const isWriting = process.env.TAHT_GOLDEN === '1';
const SEED = 7;
/** The first page has a position of the day. */
const DAY = Date.parse('2026-11-18T12:00');

/** The clock of the English club game is a real one, whatever time the page believes in. */
const CLOCK = /\d+:\d\d\.$/gmu;

const goldenOf = (language: Language): string =>
  fileURLToPath(new URL(`../golden/spoken-${language}.txt`, import.meta.url));

/** As it is shown: a blank has no points. */
async function boardOn(page: Page): Promise<Board> {
  const cells = await page
    .locator('[data-square][data-taken]')
    .evaluateAll((all) =>
      all.map(
        (cell) => [Number(cell.getAttribute('data-square')), cell.textContent ?? ''] as const,
      ),
    );
  const shown = new Map(cells);
  return Array.from({ length: SQUARES }, (_, square) => {
    const text = shown.get(square);
    if (text === undefined) return null;
    return { letter: text.replace(/\d+$/u, '') as Letter, blank: !/\d$/u.test(text) };
  });
}

async function rackOn(page: Page): Promise<Tile[]> {
  const shown = await page.locator('[data-rack] [data-piece]').allTextContents();
  return shown.map((text) => (text === '' ? BLANK : (text.replace(/\d+$/u, '') as Tile)));
}

/** What somebody who knows the words would do. */
async function bestMove(page: Page, language: Language) {
  const edition = editions.find(({ id }) => id === language);
  const rules = edition?.rulesets[0];
  const tileset = edition?.tilesets.find(({ id }) => id === rules?.tileset);
  const layout = rules === undefined ? undefined : boardOf(rules.board);
  if (rules === undefined || tileset === undefined || layout === undefined)
    throw new Error(language);
  const position = {
    player: 0,
    board: await boardOn(page),
    rack: await rackOn(page),
    scores: [0, 0],
  };
  const answer = answerHere(dataHere(language), {
    kind: 'rank',
    table: { rules, tileset, layout },
    position,
    most: 1,
  });
  if (!answer.ok) throw new Error(answer.error.code);
  return (answer.value as Answers['rank'])[0]?.candidate ?? { kind: 'pass' as const };
}

async function walk(page: Page, url: string, language: Language): Promise<string> {
  const say = (id: MessageId): string => catalogues[language][id];
  await page.addInitScript(chooseWay, 'rulebook' as const);
  const me = await Listener.at(page);
  await page.clock.setFixedTime(DAY);
  await page.goto(url);
  await expect(page.locator('[data-rack] [data-piece]')).toHaveCount(7);
  await me.note('(page)');
  while (!(await me.focused()).startsWith(say('home.empty-board'))) await me.press('Tab');
  const mine = page.getByRole('status').filter({ hasText: say('game.your-turn') });
  const asks = page.getByRole('button', { name: say('game.accept'), exact: true });
  const over = page.locator('[data-game][data-phase="over"]');
  const turns = page.getByRole('region', { name: say('game.moves') }).getByRole('listitem');
  /** A pass is asked about once more. */
  const ends = page
    .getByRole('dialog', { name: say('in-game.pass-ends') })
    .or(page.getByRole('dialog', { name: say('in-game.pass-really') }));
  const asked = () => expect(mine.or(asks).or(over).first()).toBeVisible();
  /** The own move is on the sheet, and there is something to do again. */
  const answered = async (before: number): Promise<void> => {
    await expect.poll(() => turns.count()).toBeGreaterThan(before);
    await asked();
  };
  await me.press('Enter', asked);

  const goTo = async (square: Square): Promise<void> => {
    const here = Number(await page.locator(':focus').getAttribute('data-square')) as Square;
    const steps = (from: number, to: number, [less, more]: readonly [string, string]) =>
      Array.from({ length: Math.abs(to - from) }, () => (to < from ? less : more));
    const keys = [
      ...steps(columnOf(here), columnOf(square), ['ArrowLeft', 'ArrowRight']),
      ...steps(rowOf(here), rowOf(square), ['ArrowUp', 'ArrowDown']),
    ];
    for (const key of keys) await me.press(key);
  };

  while (!(await me.focused()).includes('gridcell')) await me.press('Tab');
  let isDown = false;
  while (!(await over.isVisible())) {
    if (await asks.isVisible()) {
      await me.press('7', () => expect(mine.or(over).first()).toBeVisible());
      continue;
    }
    await me.ask('9');
    const before = await turns.count();
    const move = await bestMove(page, language);
    if (move.kind !== 'place') {
      await me.press('4', async () => {
        await expect
          .poll(async () => (await ends.isVisible()) || (await turns.count()) > before)
          .toBe(true);
        if (!(await ends.isVisible())) await answered(before);
      });
      if (await ends.isVisible()) await me.press('Enter', () => answered(before));
      continue;
    }
    const [first] = move.tiles;
    if (first === undefined) throw new Error('a play without tiles');
    await goTo(first.square);
    if ((move.direction === 'down') !== isDown) {
      await me.press('Space');
      isDown = !isDown;
    }
    for (const { letter } of move.tiles) await me.press(letter);
    await me.press('Enter', () => answered(before));
  }
  await expect(page.getByRole('button', { name: say('rematch.again') })).toBeVisible();
  await me.press('Tab');
  return `${me.heard.join('\n')}\n`.replace(CLOCK, '25:00.');
}

for (const language of isLong ? LANGUAGES : (['uk'] as const))
  test(`a whole game is heard: ${language}`, async ({ browser, server }) => {
    const context = await browser.newContext({
      locale: language,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    await fixLuck(context, SEED);
    await putIn(context, 'speech');
    const heard = await walk(await context.newPage(), server.url, language);
    if (isWriting) writeFileSync(goldenOf(language), heard);
    expect(heard).toBe(readFileSync(goldenOf(language), 'utf8'));
    await context.close();
  });
