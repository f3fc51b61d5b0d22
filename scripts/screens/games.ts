/** The games that the pictures show: each is played once in a language, and then opened in every dress. */
import type { Browser, BrowserContext, Locator } from '@playwright/test';
import { withFallback } from '@taht/base';
import type { Language } from '@taht/messages';
import { fixLuck } from '../../apps/web/test/browser/in-page.ts';
import { mouse } from '../../apps/web/test/scenario/hands.ts';
import { Person } from '../../apps/web/test/scenario/person.ts';
import { move, playToTheEnd, playTurns } from '../../apps/web/test/scenario/whole-game.ts';

/** What a browser knows after a game, to be handed to another one. */
export type Known = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface Played {
  readonly known: Known;
  /** Where the game is, without a slash in front. */
  readonly path: string;
}

/** How people are called in each language. */
const nameIn = withFallback(
  { et: 'Mari', is: 'Sigga', fi: 'Aino', uk: 'Оксана', tr: 'Elif', en: 'Anna' },
  'Anna',
);

/** Whatever is there for everybody on one day is the same each time. */
export const DAY = Date.parse('2026-11-18T12:00');

/** Milliseconds that a page may take: pictures are also taken where a machine does other things besides. */
export const PATIENCE = 180_000;

export interface Place {
  readonly browser: Browser;
  readonly url: string;
  readonly language: Language;
}

/** Somebody on the first page; what they draw is the same each time. */
async function enter({ browser, url, language }: Place, luck: number): Promise<Person> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: language,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(PATIENCE);
  await fixLuck(context, luck);
  await context.addInitScript((name) => {
    localStorage.setItem('taht.name', JSON.stringify(name));
  }, nameIn(language));
  const page = await context.newPage();
  await page.clock.setFixedTime(DAY);
  await page.goto(url);
  await page.locator('[data-home] [data-piece]').first().waitFor();
  return new Person(page, language);
}

async function leave({ page }: Person): Promise<Played> {
  const known = await page.context().storageState({ indexedDB: true });
  const path = new URL(page.url()).pathname.slice(1);
  await page.context().close();
  return { known, path };
}

/** The hidden word of the first page, some more turns, and a word that is laid and not yet played. */
export async function playFromHome(place: Place): Promise<Played> {
  const person = await enter(place, 1);
  await layHint(person);
  await person.button('game.play').click();
  await person.page.waitForURL(/\/play\//u);
  await playTurns(person, mouse, 2);
  await layGood(person);
  return leave(person);
}

async function layHint(person: Person): Promise<void> {
  await person.button('home.hint').click();
  const inDialog = (id: 'in-game.next-hint' | 'in-game.lay-hint'): Locator =>
    person.dialog.getByRole('button', { name: person.say(id) });
  while (!(await inDialog('in-game.lay-hint').isVisible()))
    await inDialog('in-game.next-hint').click();
  await inDialog('in-game.lay-hint').click();
}

async function layGood(person: Person): Promise<void> {
  await person.asked();
  const best = await person.goodMove();
  if (best.kind === 'place') await mouse.lay(person, best.tiles);
}

const FOUR = ['level-2', 'level-6', 'level-10'] as const;

/** One person and three animals. */
export async function playWithThree(place: Place): Promise<Played> {
  const person = await enter(place, 4);
  const me = { kind: 'person', name: nameIn(place.language) };
  await person.page.evaluate(
    (places) => localStorage.setItem('taht.places', JSON.stringify(places)),
    [me, ...FOUR.map((bot) => ({ kind: 'bot', bot }))],
  );
  await person.page.goto(`${place.url}new`);
  await person.button('build.begin').click();
  await person.button('game.agree').or(person.myTurn).first().waitFor();
  if (await person.button('game.agree').isVisible()) await person.button('game.agree').click();
  await playTurns(person, mouse, 3);
  await layGood(person);
  return leave(person);
}

export interface PlayedToBlank extends Played {
  /** Where it would be laid. */
  readonly square: number;
}

/** Until a blank would be laid: the other tiles of the word are on the board. */
export async function playToBlank(place: Place, luck = 1): Promise<PlayedToBlank> {
  const person = await begin(place, luck);
  while ((await person.asked()) === 'turn') {
    const best = await person.goodMove();
    const tiles = best.kind === 'place' ? best.tiles : [];
    const blank = tiles.find((tile) => tile.blank);
    if (blank === undefined) await move(person, mouse, best);
    else {
      await mouse.lay(
        person,
        tiles.filter((tile) => !tile.blank),
      );
      return { ...(await leave(person)), square: blank.square };
    }
  }
  await person.page.context().close();
  return playToBlank(place, luck + 1);
}

/** A whole game against the gentlest. */
export async function playWhole(place: Place): Promise<Played> {
  const person = await begin(place, 7);
  await playToTheEnd(person, mouse);
  return leave(person);
}

async function begin(place: Place, luck: number): Promise<Person> {
  const person = await enter(place, luck);
  await person.button('home.empty-board').click();
  await person.page.waitForURL(/\/play\//u);
  return person;
}

/** A table that waits for a friend, as its host sees it. */
export async function openTable(place: Place): Promise<Played> {
  const person = await enter(place, 1);
  await person.page.goto(`${place.url}friends/new`);
  await person.page.waitForURL(/\/t\/table-/u);
  await person.page.getByLabel(person.say('table.link')).waitFor();
  return leave(person);
}
