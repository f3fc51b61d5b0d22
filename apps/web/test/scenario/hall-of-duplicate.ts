/** People come together in a duplicate game: a referee at a console, players with phones. */
import { expect } from '@playwright/test';
import type { PlacedTile } from '@taht/rules';
import { finger } from './hands.ts';
import type { Person } from './person.ts';
import { PHONE, type Stage } from './story.ts';

export interface OpenedGame {
  readonly referee: Person;
  /** What players come in by. */
  readonly link: string;
}

export async function arrive(
  stage: Stage,
  name: string,
  at: string,
  isPhone: boolean,
): Promise<Person> {
  const person = await stage.enter({ ...(isPhone ? PHONE : {}), at });
  await person.page.getByLabel(person.say('net.name')).fill(name);
  await person.button('net.enter').click();
  return person;
}

export async function openGame(
  stage: Stage,
  caller: 'automatic' | 'referee',
  laid: 'best-slip' | 'best-possible',
): Promise<OpenedGame> {
  const referee = await arrive(stage, 'Ref', `${stage.server.url}duplicate`, false);
  const choose = (rule: 'caller' | 'seconds' | 'laid' | 'pauseSeconds', value: string) =>
    referee.page
      .getByRole('combobox', { name: referee.say(`duplicate.rule.${rule}`) })
      .selectOption(value);
  await choose('caller', caller);
  await choose('laid', laid);
  // Nothing happens by itself before a story asks for it, however slow the machine is.
  await choose('seconds', '300');
  await referee.page.getByText(referee.say('duplicate.more-rules')).click();
  await choose('pauseSeconds', '120');
  await referee.button('duplicate.open').click();
  const link = await referee.page.getByLabel(referee.say('duplicate.link')).inputValue();
  return { referee, link };
}

export const arriveByPhone = (stage: Stage, name: string, { link }: OpenedGame): Promise<Person> =>
  arrive(stage, name, link, true);

export async function joinByPhone(stage: Stage, name: string, opened: OpenedGame): Promise<Person> {
  const person = await arriveByPhone(stage, name, opened);
  await join(person, '');
  return person;
}

export async function join(person: Person, hall: string): Promise<void> {
  await person.page.getByLabel(person.say('duplicate.hall')).fill(hall);
  await person.button('duplicate.join').click();
  await expect(person.button('duplicate.join')).toHaveCount(0);
}

/** What lies best on the board that the player sees. */
export async function goodTiles(person: Person): Promise<readonly PlacedTile[]> {
  await expect(person.rack.first()).toBeVisible();
  const move = await person.goodMove();
  if (move.kind !== 'place') throw new Error('nothing to lay');
  return move.tiles;
}

/** `8H KOER`, as the page says it. */
export async function handIn(person: Person, tiles: readonly PlacedTile[]): Promise<string> {
  await finger.lay(person, tiles);
  const laid = person.page.getByRole('status').filter({ hasText: ' · ' }).first();
  const [play = ''] = ((await laid.textContent()) ?? '').split(' · ');
  await person.button('duplicate.hand-in').tap();
  await expect(
    person.page.getByText(person.say('duplicate.handed-in', { play }), { exact: true }),
  ).toBeVisible();
  return play;
}

/** The figures of a table's lines. */
export async function rowsOf(person: Person): Promise<readonly (readonly string[])[]> {
  const rows = person.page.getByRole('region').getByRole('row');
  return rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? '')),
  );
}

export interface SlowLine {
  hold(): void;
  /** What was held goes on its way. */
  release(): void;
}

/** A line to the server on which what the page wants can be held up, but no sign of life; the page is loaded anew with it. */
export async function slowLine({ page }: Person): Promise<SlowLine> {
  const held: (string | Buffer)[] = [];
  let isHeld = false;
  let send = (_: string | Buffer): void => {};
  await page.routeWebSocket(/\/api\/socket/u, (socket) => {
    const server = socket.connectToServer();
    send = (message) => server.send(message);
    socket.onMessage((message) => {
      const { kind } = JSON.parse(String(message)) as { kind: string };
      if (isHeld && kind === 'command') held.push(message);
      else server.send(message);
    });
  });
  await page.reload();
  return {
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      for (const message of held.splice(0)) send(message);
    },
  };
}
