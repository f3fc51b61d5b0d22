/** The frame of every page: header, the page of the address, and the voice for screen readers. */
import { ErrorBoundary, LocationProvider, Route, Router } from 'preact-iso';
import { Announcer } from '../ui/announcer.tsx';
import { NotFound } from '../ui/not-found.tsx';
import { useLazy } from '../ui/use-lazy.ts';
import { Boundary } from './boundary.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { ROUTES } from './routes.tsx';
import { useHeadingAsTitle } from './title.ts';

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
