/** Every page by its name, narrowed by what one types; Enter opens the first. */
import { useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso';
import { texts } from '../i18n/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { typedInto } from '../ui/set.ts';
import { ABOUT_PAGES } from './about-pages.ts';
import css from './go-to.module.css';

const PLACES = [
  ['/new', 'nav.new'],
  ['/friends', 'nav.friends'],
  ['/lobby', 'home.lobby'],
  ['/new?table', 'home.table'],
  ['/tournament', 'home.tournament'],
  ['/duplicate', 'home.duplicate'],
  ['/weekly', 'home.weekly'],
  ['/other', 'home.other'],
  ['/puzzle', 'nav.puzzle'],
  ['/words', 'nav.words'],
  ['/words/reports', 'word-reports.title'],
  ['/learn', 'nav.learn'],
  ['/learn/first-game', 'home.learn'],
  ['/review', 'home.review'],
  ['/score-keeper', 'nav.score-keeper'],
  ['/class', 'home.class'],
  ['/me', 'shell.me'],
  ['/settings', 'shell.settings'],
  ...ABOUT_PAGES,
] as const;

export function GoTo({ onClose }: { readonly onClose: () => void }) {
  const { t, language } = texts.value;
  const { route } = useLocation();
  const sought = useSignal('');
  const plain = (text: string): string => text.toLocaleLowerCase(language);
  const found = PLACES.map(([address, text]) => ({ address, name: t(text) })).filter(({ name }) =>
    plain(name).includes(plain(sought.value.trim())),
  );
  const open = (address: string): void => {
    onClose();
    route(address);
  };
  return (
    <Dialog title={t('go-to.find')} onClose={onClose}>
      <form
        class={css.goTo}
        onSubmit={(event) => {
          event.preventDefault();
          if (found[0] !== undefined) open(found[0].address);
        }}
      >
        <input
          type="text"
          value={sought.value}
          aria-label={t('go-to.find')}
          autocomplete="off"
          onInput={typedInto(sought)}
        />
        {found.length === 0 ? <p role="status">{t('go-to.none')}</p> : null}
        <ul>
          {found.map(({ address, name }) => (
            <li key={address}>
              <a href={address} onClick={onClose}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </form>
    </Dialog>
  );
}
