/** The way from the first page into a game against the computer from an empty board, by the rulebook. */
import { type Hand, mouse } from './hands.ts';
import type { Person } from './person.ts';

export interface Begin {
  readonly hand?: Hand;
  /** The one chosen before, unless told. */
  readonly bot?: string;
}

export async function beginWithBot(person: Person, { hand = mouse, bot }: Begin = {}) {
  if (bot !== undefined)
    await person.page.getByLabel(person.say('home.strength')).selectOption(bot);
  await hand.press(person, person.button('home.play-bot'));
  // The first page has a board of its own.
  await person.page.locator('[data-game]').waitFor();
}
