/** The foot of every page but those that are a board and little else. */
import { useLocation } from 'preact-iso';
import { texts } from '../i18n/texts.ts';
import css from './footer.module.css';

const WITHOUT = /^\/(?:$|(?:play|embed|overlay)(?:\/|$))/u;

const WAYS = [
  ['/about', 'footer.about'],
  ['/about/words', 'footer.words'],
  ['/about/licences', 'footer.licences'],
] as const;

export function Footer() {
  const { t } = texts.value;
  const { path } = useLocation();
  if (WITHOUT.test(path)) return null;
  return (
    <footer class={css.footer}>
      <nav aria-label={t('footer.more')}>
        {WAYS.map(([address, text]) => (
          <a key={address} href={address} aria-current={path === address ? 'page' : undefined}>
            {t(text)}
          </a>
        ))}
      </nav>
    </footer>
  );
}
