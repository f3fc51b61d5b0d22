/** Name and ways around; on a narrow screen the ways are behind a button. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { texts } from '../i18n/texts.ts';
import { LanguageSelect } from '../preferences/language-select.tsx';
import { preferences } from '../preferences/preferences.ts';
import { Mark } from '../ui/mark.tsx';
import css from './header.module.css';

const WAYS = [
  ['/new', 'nav.new'],
  ['/friends', 'nav.friends'],
  ['/learn', 'nav.learn'],
  ['/words', 'nav.words'],
  ['/puzzle', 'nav.puzzle'],
  ['/score-keeper', 'nav.score-keeper'],
  ['/me', 'shell.me'],
  ['/settings', 'shell.settings'],
] as const;

/** Pages that are shown inside others. */
const BARE = /^\/(?:embed|overlay)\b/u;
/** A game has a line of its own with the way back; a phone has no room for two. */
const GAME = /^\/(?:play|g)\//u;

export function Header() {
  const { t } = texts.value;
  const { path } = useLocation();
  const isOpen = useSignal(false);
  useEffect(() => {
    isOpen.value = false;
  }, [path, isOpen]);
  if (BARE.test(path)) return null;
  return (
    <header class={`${css.header} ${GAME.test(path) ? css.away : ''}`}>
      <a class={css.skip} href="#main">
        {t('shell.skip')}
      </a>
      <a class={css.name} href="/" aria-current={path === '/' ? 'page' : undefined}>
        <Mark size={36} />
        Täht
      </a>
      {preferences.hasChosenLanguage.value ? null : <LanguageSelect label={t('shell.language')} />}
      <button
        type="button"
        class={css.menu}
        aria-expanded={isOpen.value}
        aria-controls="ways"
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
        onKeyDown={({ key }) => {
          if (key === 'Escape') isOpen.value = false;
        }}
      >
        {t('nav.menu')}
      </button>
      <nav id="ways" class={isOpen.value ? css.open : undefined} aria-label={t('shell.pages')}>
        {WAYS.map(([address, text]) => (
          <a
            key={address}
            href={address}
            aria-current={path === address || path.startsWith(`${address}/`) ? 'page' : undefined}
          >
            {t(text)}
          </a>
        ))}
      </nav>
    </header>
  );
}
