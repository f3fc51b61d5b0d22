import { texts } from '../i18n/texts.ts';
import { Scene } from './scene.tsx';

export function NotFound() {
  const { t } = texts.value;
  return (
    <section class="page">
      <Scene scene="not-found" isPage title={t('shell.not-found')} about={t('scene.not-found')}>
        <a class="button main" href="/">
          {t('shell.home')}
        </a>
      </Scene>
    </section>
  );
}
