/** The four rooms of the page, each with the addresses that belong to it: in the header, or at the thumb of a phone. */
import { useLocation } from 'preact-iso';
import { texts } from '../i18n/texts.ts';
import { Icon } from '../ui/icon.tsx';
import css from './tabs.module.css';

const TABS = [
  ['play', '/', /^\/(?:$|new|rules|friends|lobby|t\/|duplicate|tournament|other|bingo)/u],
  ['puzzles', '/puzzle', /^\/(?:puzzle|solitaire|ungame|words|position)/u],
  ['learn', '/learn', /^\/(?:learn|about)/u],
  ['me', '/me', /^\/(?:me|settings|people|leaderboards|class|review|score-keeper)/u],
] as const;

export function Tabs() {
  const { t } = texts.value;
  const { path } = useLocation();
  return (
    <nav class={css.tabs} aria-label={t('shell.pages')}>
      {TABS.map(([tab, address, room]) => (
        <a
          key={tab}
          href={address}
          aria-current={path === address ? 'page' : room.test(path) ? 'true' : undefined}
        >
          <Icon name={tab} />
          <span>{t(`tab.${tab}`)}</span>
        </a>
      ))}
    </nav>
  );
}
