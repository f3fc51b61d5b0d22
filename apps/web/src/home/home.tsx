/** The first screen: a board with a rack on which one plays at once, and around it who else could be played with. */
import { useSignal } from '@preact/signals';
import { editionOf } from '@taht/editions';
import { useEffect } from 'preact/hooks';
import { texts } from '../i18n/texts.ts';
import { useParts } from '../i18n/use-part.ts';
import { preferences } from '../preferences/preferences.ts';
import { later } from '../ui/later.tsx';
import { Chips } from './chips.tsx';
import css from './home.module.css';
import { OpponentList } from './opponent-list.tsx';
import { PlayBot } from './play-bot.tsx';
import { PuzzleCard } from './puzzle-card.tsx';
import { SavedGames } from './saved-games.tsx';
import { Table } from './table.tsx';
import { textOfToday } from './today.ts';
import { TurnCards } from './turn-cards.tsx';
import { useDeviceGames } from './use-games.ts';
import { Ways } from './ways.tsx';

const NetworkTables = later(
  () => import('./network-tables.tsx').then(({ NetworkTables }) => NetworkTables),
  'network',
);

/** The words are those of the language one reads, until something else was chosen. */
const editionShown = (language: string): string =>
  editionOf(preferences.edition.value)?.id ?? editionOf(language)?.id ?? 'en';

export function Home() {
  const isReady = useParts('start');
  const { t, language } = texts.value;
  const position = usePosition(editionShown(language));
  const device = useDeviceGames();
  if (!isReady || position === null) return <p class="page">{t('shell.loading')}</p>;
  const { edition, text } = position;
  return (
    <div class={css.home}>
      <h1 class={css.hero}>{t('home.hero')}</h1>
      <p class={css.lead}>{t('home.hidden')}.</p>
      {text === '' ? null : <Table key={text} edition={edition} text={text} />}
      <section class={css.opponents}>
        <h2>{t('home.opponents')}</h2>
        <OpponentList />
      </section>
      <Chips />
      <section class={css.peek}>
        <TurnCards games={device.games.value} />
        {preferences.name.value === '' ? null : <NetworkTables />}
        <PuzzleCard edition={edition} />
      </section>
      <section class={css.below}>
        <h2>{t('home.empty-board')}</h2>
        <PlayBot />
        <SavedGames {...device} />
        <h2>{t('home.more')}</h2>
        <Ways />
      </section>
    </div>
  );
}

interface Position {
  readonly edition: string;
  /** Empty where it could not be had. */
  readonly text: string;
}

/** Today's; null until it is there. That of the language before stays until the next has come. */
function usePosition(edition: string): Position | null {
  const position = useSignal<Position | null>(null);
  useEffect(() => {
    let isWanted = true;
    const show = (text: string): void => {
      if (isWanted) position.value = { edition, text };
    };
    textOfToday(edition, Date.now()).then(show, () => show(''));
    return () => {
      isWanted = false;
    };
  }, [edition, position]);
  return position.value;
}
