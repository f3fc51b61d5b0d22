/** The way from the first page into a game against the computer from an empty board, by the rulebook. */
import { type Hand, mouse } from './hands.ts';
import type { Person } from './person.ts';

export interface Begin {
  readonly hand?: Hand;
  /** As if it had been played with before; the gentlest, unless told. */
  readonly bot?: string;
}

export async function beginWithBot(person: Person, { hand = mouse, bot }: Begin = {}) {
  if (bot !== undefined) {
    await person.page.evaluate((name) => localStorage.setItem('taht.bot', name), `"${bot}"`);
    await person.page.reload();
  }
  await hand.press(person, person.button('home.empty-board'));
  // The first page has a board of its own.
  await person.page.locator('[data-game]').waitFor();
}
