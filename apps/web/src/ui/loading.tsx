/** A page that is still on its way: our star breathes, and whoever hears it is told. */
import { texts } from '../i18n/texts.ts';

export const Loading = () => (
  <p class="page loading">
    <span class="star-letter" aria-hidden="true" />
    {texts.value.t('shell.loading')}
  </p>
);
