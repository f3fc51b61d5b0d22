/** A finger that carries a tile over the page, as the browser hears of it. */
import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A finger looks all the time. */
export const OFTEN = { intervals: [10] };

/** A tile is farther above a finger than a finger is wide. */
const LIFT = 52;
/** On its way a finger is felt so often. */
const STEPS = 3;

/** Where the tile is seen: what was felt is seen in the next frame. */
const SEEN = `new Promise((tell) => requestAnimationFrame(() => {
  const box = document.querySelector('[data-carried]')?.getBoundingClientRect();
  tell(box === undefined ? null : { x: box.left + box.width / 2, y: box.top + box.height / 2 });
}))`;

export class Touch {
  readonly #page: Page;
  readonly #line: CDPSession;
  #at: Spot = { x: 0, y: 0 };

  private constructor(page: Page, line: CDPSession) {
    this.#page = page;
    this.#line = line;
  }

  static async on(page: Page): Promise<Touch> {
    return new Touch(page, await page.context().newCDPSession(page));
  }

  async takeUp(tile: Locator): Promise<void> {
    // As for a tap: it lies still, and nothing lies over it.
    await tile.tap({ trial: true });
    this.#at = await middleOf(tile);
    await this.#send('touchStart');
  }

  /** Until the tile is seen at a spot of the screen, whatever lies there. */
  async carryTo({ x, y }: Spot): Promise<void> {
    const from = this.#at;
    for (let step = 1; step <= STEPS; step++) {
      const part = step / STEPS;
      const goal = y + LIFT;
      this.#at = { x: from.x + (x - from.x) * part, y: from.y + (goal - from.y) * part };
      await this.#send('touchMove');
    }
    await expect.poll(async () => this.#near({ x, y }), OFTEN).toBe(true);
  }

  /** Until the tile is over the square and nothing moves any more; where the board is near, it moves on at its edges. */
  async bringTo(square: Locator): Promise<void> {
    let before = '';
    // Only what is pushed outwards moves the board: what comes in over the edge may want to stay there.
    if (!(await shownMiddle(square)).isShown)
      await this.carryTo(await middleOf(this.#page.locator('[data-near]')));
    this.#at = { x: this.#at.x, y: this.#at.y - LIFT };
    await this.#send('touchMove');
    await expect
      .poll(async () => {
        const goal = await shownMiddle(square);
        const isThere = (await this.#near(goal)) && goal.isShown && JSON.stringify(goal) === before;
        before = JSON.stringify(goal);
        return isThere && (await square.getAttribute('data-target')) === '';
      }, OFTEN)
      .toBe(true);
  }

  /** Whether the tile is seen there; if not, the finger goes on towards it. Near the rack a tile goes faster than the finger. */
  async #near(goal: Spot): Promise<boolean> {
    const seen = (await this.#page.evaluate(SEEN)) as Spot | null;
    if (seen === null) return false;
    const off = { x: goal.x - seen.x, y: goal.y - seen.y };
    if (Math.hypot(off.x, off.y) < 2) return true;
    this.#at = { x: this.#at.x + off.x, y: this.#at.y + off.y * 0.6 };
    await this.#send('touchMove');
    return false;
  }

  async rest(): Promise<void> {
    for (let i = 0; i < 2; i++) await this.#send('touchMove');
  }

  async letGo(): Promise<void> {
    await this.#send('touchEnd');
    await this.#line.detach();
  }

  async #send(type: 'touchStart' | 'touchMove' | 'touchEnd'): Promise<void> {
    const touchPoints = type === 'touchEnd' ? [] : [this.#at];
    await this.#line.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}

export async function middleOf(target: Locator): Promise<Spot> {
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
}

/** Of a square; where it is out of sight, the place at the edge of the window that is nearest to it. */
const shownMiddle = (square: Locator): Promise<Spot & { readonly isShown: boolean }> =>
  square.evaluate((cell) => {
    const { left, top, width, height } = cell.getBoundingClientRect();
    const middle = { x: left + width / 2, y: top + height / 2 };
    const port = cell.closest('[data-board]')?.getBoundingClientRect();
    if (port === undefined) throw new Error('no board');
    const within = (at: number, from: number, to: number): number =>
      Math.min(Math.max(at, from + 4), to - 4);
    const x = within(middle.x, port.left, port.right);
    const y = within(middle.y, port.top, port.bottom);
    return { x, y, isShown: x === middle.x && y === middle.y };
  });
