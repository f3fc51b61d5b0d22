/** Tiles dropped by chance, the same each time: on a board that is far, that comes nearer, that is near, and beside everything. */
import { expect, type Locator } from '@playwright/test';
import { SQUARES } from '@taht/rules';
import { makeRandom } from '@taht/search';
import type { Person } from './person.ts';
import { middleOf, OFTEN, Touch } from './touch.ts';

const SEED = 20261118;
const ALL = Array.from({ length: SQUARES }, (_, square) => square);

const WAYS = ['at once', 'after a rest', 'by looking', 'beside everything'] as const;
type Way = (typeof WAYS)[number];

export async function dropAtRandom(person: Person, count: number): Promise<void> {
  const random = makeRandom(SEED);
  const among = <T>(list: readonly T[]): T => list[random.below(list.length)] as T;
  const before = await shownTiles(person);
  const laid = new Map<number, string>();
  // A blank would be asked for its letter.
  const tiles = person.rack.filter({ hasText: /./u });
  for (let drop = 0; drop < count; drop++) {
    if (laid.size === 5 || random.below(4) === 0) await takeAllBack(person, laid);
    const square = among(ALL.filter((each) => before[each] === undefined && !laid.has(each)));
    const way = among(WAYS);
    const tile = tiles.nth(random.below(await tiles.count()));
    const letter = (await tile.textContent()) ?? '';
    await dropTile(person, tile, person.square(square), way);
    if (way !== 'beside everything') laid.set(square, letter);
    await expect
      .poll(() => shownTiles(person), {
        ...OFTEN,
        message: `drop ${drop}: ${letter} to ${square} ${way}`,
      })
      .toEqual({ ...before, ...Object.fromEntries(laid) });
  }
}

const isNear = async ({ page }: Person): Promise<boolean> =>
  (await page.locator('[data-near]').count()) > 0;

async function dropTile(person: Person, tile: Locator, square: Locator, way: Way): Promise<void> {
  const touch = await Touch.on(person.page);
  const wasNear = await isNear(person);
  const spot = await middleOf(square);
  await touch.takeUp(tile);
  if (way === 'beside everything') await touch.carryTo({ x: 200, y: 12 });
  else if (way === 'by looking' || wasNear) await touch.bringTo(square);
  else {
    // Where it was seen when the tile was taken up: what comes nearer there is the square itself.
    await touch.carryTo(spot);
    // On a slow machine the finger may have rested on its way.
    if (await isNear(person)) await touch.bringTo(square);
    else if (way === 'after a rest') await expect.poll(() => isNear(person), OFTEN).toBe(true);
  }
  await touch.letGo();
}

async function takeAllBack(person: Person, laid: Map<number, string>): Promise<void> {
  // After a flick browsers take the next tap for the one that stops it, so it is no tap.
  if (laid.size > 0) await person.button('game.recall').click();
  laid.clear();
  await expect(person.rack).toHaveCount(7);
  await expect.poll(() => isNear(person), OFTEN).toBe(false);
  // Until the board is as far as it goes.
  await person.page.evaluate('Promise.all(document.getAnimations().map((each) => each.finished))');
}

/** What lies on which square, laid or played. */
const shownTiles = ({ laid }: Person): Promise<Record<number, string>> =>
  laid.evaluateAll((all) =>
    Object.fromEntries(
      // Beside the tile the score may be shown.
      all.map((cell) => [cell.getAttribute('data-square'), cell.firstElementChild?.textContent]),
    ),
  );
