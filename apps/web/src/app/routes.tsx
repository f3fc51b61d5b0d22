/** Every page with its address; each is loaded when it is first opened. */
import type { ComponentType, VNode } from 'preact';
import { Route } from 'preact-iso';
import type { Part } from '../i18n/parts.ts';
import { lazyPage } from './page.tsx';

interface Page {
  readonly path: string;
  readonly says: readonly Part[];
  readonly route: VNode;
  preload(): void;
}

/** What a page says besides can be named here, where it should come with the page and not after it. */
function page<Name extends string, P>(
  path: string,
  load: () => Promise<Readonly<Record<Name, ComponentType<P>>>>,
  name: Name,
  ...says: readonly Part[]
): Page {
  const view = lazyPage(() => load().then((module) => module[name]));
  // What stands in the address are the page's props, which no type can say.
  const component = view as unknown as ComponentType;
  const route = <Route key={path} path={path} component={component} />;
  return { path, says, route, preload: () => void view.preload() };
}

const PAGES: readonly Page[] = [
  page('/', () => import('../home/home.tsx'), 'Home', 'start'),
  page('/new/:code?', () => import('../new-game/new-game.tsx'), 'NewGame'),
  page('/rules/:code', () => import('../new-game/rules.tsx'), 'Rules'),
  page('/play/:game', () => import('../play/play.tsx'), 'Play'),
  page('/review', () => import('../review/review.tsx'), 'Review'),
  page('/review/replay/:game?', () => import('../review/replay.tsx'), 'Replay'),
  page('/review/analysis/:game?', () => import('../review/replay.tsx'), 'Replay'),
  page('/position', () => import('../review/position.tsx'), 'Position'),
  page('/words', () => import('../words/words.tsx'), 'Words'),
  page('/words/reports', () => import('../words/word-reports.tsx'), 'WordReports'),
  page('/words/cards', () => import('../words/flash-cards.tsx'), 'FlashCards'),
  page('/puzzle/:day?', () => import('../puzzle/puzzle.tsx'), 'Puzzle'),
  page('/embed', () => import('../review/embed.tsx'), 'Embed'),
  page('/embed/game/:game', () => import('../review/overlay.tsx'), 'EmbeddedGame'),
  page(
    '/embed/tournament/:id',
    () => import('../tournament/hall/embedded-standings.tsx'),
    'EmbeddedStandings',
  ),
  page('/overlay/:game', () => import('../review/overlay.tsx'), 'Overlay'),
  page('/score-keeper', () => import('../score-keeper/sheet-list.tsx'), 'SheetList'),
  page('/score-keeper/:sheet', () => import('../score-keeper/sheet-page.tsx'), 'SheetPage'),
  page('/other/:game?', () => import('../other-games/other-games.tsx'), 'Other'),
  page('/solitaire/:game?', () => import('../other-games/solitaire/solitaire.tsx'), 'Solitaire'),
  page('/ungame/:game?', () => import('../other-games/ungame/ungame.tsx'), 'Ungame'),
  page('/bingo/:game?/:place?', () => import('../other-games/bingo/bingo.tsx'), 'Bingo'),
  page('/settings', () => import('../settings/settings.tsx'), 'Settings'),
  page('/friends', () => import('../network/friends/friends.tsx'), 'Friends'),
  page('/friends/new', () => import('../network/friends/friends.tsx'), 'InviteNow'),
  page('/lobby', () => import('../network/lobby/lobby.tsx'), 'Lobby'),
  page('/t/:code', () => import('../network/table/table.tsx'), 'Table'),
  page('/g/:game', () => import('../network/game/network-game.tsx'), 'NetworkGame'),
  page('/me', () => import('../me/me.tsx'), 'Me'),
  page('/me/account', () => import('../people/me/account-page.tsx'), 'AccountPage'),
  page('/people/:id', () => import('../people/person.tsx'), 'Person'),
  page('/leaderboards', () => import('../people/leaderboards.tsx'), 'Leaderboards'),
  page('/class/:id?', () => import('../classes/class.tsx'), 'Class'),
  page('/moderation', () => import('../people/moderation.tsx'), 'Moderation'),
  page('/admin', () => import('../people/admin.tsx'), 'Admin'),
  page('/learn', () => import('../learn/learn.tsx'), 'Learn'),
  page(
    '/learn/first-game/:edition?',
    () => import('../learn/first-game/first-game.tsx'),
    'FirstGame',
  ),
  page('/learn/path/:rung?/:edition?', () => import('../path/path.tsx'), 'LearnPath'),
  page('/learn/how-to-play/:ruleset?', () => import('../learn/how-to-play.tsx'), 'HowToPlay'),
  page('/learn/variants/:name?', () => import('../learn/variants.tsx'), 'Variants'),
  page('/learn/strategy/:topic?/:edition?', () => import('../learn/strategy.tsx'), 'Strategy'),
  page('/learn/duplicate', () => import('../learn/duplicate.tsx'), 'DuplicateRules'),
  page('/learn/words-in-ge', () => import('../learn/words-in-ge.tsx'), 'WordsInGe'),
  page('/duplicate', () => import('../duplicate/start.tsx'), 'DuplicateStart'),
  page('/duplicate/:game', () => import('../duplicate/play.tsx'), 'Duplicate'),
  page('/duplicate/:game/referee', () => import('../duplicate/referee/referee.tsx'), 'Referee'),
  page('/duplicate/:game/slips', () => import('../duplicate/slips/slips.tsx'), 'Slips'),
  page('/duplicate/:game/projector', () => import('../duplicate/projector.tsx'), 'Projector'),
  page('/duplicate/:game/sheet', () => import('../duplicate/sheet.tsx'), 'SheetPage'),
  page('/duplicate/:game/solo', () => import('../duplicate/solo/solo.tsx'), 'Solo'),
  page('/weekly/:edition?/:week?', () => import('../duplicate/weekly/weekly.tsx'), 'Weekly'),
  page('/tournament', () => import('../tournament/start.tsx'), 'TournamentStart'),
  page('/tournament/:id', () => import('../tournament/hall/public-page.tsx'), 'PublicPage'),
  page(
    '/tournament/:id/console/:part?',
    () => import('../tournament/console/console.tsx'),
    'Console',
  ),
  page('/tournament/:id/projector', () => import('../tournament/hall/projector.tsx'), 'Projector'),
  page(
    '/tournament/:id/print/:what?',
    () => import('../tournament/print/print-page.tsx'),
    'PrintPage',
  ),
  page('/tournament/:id/referee', () => import('../tournament/referee/referee.tsx'), 'Referee'),
  page('/tournament/:id/me', () => import('../tournament/me/me.tsx'), 'PlayerPage'),
  page('/about', () => import('../about/about.tsx'), 'About'),
  page('/about/words', () => import('../about/words.tsx'), 'AboutWords'),
  page('/about/licences', () => import('../about/licences.tsx'), 'Licences'),
];

export const ROUTES: VNode[] = PAGES.map(({ route }) => route);

/** The page of an address, to be loaded ahead. */
export const pageAt = (address: string): Page | undefined =>
  PAGES.find(({ path }) => isAt(path.split('/'), address.replace(/\/$/u, '').split('/')));

const isAt = (path: readonly string[], address: readonly string[]): boolean =>
  address.length <= path.length &&
  path.every((part, i) =>
    part.startsWith(':') ? part.endsWith('?') || i in address : part === (address[i] ?? ''),
  );
