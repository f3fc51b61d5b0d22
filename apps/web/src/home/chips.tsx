/** The three ways to play with people. */
import { texts } from '../i18n/texts.ts';
import { Sign } from '../ui/icon.tsx';
import css from './home.module.css';
import { HOME_ICONS } from './home-icons.ts';

const CHIPS = [
  ['friend', '/friends/new', 'friend'],
  ['now', '/lobby?now', 'anyone'],
  ['table', '/new?table', 'one-table'],
] as const;

export const Chips = () => (
  <nav class={css.chips} aria-label={texts.value.t('home.with-people')}>
    {CHIPS.map(([icon, address, text]) => (
      <a key={text} class="button" href={address}>
        <Sign path={HOME_ICONS[icon]} />
        {texts.value.t(`home.${text}`)}
      </a>
    ))}
  </nav>
);
