/** Several people around one device. */
import { expect, type Locator } from '@playwright/test';
import type { Person } from './person.ts';

/** From the builder, where two places are laid out, to the first move: each takes the device once and agrees. Who has it then. */
export async function sitAround(person: Person, names: readonly string[]): Promise<string> {
  for (let places = 2; places < names.length; places++) await person.button('build.add').click();
  for (const [i, name] of names.entries())
    await person.page.getByLabel(person.say('build.name', { number: i + 1 })).fill(name);
  await person.button('build.begin').click();
  for (const name of names) {
    expect(await takeDevice(person, names)).toBe(name);
    await person.button('game.agree').click();
  }
  const cover = coverOf(person, names);
  await cover.or(person.myTurn).first().waitFor();
  return (await cover.isVisible()) ? takeDevice(person, names) : (names.at(-1) ?? '');
}

/** For whichever of them it is. */
export const coverOf = ({ page, say }: Person, names: readonly string[]): Locator => {
  const texts = names.map((player) => say('cover.open', { player }));
  return page.getByRole('button', { name: new RegExp(`^(?:${texts.join('|')})$`, 'u') });
};

/** Nobody's tiles are on the page until somebody has taken the device; who that is. */
export async function takeDevice(person: Person, names: readonly string[]): Promise<string> {
  const cover = coverOf(person, names);
  await cover.waitFor();
  await expect(person.rack).toHaveCount(0);
  await expect(person.laid).toHaveCount(0);
  const text = await cover.textContent();
  await cover.click();
  return names.find((name) => text?.includes(name)) ?? '';
}
