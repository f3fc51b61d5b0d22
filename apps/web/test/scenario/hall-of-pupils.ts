/** A hall of pupils: their list as a spreadsheet writes it, and what a teacher types on the console. */
import { expect } from '@playwright/test';
import type { Person } from './person.ts';
import type { Stage } from './story.ts';

const FIRST = ['Ada', 'Bora', 'Cem', 'Deniz', 'Ece', 'Filiz', 'Gül', 'Işıl'];
const LAST = ['Akın', 'Bulut', 'Çelik', 'Demir', 'Eren', 'Fırat', 'Güneş', 'İnce'];
const SCHOOLS = 16;

export const NAMES = LAST.flatMap((last) => FIRST.map((first) => `${first} ${last}`));

/** Four of each school. */
export const roster = (): string =>
  ['Adı Soyadı;Okul;Sınıf', ...NAMES.map((name, i) => `${name};Okul ${(i % SCHOOLS) + 1};5`)].join(
    '\r\n',
  );

/** A seat as it is typed: before deductions and after. */
export type Typed = readonly [before: number, score: number];

/** How often a mouse or finger has clicked; what the keyboard does is no click. */
export async function countClicks({ page }: Person): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('clicked', () => {
    clicks += 1;
  });
  await page.evaluate(`addEventListener('pointerdown', () => clicked(), { capture: true })`);
  return () => clicks;
}

/** Whoever comes to the tournaments for the first time says a name. */
export async function comeAsTeacher(stage: Stage): Promise<Person> {
  const teacher = await stage.enter({ at: `${stage.server.url}tournament` });
  await expect(teacher.button('net.enter')).toBeVisible();
  return teacher;
}

export async function chooseFile(person: Person, name: string, text: string): Promise<void> {
  const chooser = person.page.waitForEvent('filechooser');
  await person.page.getByText(person.say('console.choose-file'), { exact: true }).click();
  await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

export async function sayName(person: Person): Promise<void> {
  await person.page.getByLabel(person.say('net.name')).fill('Teacher');
  await person.button('net.enter').click();
}

/** Table after table, without a look at the mouse; the keyboard is in the first field of the first one. */
export async function typeTables(
  { page }: Person,
  tables: readonly (readonly Typed[])[],
): Promise<void> {
  for (const seats of tables) {
    for (const figure of seats.flat()) {
      await page.keyboard.type(String(figure));
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('Enter');
  }
}

/** What is to be done next, as it stands at the top of the console. */
export const next = ({ page, say }: Person) =>
  page.getByRole('region', { name: say('console.next') });

export const table = ({ page, say }: Person, number: number) =>
  page.getByRole('region', {
    name: new RegExp(`^${say('tournament.table', { table: number })} `, 'u'),
  });
