/** The first screen: go on with a game, begin one with a single tap, and the ways to everything else. */
import { texts } from '../i18n/texts.ts';
import { useParts } from '../i18n/use-part.ts';
import { preferences } from '../preferences/preferences.ts';
import { later } from '../ui/later.tsx';
import css from './home.module.css';
import { PlayBot } from './play-bot.tsx';
import { SavedGames } from './saved-games.tsx';

const NetworkTables = later(
  () => import('./network-tables.tsx').then(({ NetworkTables }) => NetworkTables),
  'network',
);

/** Each with a name and a sentence of its own. */
const WAYS = [
  ['table', '/new?table'],
  ['friends', '/friends'],
  ['lobby', '/lobby'],
  ['learn', '/learn'],
  ['puzzle', '/puzzle'],
  ['words', '/words'],
  ['look', '/review'],
  ['keep', '/score-keeper'],
  ['other', '/other'],
  ['build', '/new'],
  ['event', '/tournament'],
  ['class', '/class'],
] as const;

export function Home() {
  const isReady = useParts('start');
  const { t } = texts.value;
  if (!isReady) return <p class="page">{t('shell.loading')}</p>;
  return (
    <section class={`page ${css.home}`}>
      <h1>{t('home.title')}</h1>
      <SavedGames />
      <PlayBot />
      {preferences.name.value === '' ? null : <NetworkTables />}
      <h2>{t('home.more')}</h2>
      <ul class={css.ways}>
        {WAYS.map(([way, address]) => (
          <li key={way}>
            <a class={css.way} href={address}>
              <strong>{t(`home.${way}`)}</strong>
              <span>{t(`home.${way}-about`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
