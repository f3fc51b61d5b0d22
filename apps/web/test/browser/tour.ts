/** Ways through the app that lead past every page and every dialog; at each stop somebody looks. */
import { expect, type Page } from '@playwright/test';
import { editions } from '@taht/editions';
import { rulesets, STRATEGY, variants } from '../../src/learn/topics.ts';
import { RULES } from '../../src/other-games/games.ts';
import { directorConsole } from './tour-console.ts';
import { duplicateGame } from './tour-duplicate.ts';
import { tournamentHall } from './tour-hall.ts';
import { button, enter, go, sayIn, settled, type Tour, visit } from './tour-parts.ts';
import { tournamentHelpers } from './tour-tournament.ts';

export const TOURS: Readonly<Record<string, (tour: Tour) => Promise<void>>> = {
  'first pages': firstPages,
  'a game against a bot': botGame,
  'a game on one device': deviceGame,
  'games looked back at': lookedBack,
  words: wordPages,
  learning: learnPages,
  'the score keeper': keeper,
  'other games': otherGames,
  'a game over the network': networkGame,
  'a duplicate game': duplicateGame,
  'a tournament: the console': directorConsole,
  'a tournament: referees and players': tournamentHelpers,
  'a tournament: paper, wall and public': tournamentHall,
  'people: guest': guest,
  'people: teacher and pupil': teacher,
  'people: administrator': administrator,
};

async function firstPages(tour: Tour): Promise<void> {
  const page = await tour.newPage();
  const { look } = tour;
  await visit(tour, page, [
    '',
    'new',
    'new?table',
    'new/1_tr-school',
    'settings',
    'nowhere',
    'about',
  ]);
  await visit(tour, page, [
    'about/words',
    'about/licences',
    'leaderboards',
    'me',
    'me/account',
    'class',
  ]);
  await visit(tour, page, [
    ...['friends', 'lobby', 't/AAAA-AAAA', 'moderation', 'admin', 'people/x'],
    'words/reports?word=KOER&claim=missing',
  ]);
  await go(tour, page, 'new');
  // One lies within another.
  const closed = page.locator('main details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
  await look(page, '/new, everything opened');
  const rules = page.locator('main a[href^="/rules/"]').first();
  await rules.click();
  await settled(tour, page);
  await look(page, '/rules');
  await button(tour, page, 'go-to.open').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'every page by its name');
}

async function startBotGame(tour: Tour, page: Page): Promise<void> {
  await go(tour, page, '');
  await button(tour, page, 'home.empty-board').click();
  const mine = page.getByRole('status').filter({ hasText: sayIn(tour)('game.your-turn') });
  const accept = button(tour, page, 'game.accept');
  await expect(mine.or(accept)).toBeVisible();
  if (await accept.isVisible()) await accept.click();
  await expect(mine).toBeVisible();
}

/** By keys, which all dialogs of a game have. */
const GAME_DIALOGS = { '3': 'exchange', '5': 'unseen', '6': 'hint', '?': 'keys', '0': 'menu' };

async function botGame(tour: Tour): Promise<void> {
  const page = await tour.newPage();
  const { look } = tour;
  const dialog = page.getByRole('dialog');
  const close = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  await startBotGame(tour, page);
  await look(page, 'a game');
  const letter = page.locator('[data-rack] [data-piece]').filter({ hasText: /\p{L}/u }).first();
  await letter.click();
  await page.locator('[data-square="112"]').click();
  await look(page, 'a game, tiles laid');
  await page.keyboard.press('Escape');
  for (const [key, name] of Object.entries(GAME_DIALOGS)) {
    await page.keyboard.press(key);
    await expect(dialog).toBeVisible();
    await look(page, `a game, dialog: ${name}`);
    await close();
  }
  await page.keyboard.press('0');
  await button(tour, page, 'play.rule-sheet').click();
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await look(page, 'a game, dialog: rules');
  await close();
  await page.keyboard.press('0');
  await page.getByRole('checkbox', { name: sayIn(tour)('in-game.letter-keys') }).check();
  await close();
  await look(page, 'a game with keys');
  await page.keyboard.press('0');
  await button(tour, page, 'in-game.resign')
    .or(button(tour, page, 'in-game.abort'))
    .first()
    .click();
  await look(page, 'a game, dialog: give up');
  await dialog.getByRole('button').first().click();
  await expect(page.locator('[data-game][data-phase="over"]')).toBeVisible();
  // The end comes as a chunk of its own.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look(page, 'a game that is over');
  await button(tour, page, 'finish.share').click();
  await expect(dialog.getByRole('img')).toBeVisible();
  await look(page, 'a game that is over, dialog: share');
  await close();
  await go(tour, page, '');
  await page.locator('main details summary').first().click();
  await look(page, 'home with a game that is over');
}

