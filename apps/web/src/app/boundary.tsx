/** Where a page breaks down its place is taken by a friendly one; games and drafts are kept by then. */
import { Component, type ComponentChildren } from 'preact';
import { useLocation } from 'preact-iso';
import { texts } from '../i18n/texts.ts';
import { reload } from './page.tsx';

interface BoundaryState {
  readonly isBroken: boolean;
}

interface BoundaryProps {
  readonly path: string;
  readonly children: ComponentChildren;
}

export const Boundary = ({ children }: { readonly children: ComponentChildren }) => (
  <PageBoundary path={useLocation().path}>{children}</PageBoundary>
);

class PageBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { isBroken: false };

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ isBroken: true });
  }

  /** Another page may be sound. */
  override componentDidUpdate({ path }: BoundaryProps): void {
    if (path !== this.props.path && this.state.isBroken) this.setState({ isBroken: false });
  }

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const { t } = texts.value;
  return (
    <section class="page" role="alert">
      <h1>{t('shell.broken')}</h1>
      <p>{t('shell.nothing-lost')}</p>
      <p>
        <button type="button" class="main" onClick={reload}>
          {t('shell.reload')}
        </button>{' '}
        <a class="button" href="/">
          {t('shell.home')}
        </a>
      </p>
    </section>
  );
}
