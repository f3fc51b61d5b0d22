/** A game from wherever it stands to its end, by one who takes a good move each time. */
import { expect, type Locator } from '@playwright/test';
import type { MessageId } from '@taht/messages';
import type { Candidate } from '@taht/search';
import { type Hand, mouse } from './hands.ts';
import type { Asked, Person } from './person.ts';
import type { Say } from './texts.ts';

type Act = (person: Person, hand: Hand) => Promise<void>;

/** What is done the first times that one is asked, instead of a good move. */
export interface Firsts {
  readonly turn?: readonly Act[];
  readonly window?: readonly Act[];
}

/** To the end, or until one is asked for so many moves. */
export async function playToTheEnd(
  person: Person,
  hand: Hand,
  firsts: Firsts = {},
  mostTurns = Number.POSITIVE_INFINITY,
): Promise<void> {
  const acts = { turn: [...(firsts.turn ?? [])], window: [...(firsts.window ?? [])] };
  for (let turns = 0; ; ) {
    const asked = await person.asked();
    if (asked === 'over') break;
    if (asked === 'turn' && turns++ === mostTurns) break;
    const act = acts[asked].shift() ?? (asked === 'window' ? accept : playGood);
    await act(person, hand);
  }
  expect(acts).toEqual({ turn: [], window: [] });
}

/** To the end, and nothing is laid but by the others. */
export async function passToTheEnd(person: Person): Promise<void> {
  for (;;) {
    const asked = await person.asked();
    if (asked === 'over') return;
    await (asked === 'window' ? accept : pass)(person, mouse);
  }
}

/** So many moves of one's own; whatever the others lay is accepted. */
export async function playTurns(person: Person, hand: Hand, count: number): Promise<void> {
  for (let moves = 0; moves < count; moves++) {
    await playUntil(person, hand, 'turn');
    await playGood(person, hand);
  }
}

/** A good move each time, until one is asked that. */
export async function playUntil(person: Person, hand: Hand, wanted: Asked): Promise<void> {
  for (;;) {
    const asked = await person.asked();
    if (asked === wanted) return;
    if (asked === 'over') throw new Error('the game is over');
    await (asked === 'window' ? accept : playGood)(person, hand);
  }
}

const playGood: Act = async (person, hand) => move(person, hand, await person.goodMove());

/** All words of the play, after what it may cost has been said. Where a turn is missed for it, the next play may be asked about at once. */
export const challenge: Act = async (person, hand) => {
  const played = person.question.filter({ hasText: (await person.question.textContent()) ?? '' });
  await hand.press(person, person.button('game.challenge').first());
  await hand.press(
    person,
    person.dialog.getByRole('button', { name: person.say('game.challenge'), exact: true }),
  );
  await expect(played).toHaveCount(0);
};

export const accept: Act = async (person, hand) => {
  const button = person.button('game.accept');
  await hand.press(person, button);
  await expect(button).toBeHidden();
};

export async function move(person: Person, hand: Hand, best: Candidate): Promise<void> {
  if (best.kind === 'exchange') return exchange(best.tiles.length)(person, hand);
  if (best.kind === 'pass') return pass(person, hand);
  const before = await person.turns.count();
  await hand.lay(person, best.tiles);
  await hand.press(person, person.button('game.play'));
  await hasMoved(person, before);
}

/** The move is on the sheet; or the game is out of sight, because the device goes to another. */
const moved = ({ page, turns }: Person, before: number): Locator =>
  turns.nth(before).or(page.locator('main:not(:has([data-rack]))'));

const hasMoved = (person: Person, before: number): Promise<void> =>
  moved(person, before).first().waitFor({ state: 'attached' });

/** The first so many tiles of the rack. */
export const exchange =
  (count: number): Act =>
  async (person, hand) => {
    const before = await person.turns.count();
    await chooseFromMenu(person, 'game.exchange', undefined, hand);
    const dialog = person.page.getByRole('dialog', { name: person.say('game.choose-exchange') });
    const tiles = dialog.locator('button[aria-pressed]');
    for (let i = 0; i < count; i++) await hand.press(person, tiles.nth(i));
    const done = person.say('game.exchange-count', { count });
    await hand.press(person, dialog.getByRole('button', { name: done, exact: true }));
    await hasMoved(person, before);
  };

/** Where it cannot be taken back or ends the game, that is asked first. */
export const pass: Act = async (person, hand) => {
  const before = await person.turns.count();
  const asks = (['in-game.pass-really', 'in-game.pass-ends'] as const).map((id) =>
    person.page.getByRole('dialog', { name: person.say(id), exact: true }),
  );
  const sure = (asks[0] as Locator).or(asks[1] as Locator);
  await chooseFromMenu(person, 'game.pass', undefined, hand);
  await moved(person, before).or(sure).first().waitFor({ state: 'attached' });
  if (await sure.isVisible())
    await hand.press(person, sure.getByRole('button', { name: person.say('in-game.yes') }));
  await hasMoved(person, before);
};

export async function chooseFromMenu(
  person: Person,
  id: MessageId,
  values?: Parameters<Say>[1],
  hand: Pick<Hand, 'press'> = mouse,
): Promise<void> {
  const name = person.say(id, values);
  await hand.press(person, person.button('game.more'));
  await hand.press(person, person.dialog.getByRole('button', { name, exact: true }));
}
