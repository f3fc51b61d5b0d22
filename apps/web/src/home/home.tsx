/** The first screen: a board with a rack on which one plays at once, and around it who else could be played with. */
import { texts } from '../i18n/texts.ts';
import { useParts } from '../i18n/use-part.ts';
import { chosenEdition } from '../ui/chosen-edition.ts';
import { Loading } from '../ui/loading.tsx';
import { TurnList } from '../ui/turn-card.tsx';
import type { TurnGame } from '../ui/turn-game.ts';
import { Chips } from './chips.tsx';
import { EmptyBoard } from './empty-board.tsx';
import css from './home.module.css';
import { OpponentList } from './opponent-list.tsx';
import { PuzzleCard } from './puzzle-card.tsx';
import { SavedGames } from './saved-games.tsx';
import { Table } from './table.tsx';
import { TournamentLine } from './tournament-line.tsx';
import { TurnCards } from './turn-cards.tsx';
import { useDeviceGames } from './use-games.ts';
import { useNetworkTurns } from './use-network-turns.ts';
import { usePosition } from './use-position.ts';

export function Home() {
  const isReady = useParts('start');
  const { t } = texts.value;
  const position = usePosition(chosenEdition().id);
  const device = useDeviceGames();
  const network = useNetworkTurns();
  if (!isReady || position === null) return <Loading />;
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
      <section class={css.peek}>
        <TurnCards network={network} device={device.games.value} />
        <PuzzleCard edition={edition} />
      </section>
      <Chips />
      <section class={css.more}>
        <EmptyBoard />
        <TournamentLine />
      </section>
      <section class={css.below}>
        <SavedGames {...device} />
        <NetworkGames games={network} />
      </section>
    </div>
  );
}

/** All of them, whatever was shown above; their texts come with them. */
const NetworkGames = ({ games }: { readonly games: readonly TurnGame[] }) =>
  games.length === 0 ? null : (
    <TurnList title={texts.value.t('friends.your-tables')} games={games} />
  );
