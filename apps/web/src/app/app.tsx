/** The frame of every page: header, the page of the address, and the voice for screen readers. */
import { ErrorBoundary, LocationProvider, Route, Router } from 'preact-iso';
import { Announcer } from '../ui/announcer.tsx';
import { Boundary } from './boundary.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NotFound } from './not-found.tsx';
import { lazyPage } from './page.tsx';
import { useHeadingAsTitle } from './title.ts';
import { UpdateNote } from './update-note.tsx';

const Friends = lazyPage(() =>
  import('../pages/friends/friends.tsx').then(({ Friends }) => Friends),
);
const Home = lazyPage(() => import('../pages/home.tsx').then(({ Home }) => Home));
const Lobby = lazyPage(() => import('../pages/lobby/lobby.tsx').then(({ Lobby }) => Lobby));
const Match = lazyPage(() => import('../pages/match/match.tsx').then(({ Match }) => Match));
const New = lazyPage(() => import('../pages/new.tsx').then(({ New }) => New));
const Rules = lazyPage(() => import('../pages/rules.tsx').then(({ Rules }) => Rules));
const KeepList = lazyPage(() => import('../keep/keep-list.tsx').then(({ KeepList }) => KeepList));
const KeepPage = lazyPage(() => import('../keep/keep-page.tsx').then(({ KeepPage }) => KeepPage));
const Play = lazyPage(() => import('../pages/play.tsx').then(({ Play }) => Play));
const Look = lazyPage(() => import('../pages/look.tsx').then(({ Look }) => Look));
const Replay = lazyPage(() => import('../pages/replay.tsx').then(({ Replay }) => Replay));
const Analyse = lazyPage(() => import('../pages/analyse.tsx').then(({ Analyse }) => Analyse));
const Position = lazyPage(() => import('../pages/position.tsx').then(({ Position }) => Position));
const Words = lazyPage(() => import('../pages/words.tsx').then(({ Words }) => Words));
const FlashCards = lazyPage(() =>
  import('../pages/cards.tsx').then(({ FlashCards }) => FlashCards),
);
const Puzzle = lazyPage(() => import('../pages/puzzle.tsx').then(({ Puzzle }) => Puzzle));
const Embed = lazyPage(() => import('../pages/embed.tsx').then(({ Embed }) => Embed));
const Overlay = lazyPage(() => import('../pages/overlay.tsx').then(({ Overlay }) => Overlay));
const Settings = lazyPage(() => import('../pages/settings.tsx').then(({ Settings }) => Settings));
const Table = lazyPage(() => import('../pages/table/table.tsx').then(({ Table }) => Table));
const Admin = lazyPage(() => import('../pages/people/admin.tsx').then(({ Admin }) => Admin));
const Class = lazyPage(() => import('../pages/people/class/class.tsx').then(({ Class }) => Class));
const Leaderboards = lazyPage(() =>
  import('../pages/people/leaderboards.tsx').then(({ Leaderboards }) => Leaderboards),
);
const Me = lazyPage(() => import('../pages/people/me/me.tsx').then(({ Me }) => Me));
const Moderation = lazyPage(() =>
  import('../pages/people/moderation.tsx').then(({ Moderation }) => Moderation),
);
const Person = lazyPage(() => import('../pages/people/person.tsx').then(({ Person }) => Person));
const Learn = lazyPage(() => import('../pages/learn.tsx').then(({ Learn }) => Learn));
const FirstGame = lazyPage(() =>
  import('../pages/learn/first-game.tsx').then(({ FirstGame }) => FirstGame),
);
const HowToPlay = lazyPage(() =>
  import('../pages/learn/how-to-play.tsx').then(({ HowToPlay }) => HowToPlay),
);
const Variants = lazyPage(() =>
  import('../pages/learn/variants.tsx').then(({ Variants }) => Variants),
);
const Strategy = lazyPage(() =>
  import('../pages/learn/strategy.tsx').then(({ Strategy }) => Strategy),
);
const About = lazyPage(() => import('../pages/about.tsx').then(({ About }) => About));
const AboutWords = lazyPage(() =>
  import('../pages/about/words.tsx').then(({ AboutWords }) => AboutWords),
);
const Licences = lazyPage(() =>
  import('../pages/about/licences.tsx').then(({ Licences }) => Licences),
);

const focusMain = (): void => document.getElementById('main')?.focus();

export function App() {
  useHeadingAsTitle();
  return (
    <LocationProvider>
      <ErrorBoundary>
        <Header />
        <main id="main" tabIndex={-1}>
          <Boundary>
            <Router onRouteChange={focusMain}>
              <Route path="/" component={Home} />
              <Route path="/new/:code?" component={New} />
              <Route path="/rules/:code" component={Rules} />
              <Route path="/play/:game" component={Play} />
              <Route path="/look" component={Look} />
              <Route path="/replay/:game?" component={Replay} />
              <Route path="/analyse/:game?" component={Analyse} />
              <Route path="/position" component={Position} />
              <Route path="/words" component={Words} />
              <Route path="/words/cards" component={FlashCards} />
              <Route path="/puzzle/:day?" component={Puzzle} />
              <Route path="/embed" component={Embed} />
              <Route path="/overlay/:game" component={Overlay} />
              <Route path="/keep" component={KeepList} />
              <Route path="/keep/:sheet" component={KeepPage} />
              <Route path="/settings" component={Settings} />
              <Route path="/friends" component={Friends} />
              <Route path="/lobby" component={Lobby} />
              <Route path="/t/:code" component={Table} />
              <Route path="/g/:game" component={Match} />
              <Route path="/me" component={Me} />
              <Route path="/people/:id" component={Person} />
              <Route path="/leaderboards" component={Leaderboards} />
              <Route path="/class/:id?" component={Class} />
              <Route path="/moderation" component={Moderation} />
              <Route path="/admin" component={Admin} />
              <Route path="/learn" component={Learn} />
              <Route path="/learn/first-game/:edition?" component={FirstGame} />
              <Route path="/learn/how-to-play/:ruleset?" component={HowToPlay} />
              <Route path="/learn/variants/:name?" component={Variants} />
              <Route path="/learn/strategy/:topic?/:edition?" component={Strategy} />
              <Route path="/about" component={About} />
              <Route path="/about/words" component={AboutWords} />
              <Route path="/about/licences" component={Licences} />
              <Route default component={NotFound} />
            </Router>
          </Boundary>
        </main>
        <Footer />
        <UpdateNote />
        <Announcer />
      </ErrorBoundary>
    </LocationProvider>
  );
}
