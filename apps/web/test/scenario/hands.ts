/** The ways to touch a page: a mouse, fingers, or keys alone. A story is told with one of them. */
import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import { BLANK, type Tile } from '@taht/letters';
import { BOARD_SIZE, type PlacedTile } from '@taht/rules';
import type { Person } from './person.ts';
import { Touch } from './touch.ts';

export interface Hand {
  /** A button, a link, a box to tick. */
  press(person: Person, target: Locator): Promise<void>;
  /** Tiles from the rack to the board. */
  lay(person: Person, tiles: readonly PlacedTile[]): Promise<void>;
}

const tileFor = ({ letter, blank }: PlacedTile): Tile =>
  blank ? BLANK : (letter as string as Tile);

/** The first tile is dragged, the others are taken up and put down with a click. */
export const mouse: Hand = {
  press: (_, target) => target.click(),
  lay: async (person, tiles) => {
    for (const [i, placed] of tiles.entries()) {
      const tile = person.tile(tileFor(placed)).first();
      const square = person.square(placed.square);
      if (i === 0) await tile.dragTo(square);
      else {
        await tile.click();
        await square.click();
      }
      await isLaid(person, placed, mouse);
    }
  },
};

/** A blank is asked for its letter first. */
async function isLaid(person: Person, placed: PlacedTile, hand: Hand): Promise<void> {
  const { letter, blank, square } = placed;
  const picker = person.page.getByRole('dialog', { name: person.say('game.choose-blank') });
  if (blank) await hand.press(person, picker.getByRole('button', { name: letter, exact: true }));
  await person.square(square).filter({ hasText: letter }).waitFor();
}

/** The first tile is dragged with a finger, the others are tapped. */
export const finger: Hand = {
  press: (_, target) => target.tap(),
  lay: async (person, tiles) => {
    for (const [i, placed] of tiles.entries()) {
      const tile = person.tile(tileFor(placed)).first();
      const square = person.square(placed.square);
      if (i === 0) await dragByTouch(person, tile, square);
      else {
        await tile.tap();
        await square.tap();
      }
      await isLaid(person, placed, finger);
    }
  },
};

/** The tile is seen above the finger and falls where it is seen: the finger goes on until it is over the square, which may come nearer meanwhile. */
async function dragByTouch(person: Person, tile: Locator, square: Locator): Promise<void> {
  const touch = await Touch.on(person.page);
  await touch.takeUp(tile);
  await touch.bringTo(square);
  // It comes to rest first: after a flick browsers take the next tap for the one that stops it.
  await touch.rest();
  await touch.letGo();
}

/** No mouse at all: from place to place with the tabulator, on the board with arrows and letters. */
export const keys: Hand = {
  press: async (person, target) => {
    await tabTo(person, target);
    await person.page.keyboard.press('Enter');
  },
  lay: async (person, tiles) => {
    const [first] = tiles;
    if (first === undefined) return;
    await tabTo(person, person.page.locator('[role="gridcell"][tabindex="0"]'));
    await walkTo(person, first.square);
    await type(person, tiles);
  },
};

/** A click where the word begins, and the letters by keys: the fastest. */
export const typist: Hand = {
  press: mouse.press,
  lay: async (person, tiles) => {
    const [first] = tiles;
    if (first === undefined) return;
    await person.square(first.square).click();
    await type(person, tiles);
  },
};

/** From the cursor on, whichever way it goes. */
async function type(person: Person, tiles: readonly PlacedTile[]): Promise<void> {
  const [first, second] = tiles as readonly [PlacedTile, ...PlacedTile[]];
  const isDown = second !== undefined && second.square - first.square >= BOARD_SIZE;
  const wanted = isDown ? 'down' : 'across';
  const square = person.square(first.square);
  await expect(square).toHaveAttribute('data-cursor');
  if ((await square.getAttribute('data-cursor')) !== wanted) await person.page.keyboard.press(' ');
  await expect(square).toHaveAttribute('data-cursor', wanted);
  for (const { letter } of tiles) await typeKey(person, letter);
}

/** As often as it takes, but not for ever. */
const MOST_TABS = 120;

async function tabTo({ page }: Person, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = async () => (await target.and(page.locator(':focus')).count()) > 0;
  for (let tabs = 0; !(await isThere()); tabs++) {
    if (tabs === MOST_TABS) throw new Error(`no way to ${target}`);
    await page.keyboard.press('Tab');
  }
}

async function walkTo({ page }: Person, to: number): Promise<void> {
  const here = Number(await page.locator(':focus').getAttribute('data-square'));
  const go = async (key: string, steps: number): Promise<void> => {
    for (let i = 0; i < steps; i++) await page.keyboard.press(key);
  };
  const right = (to % BOARD_SIZE) - (here % BOARD_SIZE);
  const down = Math.floor(to / BOARD_SIZE) - Math.floor(here / BOARD_SIZE);
  await go(right > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(right));
  await go(down > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(down));
}

const lines = new WeakMap<Page, Promise<CDPSession>>();

/** A key of any layout. */
export async function typeKey({ page, language }: Person, letter: string): Promise<void> {
  const opened = lines.get(page) ?? page.context().newCDPSession(page);
  lines.set(page, opened);
  const line = await opened;
  const key = letter.toLocaleLowerCase(language);
  await line.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
  await line.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
}
