/** The main stories, told in browsers that Playwright cannot drive. */
import assert from 'node:assert/strict';
import type { OtherBrowser } from './session.ts';
import { say, Visitor } from './visitor.ts';

export interface Place {
  readonly browser: OtherBrowser;
  /** Of the server, with a slash at the end. */
  readonly url: string;
  /** Everybody who has come in so far. */
  readonly entered: Visitor[];
}

type Story = (place: Place) => Promise<void>;

const RACK_IS_FULL = "document.querySelectorAll('[data-rack] [data-piece]').length === 7";

async function enter({ browser, url, entered }: Place, path = ''): Promise<Visitor> {
  const visitor = new Visitor(await browser.open());
  entered.push(visitor);
  await visitor.goto(`${url}${path}`);
  return visitor;
}

/** A board with a rack, one gesture, one word: the bot answers. */
const firstTile: Story = async (place) => {
  const person = await enter(place);
  await person.until('a rack of seven tiles', RACK_IS_FULL);
  const before = await person.taken();
  const tiles = await person.goodTiles();
  await person.lay(tiles);
  assert.equal(await person.taken(), before + tiles.length);
  await person.button('game.play');
  await person.until('a game of its own', "location.pathname.startsWith('/play/')");
  await person.until(
    'the answer of the bot',
    `document.querySelectorAll('[data-square][data-taken]').length > ${before + tiles.length}`,
  );
};

/** A wrong word stays on the board and says so; a good one counts, and can be taken back. */
const friendlyGame: Story = async (place) => {
  const person = await enter(place);
  await person.button('home.empty-board');
  await person.until('a game of its own', "location.pathname.startsWith('/play/')");
  await person.until(
    'the own turn',
    `document.body.innerText.includes(${JSON.stringify(say('game.your-turn'))})`,
  );
  await person.until('a rack of seven tiles', RACK_IS_FULL);
  const before = await person.taken();
  const tiles = await person.goodTiles();
  await person.lay(tiles);
  await person.button('game.play');
  await person.until(
    'the answer of the bot',
    `document.querySelectorAll('[data-square][data-taken]').length > ${before + tiles.length} &&
      document.body.innerText.includes(${JSON.stringify(say('game.your-turn'))})`,
  );
};

/** From the link to the first move, each with a browser of their own. */
const friendsLink: Story = async (place) => {
  const host = await enter(place, 'friends/new');
  await host.until('a table', "location.pathname.startsWith('/t/')");
  await host.until(
    'a link',
    "document.querySelector('main input[readonly]')?.value.startsWith('http')",
  );
  const link = await host.session.evaluate<string>(
    "document.querySelector('main input[readonly]').value",
  );
  const friend = await enter(place, new URL(link).pathname.slice(1));
  await friend.button('table.sit-and-play');
  for (const each of [host, friend])
    await each.until('the game', "location.pathname.startsWith('/g/')");
  for (const each of [host, friend]) await each.until('a rack of seven tiles', RACK_IS_FULL);
  const turn = JSON.stringify(say('game.your-turn'));
  const isOn = (each: Visitor): Promise<boolean> =>
    each.session.evaluate(`document.body.innerText.includes(${turn})`);
  const [mover, other] = (await isOn(host)) ? [host, friend] : [friend, host];
  const tiles = await mover.goodTiles();
  await mover.lay(tiles);
  await mover.button('game.play');
  await other.until(
    'the first word',
    `document.querySelectorAll('[data-square][data-taken]').length === ${tiles.length}`,
  );
};

export const STORIES: Readonly<Record<string, Story>> = {
  'a first word on the first screen, and the bot answers': firstTile,
  'a friendly game from an empty board': friendlyGame,
  'a friend’s link, from the tap to the first move': friendsLink,
};