async function deviceGame(tour: Tour): Promise<void> {
  const page = await tour.newPage();
  // Where nobody has changed the rules, nobody is asked to agree.
  const own = editions.find(({ id }) => id === tour.language) ?? editions[0];
  await go(tour, page, `new/1_${own?.rulesets[0].id}___restricted-exchange?table`);
  for (const [i, field] of (await page.locator('main ol input').all()).entries())
    await field.fill(['Mari', 'Jaan', 'Anna', 'Peeter'][i] ?? '');
  await page.locator('main button.main').first().click();
  await page.waitForURL(/\/play\//u);
  await expect(page.locator('main button.main').first()).toBeVisible();
  await tour.look(page, 'the device goes around: cover');
  await page.locator('main button.main').first().click();
  await settled(tour, page);
  await tour.look(page, 'the device goes around: agreement');
}

async function lookedBack(tour: Tour): Promise<void> {
  const page = await tour.newPage();
  const { look } = tour;
  await visit(tour, page, [
    'review',
    'review/replay',
    'review/analysis',
    'position',
    'embed',
    'overlay/nothing',
  ]);
  await visit(tour, page, ['puzzle/2026-11-15']);
  await page.goto(`${tour.server.url}review/replay`);
  await page.locator('input[type="file"]').setInputFiles({
    name: 'game.gcg',
    mimeType: 'text/plain',
    buffer: Buffer.from(GCG),
  });
  await expect(page.getByRole('grid')).toBeVisible();
  await look(page, 'a replay');
  await page.locator('main ol button').first().click();
  await expect(page.locator('main li button[aria-pressed]').first()).toBeVisible();
  await look(page, 'a replay, the best moves of a turn');
  await button(tour, page, 'review.share-turn').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img')).toBeVisible();
  await look(page, 'a replay, dialog: share a turn');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // The record is of the English board; in other languages some of it may lie nowhere.
  const played = page.locator('[data-square][data-taken]');
  if ((await played.count()) > 0) {
    await played.first().click();
    await expect(page.locator('[data-meaning]').getByRole('link').first()).toBeVisible();
    await look(page, 'what a word means');
    await page.keyboard.press('Escape');
  }
  const fragment = new URL(page.url()).hash;
  for (const path of ['embed', 'review/analysis']) {
    await page.goto(`${tour.server.url}${path}${fragment}`);
    await settled(tour, page);
    await look(page, `${path} of a game`);
  }
}

/** Everything that it can show is in it: a play, an exchange, a pass, a challenge that was won, points that the rules count otherwise. */
const GCG = `#character-encoding UTF-8
#tileset en-100
#player1 Ann Ann
#player2 Bob Bob
>Ann: HORNSEA 8E HORN +14 14
>Bob: FARMTIP E8 .ARM +18 18
>Ann: SEALINK -LK +0 14
>Bob: FTIPOOZ 12D ZIT +24 42
>Bob: FTIPOOZ -- -24 18
>Ann: SEAINTO - +0 14
`;

async function wordPages(tour: Tour): Promise<void> {
  const page = await tour.newPage();
  await visit(tour, page, ['words', 'words/cards']);
  await go(tour, page, 'words');
  const field = page.locator('main input[type="text"]').first();
  await field.fill('A');
  await field.press('Enter');
  await tour.look(page, '/words with words found');
  await startBotGame(tour, page);
  await go(tour, page, 'words');
  await expect(button(tour, page, 'finder.open-anyway')).toBeVisible();
  await tour.look(page, '/words while a game goes on');
}

async function learnPages(tour: Tour): Promise<void> {
  const page = await tour.newPage();
  const { language } = tour;
  const own = editions.find(({ id }) => id === language) ?? editions[0];
  await visit(tour, page, [
    'learn',
    `learn/first-game/${language}`,
    `learn/how-to-play/${own?.rulesets[0].id ?? rulesets[0]?.id}`,
    'learn/path',
    `learn/path/exchange/${language}`,
    'learn/variants',
    ...variants.slice(0, 2).map(({ name }) => `learn/variants/${name}`),
    'learn/strategy',
    ...STRATEGY.map((topic) => `learn/strategy/${topic}`),
    'learn/words-in-ge',
  ]);
  await firstGame(tour, page);
}

async function firstGame(tour: Tour, page: Page): Promise<void> {
  await go(tour, page, `learn/first-game/${tour.language}`);
  await button(tour, page, 'tutor.show').click();
  await tour.look(page, 'a first game, a play laid');
  await button(tour, page, 'tutor.why').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await tour.look(page, 'a first game, dialog: why');
  await page.keyboard.press('Escape');
  await page.locator('main summary').click();
  await page.locator('main ol button').last().click();
  await tour.look(page, 'a first game, a step to read');
  await button(tour, page, 'tutor.next').click();
  await tour.look(page, 'a first game, done');
}

async function keeper(tour: Tour): Promise<void> {
  const page = await tour.newPage();
  const { look } = tour;
  await visit(tour, page, ['score-keeper']);
  await page.locator('main form button.main, main form button[type="submit"]').first().click();
  await expect(page.getByRole('grid')).toBeVisible();
  await look(page, 'a score sheet');
  await button(tour, page, 'game.pass').click();
  await look(page, 'a score sheet with a line');
  for (const id of ['game.exchange', 'score-keeper.adjust', 'score-keeper.end'] as const) {
    await button(tour, page, id).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(page, `a score sheet, dialog: ${id}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await visit(tour, page, ['score-keeper']);
}

async function otherGames(tour: Tour): Promise<void> {
  const page = await tour.newPage();
  const { look } = tour;
  const rules = Object.keys(RULES).map((game) => `other/${game}`);
  await visit(tour, page, ['other', ...rules, 'ungame', 'bingo/print', 'bingo', 'solitaire']);
  await page.locator('main li').last().getByRole('button').first().click();
  await expect(page.getByRole('grid')).toBeVisible();
  await look(page, 'a solitaire with all tiles face up');
  await button(tour, page, 'solitaire.finish').click();
  await look(page, 'a solitaire, dialog: finish');
  await page.getByRole('dialog').getByRole('button').first().click();
  await expect(button(tour, page, 'solitaire.finish')).toHaveCount(0);
  await look(page, 'a solitaire that is over');
  await visit(tour, page, ['solitaire']);

  await go(tour, page, 'bingo');
  await enter(tour, page, 'Mari');
  await button(tour, page, 'bingo.open').click();
  const link = await page.getByLabel(sayIn(tour)('bingo.link')).inputValue();
  await look(page, 'a bingo, for its caller');
  const player = await tour.newPage();
  await player.goto(link);
  await enter(tour, player, 'Jaan');
  await expect(button(tour, player, 'bingo.hand-in')).toBeVisible();
  await look(player, 'a bingo, for a player');
  await visit(tour, player, [`${new URL(link).pathname.slice(1)}/screen`]);
}

async function networkGame(tour: Tour): Promise<void> {
  const [mari, jaan] = [await tour.newPage(), await tour.newPage()];
  const { look } = tour;
  await go(tour, mari, 'friends');
  await mari.getByText(sayIn(tour)('friends.own-rules'), { exact: true }).click();
  await expect(button(tour, mari, 'friends.open')).toBeVisible();
  await look(mari, '/friends with rules of one’s own');
  await go(tour, mari, 'lobby');
  await button(tour, mari, 'lobby.now').click();
  await expect(button(tour, mari, 'lobby.cancel')).toBeVisible();
  await look(mari, '/lobby while one looks for somebody');
  await button(tour, mari, 'lobby.cancel').click();
  await go(tour, mari, 'friends/new');
  const link = await mari.getByLabel(sayIn(tour)('table.link')).inputValue();
  await look(mari, 'a table that waits');
  await mari.getByText(sayIn(tour)('table.change-rules'), { exact: true }).first().click();
  await look(mari, 'a table whose rules are changed');
  await button(tour, mari, 'net.change-name').click();
  await enter(tour, mari, 'Mari');
  await jaan.goto(link);
  await expect(button(tour, jaan, 'table.sit-and-play')).toBeVisible();
  await settled(tour, jaan);
  await look(jaan, 'a friend’s link');
  await button(tour, jaan, 'table.sit-and-play').click();
  await Promise.all([mari, jaan].map((page) => page.waitForURL(/\/g\/game-/u)));
  for (const page of [mari, jaan]) {
    await expect(page.locator('[data-rack] [data-piece]').first()).toBeVisible();
    await look(page, 'a game over the network');
  }
  const { pathname } = new URL(mari.url());
  const stranger = await tour.newPage();
  const game = pathname.split('/').at(-1);
  await visit(tour, stranger, [`overlay/${game}`, `embed/game/${game}`]);
  await go(tour, mari, 'friends');
  await look(mari, '/friends with a table');
}

const PASSWORD = 'an ordinary pass phrase';

const post = async (page: Page, path: string, data: object): Promise<unknown> => {
  const answer = await page.request.post(new URL(`/api/v1${path}`, page.url()).href, { data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
};

async function guest(tour: Tour): Promise<void> {
  const page = await tour.newPage();
  await go(tour, page, 'me');
  await post(page, '/guests', { nickname: 'Mari' });
  await visit(tour, page, ['me', 'me/account', 'class']);
  await go(tour, page, 'me');
  await page.locator('main a[href^="/people/"]').first().click();
  await settled(tour, page);
  await tour.look(page, 'figures of a guest');
}

async function account(tour: Tour, page: Page, name: string): Promise<void> {
  await go(tour, page, 'me');
  await post(page, '/guests', { nickname: name });
  await post(page, '/me/account', { name, password: PASSWORD });
}

const YEAR = 31_536_000_000;

async function teacher(tour: Tour): Promise<void> {
  const page = await tour.newPage();
  await account(tour, page, `Teacher ${tour.language}`);
  await visit(tour, page, ['me', 'me/account', 'class']);
  const made = (await post(page, '/classes', {
    title: '5b',
    deleteBy: Date.now() + YEAR / 2,
    outside: false,
  })) as { readonly id: string };
  const told = (await post(page, `/classes/${made.id}/pupils`, {
    pupils: [{ realName: 'A. Example', nickname: 'Example' }],
  })) as { readonly pupils: readonly { readonly pin: string }[] };
  await post(page, `/classes/${made.id}/do`, {
    action: {
      kind: 'set-task',
      task: {
        ...{ id: 'task-1', kind: 'puzzles', edition: 'et', count: 3 },
        due: Date.now() + 7 * 86_400_000,
      },
    },
  });
  await visit(tour, page, ['class', `class/${made.id}`]);
  await page.getByText(sayIn(tour)('class.keep'), { exact: true }).click();
  await tour.look(page, 'a class and how long it is kept');
  const pupil = await tour.newPage();
  await go(tour, pupil, 'class');
  const list = await page.request.get(`${tour.server.url}api/v1/classes/${made.id}/list`);
  const { code } = (await list.json()) as { readonly code: string };
  await post(pupil, '/classes/enter', { code, nickname: 'Example', pin: told.pupils[0]?.pin });
  await visit(tour, pupil, ['class', 'me', 'me/account']);
}

async function administrator(tour: Tour): Promise<void> {
  const page = await tour.newPage();
  const name = `Admin ${tour.language}`;
  await account(tour, page, name);
  await tour.server.cut();
  await tour.server.comeBack('--make-admin', name, '--metrics');
  const report = { kind: 'report', lexicon: 'en', word: 'QXZ', claim: 'missing', text: '' };
  await post(page, '/words/reports', { action: report });
  await visit(tour, page, ['me', 'me/account', 'moderation', 'admin', 'words/reports']);
}
