/** People come together at a table of the server, each with a browser of their own. */
import { type BrowserContextOptions, expect } from '@playwright/test';
import type { HouseRuleName } from '@taht/editions';
import type { Hand } from './hands.ts';
import type { Person } from './person.ts';
import type { Stage } from './story.ts';
import { accept, chooseFromMenu, move } from './whole-game.ts';

export interface Guest extends BrowserContextOptions {
  readonly name: string;
}

/** The first opens the table, the others come by its link; everybody has agreed and sees the game. */
export async function gather(
  stage: Stage,
  guests: readonly Guest[],
  home = stage.server.url,
  houseRules: readonly HouseRuleName[] = [],
): Promise<Person[]> {
  const [first, ...others] = guests;
  if (first === undefined) throw new Error('nobody');
  const host = await arrive(stage, first, `${home}friends`);
  await host.page.getByText(host.say('friends.own-rules'), { exact: true }).click();
  if (others.length > 1)
    await host.page
      .getByRole('combobox', { name: host.say('friends.places'), exact: true })
      .selectOption(String(guests.length));
  if (houseRules.length > 0) await chooseRules(host, houseRules);
  await host.button('friends.open').click();
  const link = await host.page.getByLabel(host.say('table.link')).inputValue();
  const people = [host];
  for (const guest of others) {
    const person = await arrive(stage, guest, link);
    await person.button('table.sit-and-play').click();
    people.push(person);
    // With the last of them the game begins.
    if (people.length < guests.length)
      await expect(host.page.getByText(guest.name, { exact: true })).toBeVisible();
  }
  await Promise.all(people.map(({ page }) => page.waitForURL(/\/g\/game-/u)));
  return people;
}

async function chooseRules({ page, say }: Person, names: readonly HouseRuleName[]): Promise<void> {
  for (const lid of ['friends.more', 'friends.house-rules'] as const)
    await page.getByText(say(lid), { exact: true }).click();
  for (const name of names)
    await page.getByLabel(say(`house-rule.${name}`), { exact: true }).check();
}

/** Somebody whose device knows what they are called. */
function arrive(stage: Stage, { name, ...options }: Guest, at: string): Promise<Person> {
  const { origin } = new URL(at);
  const localStorage = [{ name: 'taht.name', value: JSON.stringify(name) }];
  const storageState = { cookies: [], origins: [{ origin, localStorage }] };
  return stage.enter({ ...options, at, storageState });
}

/** Whoever is on turn, then the others. */
export async function inTurn(people: readonly Person[]): Promise<[Person, ...Person[]]> {
  const isMover = async (person: Person): Promise<boolean> => (await person.myTurn.count()) > 0;
  let movers: Person[] = [];
  await expect
    .poll(async () => {
      const are = await Promise.all(people.map(isMover));
      movers = people.filter((_, i) => are[i]);
      return movers.length;
    })
    .toBe(1);
  return [movers[0] as Person, ...people.filter((person) => person !== movers[0])];
}

/** So many good moves of two people, by whoever is on turn; the other accepts. */
export async function playInTurn(
  people: readonly Person[],
  hand: Hand,
  turns: number,
): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    const [mover, ...others] = await inTurn(people);
    await move(mover, hand, await mover.goodMove());
    for (const other of others) await acceptIfAsked(other, hand);
  }
}

/** Where nobody may challenge the play it is one's turn at once. */
export async function acceptIfAsked(person: Person, hand: Hand): Promise<void> {
  if ((await person.asked()) === 'window') await accept(person, hand);
}

/** Everybody agrees to stop where the game stands. */
export async function stopHere(people: readonly Person[]): Promise<void> {
  for (const person of people) {
    await chooseFromMenu(person, 'in-game.propose-end');
  }
  for (const person of people) await expect(person.finalSheet).toBeVisible();
}
