/** The frame of every page: header, the page of the address, and the voice for screen readers. */
import { ErrorBoundary, LocationProvider, lazy, Route, Router } from 'preact-iso';
import { Announcer } from '../ui/announcer.tsx';
import { Header } from './header.tsx';
import { NotFound } from './not-found.tsx';

const Home = lazy(() => import('../pages/home.tsx').then(({ Home }) => Home));
const Play = lazy(() => import('../pages/play.tsx').then(({ Play }) => Play));
const Settings = lazy(() => import('../pages/settings.tsx').then(({ Settings }) => Settings));

export const App = () => (
  <LocationProvider>
    <ErrorBoundary>
      <Header />
      <main id="main" tabIndex={-1}>
        <Router>
          <Route path="/" component={Home} />
          <Route path="/play/:game" component={Play} />
          <Route path="/settings" component={Settings} />
          <Route default component={NotFound} />
        </Router>
      </main>
      <Announcer />
    </ErrorBoundary>
  </LocationProvider>
);
