/** The frame of every page: header, the page of the address, and the voice for screen readers. */
import { useEffect } from 'preact/hooks';
import { ErrorBoundary, LocationProvider, Route, Router } from 'preact-iso';
import { Announcer } from '../ui/announcer.tsx';
import { NotFound } from '../ui/not-found.tsx';
import { useLazy } from '../ui/use-lazy.ts';
import { Boundary } from './boundary.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { ROUTES } from './routes.tsx';

/** The router has scrolled to the top, and there the header stays to be seen. */
const focusMain = (): void => document.getElementById('main')?.focus({ preventScroll: true });

export function App() {
  useHeadingAsTitle();
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
        <Announcer />
      </ErrorBoundary>
    </LocationProvider>
  );
}

const loadUpdateLine = () =>
  import('../offline/update-line.tsx').then(({ UpdateLine }) => UpdateLine);

/** Whatever has to do with a new version is loaded once the page stands. */
function UpdateNote() {
  const Line = useLazy(true, loadUpdateLine);
  return Line && <Line />;
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
