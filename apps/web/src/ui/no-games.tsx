/** Before the first game is finished. */
import { texts } from '../i18n/texts.ts';
import { Scene } from './scene.tsx';

export const NoGames = ({ title }: { readonly title: string }) => (
  <Scene scene="no-games" title={title} about={texts.value.t('scene.no-games')}>
    <a class="button main" href="/">
      {texts.value.t('scene.play')}
    </a>
  </Scene>
);
