/** Name, language and the way to every page; the four rooms stand beside them, or at the bottom of a phone. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { texts } from '../i18n/texts.ts';
import { LanguageSelect } from '../preferences/language-select.tsx';
import { preferences } from '../preferences/preferences.ts';
import { Icon } from '../ui/icon.tsx';
import { later } from '../ui/later.tsx';
import { Mark } from '../ui/mark.tsx';
import { set } from '../ui/set.ts';
import css from './header.module.css';
import { Tabs } from './tabs.tsx';

const GoTo = later(() => import('./go-to.tsx').then((module) => module.GoTo), 'start');

/** Pages that are shown inside others, or to a whole hall. */
const BARE = /^\/(?:embed|overlay)\b/u;
/** Where one does one thing with both hands, and the tabs of a phone would be in the way. */
const BUSY =
  /^\/(?:(?:play|g|solitaire|ungame|bingo|duplicate|tournament|score-keeper)\/.|weekly|learn\/first-game)/u;
/** A game has a line of its own with the way back; a phone has no room for two. */
const GAME = /^\/(?:play|g)\//u;

/** On the first screen one plays in the language one reads. */
function playIn(language: string): void {
  preferences.edition.value = language;
  preferences.ruleset.value = '';
}

export function Header() {
  const { t } = texts.value;
  const { path } = useLocation();
  if (BARE.test(path)) return null;
  const isHome = path === '/';
  return (
    <header class={`${css.header} ${GAME.test(path) ? css.away : ''}`}>
      <a class={css.skip} href="#main">
        {t('shell.skip')}
      </a>
      <a class={css.name} href="/" aria-current={isHome ? 'page' : undefined}>
        <Mark size={36} />
        Täht
      </a>
      <Tabs isBusy={BUSY.test(path)} />
      <span class={css.end}>
        {isHome ? (
          <LanguageSelect label={t('shell.language')} onChoose={playIn} />
        ) : preferences.hasChosenLanguage.value || GAME.test(path) ? null : (
          <LanguageSelect label={t('shell.language')} />
        )}
        <GoToButton path={path} />
      </span>
    </header>
  );
}

/** Also by Ctrl or Cmd and K, from everywhere. */
function GoToButton({ path }: { readonly path: string }) {
  const isOpen = useSignal(false);
  useEffect(set(isOpen, false), [path, isOpen]);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      isOpen.value = true;
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [isOpen]);
  const close = (): void => {
    isOpen.value = false;
  };
  return (
    <>
      <button
        type="button"
        class={css.goTo}
        aria-label={texts.value.t('go-to.open')}
        aria-haspopup="dialog"
        onClick={set(isOpen, true)}
      >
        <Icon name="search" />
      </button>
      {isOpen.value ? <GoTo onClose={close} /> : null}
    </>
  );
}
