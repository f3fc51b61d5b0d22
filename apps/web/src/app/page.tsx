/** A page that is loaded when it is first opened; where it cannot be had, that is said in its place. */
import type { ComponentType } from 'preact';
import { lazy } from 'preact-iso';
import { texts } from '../i18n/texts.ts';

export const lazyPage = <P,>(load: () => Promise<ComponentType<P>>) =>
  lazy<ComponentType<P>>(() => load().catch(() => Unreachable));

export const reload = (): void => location.reload();

function Unreachable() {
  const { t } = texts.value;
  return (
    <section class="page">
      <h1>{t('shell.unreachable')}</h1>
      <p>
        <button type="button" class="main" onClick={reload}>
          {t('shell.reload')}
        </button>
      </p>
    </section>
  );
}
