/** What a browser began with a dictionary that is no longer the newest goes on with it; where it cannot be had, that is said as it is. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { beginWithBot } from './begin.ts';
import { mouse } from './hands.ts';
import type { Person } from './person.ts';
import { type Stage, test } from './story.ts';
import { pass } from './whole-game.ts';

const LISTS = new URL('../../../../lexicons/', import.meta.url);
const published = JSON.parse(readFileSync(new URL('old/versions.json', LISTS), 'utf8'));
const [former, newest] = [published.fi[0], published.fi.at(-1)] as [string, string];

test.use({ language: 'fi' });

/** As if it had been begun before the dictionary changed; tells how many rows name it. */
const beganWith = (page: Page, database: 'taht' | 'taht-modes', hash: string): Promise<number> =>
  page.evaluate<number>(`new Promise((resolve, reject) => {
    const opening = indexedDB.open(${JSON.stringify(database)});
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const work = opening.result.transaction('entries', 'readwrite');
      const rows = work.objectStore('entries');
      let changed = 0;
      const reading = rows.getAll();
      reading.onsuccess = () => {
        for (const row of reading.result.map((each) => JSON.stringify(each))) {
          if (!row.includes('${newest}')) continue;
          changed++;
          rows.put(JSON.parse(row.replaceAll('${newest}', '${hash}')));
        }
      };
      work.oncomplete = () => {
        opening.result.close();
        resolve(changed);
      };
    };
  })`);

/** The bot answers, with a word or not. */
async function passOnce(person: Person): Promise<void> {
  expect(await person.asked()).toBe('turn');
  const before = await person.turns.count();
  await pass(person, mouse);
  await expect.poll(() => person.turns.count()).toBeGreaterThan(before + 1);
  expect(await person.asked()).toBe('turn');
}

/** A game with a bot that is under way, begun before the dictionary changed. */
async function comeBackToGame(stage: Stage): Promise<Person> {
  const person = await stage.enter({ luck: 'older', way: 'friendly' });
  await beginWithBot(person);
  await passOnce(person);
  expect(await beganWith(person.page, 'taht', former)).toBe(1);
  return person;
}

test('a game with a bot', async ({ stage }) => {
  const person = await comeBackToGame(stage);
  const { page } = person;
  const lists = new Set<string>();
  page.context().on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\/fi-[\w-]{8}\.dawg$/u.test(pathname)) lists.add(pathname);
  });
  await page.reload();
  await passOnce(person);
  // The newest one is on the device already.
  expect(lists.size).toBe(1);
});

test('a version that cannot be reached is named, nothing is lost, and the game goes on when it can', async ({
  stage,
}) => {
  const person = await comeBackToGame(stage);
  const { page, say } = person;
  const turns = await person.turns.count();
  await page.context().route('**/fi-*.dawg', (route) => route.abort());
  await page.reload();
  const why = say('engine-failure.version-missing', { id: 'fi', hash: former.slice(0, 16) });
  await expect(page.getByText(why).first()).toBeVisible();
  await expect(person.turns).toHaveCount(turns);
  await page.context().unroute('**/fi-*.dawg');
  await page.reload();
  await passOnce(person);
});

test('a solitaire, and after it a new one with the newest dictionary', async ({ stage }) => {
  // By chance: the same luck twice would give both games the same name.
  const person = await stage.enter();
  const { page, say } = person;
  const begin = async (): Promise<string> => {
    await page.goto(`${stage.server.url}solitaire`);
    const name = `${say('solitaire.variant.one-rack')}: ${say('solitaire.begin')}`;
    await page.getByRole('button', { name, exact: true }).click();
    await page.waitForURL(/\/solitaire\/solo-/u);
    await expect(person.rack).toHaveCount(7);
    return page.url();
  };
  const finish = async (at: string): Promise<void> => {
    await page.goto(at);
    await expect(person.rack).toHaveCount(7);
    await person.button('solitaire.finish').click();
    await person.dialog.getByRole('button', { name: say('in-game.yes') }).click();
    await expect(page.getByRole('heading', { name: say('solitaire.end.finished') })).toBeVisible();
  };
  const first = await begin();
  expect(await beganWith(page, 'taht-modes', former)).toBe(1);
  const second = await begin();
  for (const at of [first, second]) await finish(at);
});
