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
function page<P>(
  path: string,
  load: () => Promise<ComponentType<P>>,
  ...says: readonly Part[]
): Page {
  const view = lazyPage(load);
  // What stands in the address are the page's props, which no type can say.
  const component = view as unknown as ComponentType;
  const route = <Route key={path} path={path} component={component} />;
  return { path, says, route, preload: () => void view.preload() };
}

const PAGES: readonly Page[] = [
  page('/', () => import('../home/home.tsx').then(({ Home }) => Home), 'start'),
  page('/new/:code?', () => import('../new-game/new-game.tsx').then(({ New }) => New)),
  page('/rules/:code', () => import('../new-game/rules.tsx').then(({ Rules }) => Rules)),
  page('/play/:game', () => import('../play/play.tsx').then(({ Play }) => Play)),
  page('/look', () => import('../review/review.tsx').then(({ Look }) => Look)),
  page('/replay/:game?', () => import('../review/replay.tsx').then(({ Replay }) => Replay)),
  page('/analyse/:game?', () => import('../review/analyse.tsx').then(({ Analyse }) => Analyse)),
  page('/position', () => import('../review/position.tsx').then(({ Position }) => Position)),
  page('/words', () => import('../words/words.tsx').then(({ Words }) => Words)),
  page('/words/cards', () =>
    import('../words/flash-cards.tsx').then(({ FlashCards }) => FlashCards),
  ),
  page('/puzzle/:day?', () => import('../puzzle/puzzle.tsx').then(({ Puzzle }) => Puzzle)),
  page('/embed', () => import('../review/embed.tsx').then(({ Embed }) => Embed)),
  page('/overlay/:game', () => import('../review/overlay.tsx').then(({ Overlay }) => Overlay)),
  page('/keep', () => import('../score-keeper/sheet-list.tsx').then(({ KeepList }) => KeepList)),
  page('/keep/:sheet', () =>
    import('../score-keeper/sheet-page.tsx').then(({ KeepPage }) => KeepPage),
  ),
  page('/other/:game?', () => import('../other-games/other-games.tsx').then(({ Other }) => Other)),
  page('/solitaire/:game?', () =>
    import('../other-games/solitaire/solitaire.tsx').then(({ Solitaire }) => Solitaire),
  ),
  page('/ungame/:game?', () =>
    import('../other-games/ungame/ungame.tsx').then(({ Ungame }) => Ungame),
  ),
  page('/bingo/:game?/:place?', () =>
    import('../other-games/bingo/bingo.tsx').then(({ Bingo }) => Bingo),
  ),
  page('/settings', () => import('../settings/settings.tsx').then(({ Settings }) => Settings)),
  page('/friends', () => import('../network/friends/friends.tsx').then(({ Friends }) => Friends)),
  page('/lobby', () => import('../network/lobby/lobby.tsx').then(({ Lobby }) => Lobby)),
  page('/t/:code', () => import('../network/table/table.tsx').then(({ Table }) => Table)),
  page('/g/:game', () => import('../network/match/match.tsx').then(({ Match }) => Match)),
  page('/me', () => import('../people/me/me.tsx').then(({ Me }) => Me)),
  page('/people/:id', () => import('../people/person.tsx').then(({ Person }) => Person)),
  page('/leaderboards', () =>
    import('../people/leaderboards.tsx').then(({ Leaderboards }) => Leaderboards),
  ),
  page('/class/:id?', () => import('../people/class/class.tsx').then(({ Class }) => Class)),
  page('/moderation', () =>
    import('../people/moderation.tsx').then(({ Moderation }) => Moderation),
  ),
  page('/admin', () => import('../people/admin.tsx').then(({ Admin }) => Admin)),
  page('/learn', () => import('../learn/learn.tsx').then(({ Learn }) => Learn)),
  page('/learn/first-game/:edition?', () =>
    import('../learn/first-game/first-game.tsx').then(({ FirstGame }) => FirstGame),
  ),
  page('/learn/how-to-play/:ruleset?', () =>
    import('../learn/how-to-play.tsx').then(({ HowToPlay }) => HowToPlay),
  ),
  page('/learn/variants/:name?', () =>
    import('../learn/variants.tsx').then(({ Variants }) => Variants),
  ),
  page('/learn/strategy/:topic?/:edition?', () =>
    import('../learn/strategy.tsx').then(({ Strategy }) => Strategy),
  ),
  page('/learn/duplicate', () =>
    import('../learn/duplicate.tsx').then(({ DuplicateRules }) => DuplicateRules),
  ),
  page('/learn/words-in-ge', () =>
    import('../learn/words-in-ge.tsx').then(({ WordsInGe }) => WordsInGe),
  ),
  page('/duplicate', () =>
    import('../duplicate/start.tsx').then(({ DuplicateStart }) => DuplicateStart),
  ),
  page('/duplicate/:game', () =>
    import('../duplicate/play.tsx').then(({ Duplicate }) => Duplicate),
  ),
  page('/duplicate/:game/referee', () =>
    import('../duplicate/referee/referee.tsx').then(({ Referee }) => Referee),
  ),
  page('/duplicate/:game/slips', () =>
    import('../duplicate/slips/slips.tsx').then(({ Slips }) => Slips),
  ),
  page('/duplicate/:game/projector', () =>
    import('../duplicate/projector.tsx').then(({ Projector }) => Projector),
  ),
  page('/duplicate/:game/sheet', () =>
    import('../duplicate/sheet.tsx').then(({ SheetPage }) => SheetPage),
  ),
  page('/duplicate/:game/solo', () =>
    import('../duplicate/solo/solo.tsx').then(({ Solo }) => Solo),
  ),
  page('/event', () => import('../tournament/start.tsx').then(({ EventStart }) => EventStart)),
  page('/event/:id', () =>
    import('../tournament/hall/public-page.tsx').then(({ PublicPage }) => PublicPage),
  ),
  page('/event/:id/desk/:part?', () =>
    import('../tournament/console/console.tsx').then(({ Desk }) => Desk),
  ),
  page('/event/:id/projector', () =>
    import('../tournament/hall/projector.tsx').then(({ Projector }) => Projector),
  ),
  page('/event/:id/print/:what?', () =>
    import('../tournament/print/print-page.tsx').then(({ PrintPage }) => PrintPage),
  ),
  page('/event/:id/referee', () =>
    import('../tournament/referee/referee.tsx').then(({ Referee }) => Referee),
  ),
  page('/event/:id/me', () =>
    import('../tournament/me/me.tsx').then(({ PlayerPage }) => PlayerPage),
  ),
  page('/about', () => import('../about/about.tsx').then(({ About }) => About)),
  page('/about/words', () => import('../about/words.tsx').then(({ AboutWords }) => AboutWords)),
  page('/about/licences', () => import('../about/licences.tsx').then(({ Licences }) => Licences)),
];

export const ROUTES: VNode[] = PAGES.map(({ route }) => route);

/** Found by how the address begins, which is enough to load ahead. */
export const pageAt = (address: string): Page | undefined =>
  PAGES.find(({ path }) => beginning(path) === beginning(address));

const beginning = (path: string): string | undefined => path.split('/')[1];
