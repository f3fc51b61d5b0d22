import { texts } from '../i18n/texts.ts';

export function NotFound() {
  const { t } = texts.value;
  return (
    <section class="page">
      <h1>{t('shell.not-found')}</h1>
      <p>
        <a href="/">{t('shell.home')}</a>
      </p>
    </section>
  );
}
