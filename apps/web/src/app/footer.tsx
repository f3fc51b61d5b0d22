/** The foot of every page but those that are a board and little else. */
import { useLocation } from 'preact-iso';
import { texts } from '../i18n/texts.ts';
import { ABOUT_PAGES } from './about-pages.ts';
import css from './footer.module.css';

const WITHOUT = /^\/(?:$|(?:play|embed|overlay)(?:\/|$))/u;

export function Footer() {
  const { t } = texts.value;
  const { path } = useLocation();
  if (WITHOUT.test(path)) return null;
  return (
    <footer class={css.footer}>
      <nav aria-label={t('footer.more')}>
        {ABOUT_PAGES.map(([address, text]) => (
          <a key={address} href={address} aria-current={path === address ? 'page' : undefined}>
            {t(text)}
          </a>
        ))}
      </nav>
    </footer>
  );
}
