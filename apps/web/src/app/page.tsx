/** A page that is loaded when it is first opened; where it cannot be had, that is said in its place until the server answers. */
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { lazy } from 'preact-iso';
import { texts } from '../i18n/texts.ts';
import { startOver } from '../ui/start-over.ts';

export const lazyPage = <P,>(load: () => Promise<ComponentType<P>>) =>
  lazy<ComponentType<P>>(() => load().catch(() => Unreachable));

export const reload = (): void => location.reload();

function Unreachable() {
  const { t } = texts.value;
  useEffect(() => void startOver(), []);
  return (
    <section class="page">
      <h1>{t('shell.unreachable')}</h1>
      <p>{t('scene.offline')}</p>
      <p>
        <button type="button" class="main" onClick={reload}>
          {t('shell.reload')}
        </button>
      </p>
    </section>
  );
}
