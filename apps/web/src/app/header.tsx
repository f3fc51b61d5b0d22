import { texts } from '../i18n/texts.ts';
import css from './header.module.css';

export function Header() {
  const { t } = texts.value;
  return (
    <header class={css.header}>
      <a class={css.skip} href="#main">
        {t('shell.skip')}
      </a>
      <a class={css.name} href="/">
        <img src="/icon.svg" alt="" width="32" height="32" />
        Täht
      </a>
      <nav aria-label={t('shell.pages')}>
        <a href="/settings">{t('shell.settings')}</a>
      </nav>
    </header>
  );
}
