/** The frame of every page: header, the page of the address, and the voice for screen readers. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ErrorBoundary, LocationProvider, Route, Router } from 'preact-iso';
import { me } from '../connection/me.ts';
import { Announcer } from '../ui/announcer.tsx';
import { asked } from '../ui/asked-word.ts';
import { set } from '../ui/set.ts';
import { useLazy } from '../ui/use-lazy.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { Boundary } from './boundary.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { lazyPage } from './page.tsx';
import { ROUTES } from './routes.tsx';

const NotFound = lazyPage(() => import('../ui/not-found.tsx').then(({ NotFound }) => NotFound));

/** The router has scrolled to the top, and there the header stays to be seen. */
const focusMain = (): void => document.getElementById('main')?.focus({ preventScroll: true });

export function App() {
  useHeadingAsTitle();
  useHomework();
  return (
    <LocationProvider>
      <ErrorBoundary>
        <Header />
        <main id="main" tabIndex={-1}>
          <Boundary>
            <Router onRouteChange={focusMain}>
              {ROUTES}
              <Route default component={NotFound} />
            </Router>
          </Boundary>
        </main>
        <Footer />
        <UpdateNote />
        <MeaningNote />
        <Announcer />
      </ErrorBoundary>
    </LocationProvider>
  );
}

const loadUpdateLine = () =>
  import('../offline/update-line.tsx').then(({ UpdateLine }) => UpdateLine);

/** Whatever has to do with a new version is loaded once the page stands. */
function UpdateNote() {
  const isIdle = useSignal(false);
  useEffect(() => whenIdle(set(isIdle, true)), [isIdle]);
  const Line = useLazy(isIdle.value, loadUpdateLine);
  return Line && <Line />;
}

const loadCard = () => import('../meaning/card.tsx').then(({ MeaningCard }) => MeaningCard);

/** What a word means is told in front of any page. */
function MeaningNote() {
  const Card = useLazy(asked.value !== null, loadCard);
  return Card && <Card />;
}

/** A pupil hands nothing in: what has been done on this device is told to the class when the page is opened. */
function useHomework(): void {
  const school = me.value?.pupilOf ?? null;
  useEffect(
    () =>
      school === null
        ? undefined
        : whenIdle(() => {
            void import('../classes/report-tasks.ts').then(({ reportTo }) => reportTo(school));
          }),
    [school],
  );
}

const NAME = 'Täht';

/** The title of the page is its heading, in whatever language it stands there. */
function useHeadingAsTitle(): void {
  useEffect(() => {
    const main = document.getElementById('main');
    if (main === null) return undefined;
    const follow = (): void => {
      const heading = main.querySelector('h1')?.textContent;
      const title = heading ? `${heading} – ${NAME}` : NAME;
      if (document.title !== title) document.title = title;
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(main, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);
}
