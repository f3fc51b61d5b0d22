/** What is taken a picture of: where it is, and what is known and done there. */
import type { Page } from '@playwright/test';
import {
  type Known,
  openTable,
  type Place,
  type Played,
  playFromHome,
  playToBlank,
  playWhole,
  playWithThree,
} from './games.ts';

export interface Scene {
  readonly name: string;
  /** What is there when the page is. */
  readonly shows: string;
  /** Where it is, and what the browser knows there; what has to be played for it is played when it is first asked. */
  readonly open: () => Promise<Opened>;
}

interface Opened {
  /** Without a slash in front. */
  readonly path: string;
  /** By a browser that was never here, unless told. */
  readonly known?: Known;
  readonly act?: (page: Page) => Promise<void>;
}

const RACK = '[data-rack] [data-piece]';

/** The pages of one language. */
export function scenesIn(place: Place): readonly Scene[] {
  const four = once(() => playWithThree(place));
  const table = once(() => openTable(place));
  const whole = once(() => playWhole(place));
  return [
    { name: 'home', shows: RACK, open: at('') },
    { name: 'game', shows: RACK, open: once(() => playFromHome(place)) },
    { name: 'home-again', shows: RACK, open: async () => ({ ...(await four()), path: '' }) },
    { name: 'four', shows: RACK, open: four },
    { name: 'blank', shows: RACK, open: once(() => openBlank(place)) },
    { name: 'end', shows: '[data-phase="over"] h2', open: whole },
    { name: 'first-game', shows: RACK, open: at('learn/first-game') },
    { name: 'invited', shows: '[data-square]', open: async () => ({ path: (await table()).path }) },
    { name: 'inviting', shows: 'main input[readonly]', open: table },
    { name: 'lobby', shows: 'main h1', open: at('lobby') },
    { name: 'settings', shows: 'main h1', open: at('settings') },
    { name: 'puzzle', shows: RACK, open: at('puzzle') },
    { name: 'learn', shows: 'main h1', open: at('learn') },
    { name: 'words', shows: 'main h1', open: at('words') },
    { name: 'tournaments', shows: 'main h1', open: at('tournament') },
    { name: 'me', shows: 'main h1', open: async () => ({ ...(await whole()), path: 'me' }) },
    { name: 'review', shows: '[data-square]', open: async () => lookedBackAt(await whole()) },
  ];
}

const at = (path: string) => async (): Promise<Opened> => ({ path });

const lookedBackAt = ({ path, ...played }: Played): Opened => ({
  ...played,
  path: path.replace(/^play\//u, 'review/replay/'),
  act: async (page) => {
    await page.locator('main ol button').nth(6).click();
    await page.locator('main li button[aria-pressed]').first().waitFor();
  },
});

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

async function openBlank(place: Place): Promise<Opened> {
  const { square, ...played } = await playToBlank(place);
  return {
    ...played,
    act: async (page) => {
      await page.locator(RACK).filter({ hasNotText: /\S/u }).first().click();
      await page.locator(`[data-square="${square}"]`).click();
      await page.getByRole('dialog').waitFor();
    },
  };
}
