/** Bingo: opening one, calling, the page for the projector, the card of a player, and cards to print. */
import { me } from '../../connection/me.ts';
import { OnlinePage } from '../../connection/parts/page.tsx';
import { troubleLine } from '../../connection/trouble.ts';
import { useFollowed } from '../../connection/use-followed.ts';
import { texts } from '../../i18n/texts.ts';
import { useParts } from '../../i18n/use-part.ts';
import { Caller } from './caller.tsx';
import { OpenBingo } from './open-bingo.tsx';
import { Player } from './player.tsx';
import { PrintCards } from './print-cards.tsx';
import { Screen } from './screen.tsx';
import { openBingo } from './session.ts';

export interface BingoProps {
  /** Its name, or `print`. */
  readonly game?: string;
  /** `screen` for the projector. */
  readonly place?: string;
}

export function Bingo({ game, place }: BingoProps) {
  const isReady = useParts('otherGames', 'start', 'network', 'game', 'lists');
  if (!isReady) return <p class="page">{texts.value.t('shell.loading')}</p>;
  if (game === undefined) return <OpenBingo />;
  if (game === 'print') return <PrintCards />;
  if (place === 'screen')
    return <OnlinePage isForAnybody>{() => <At key={game} id={game} isScreen />}</OnlinePage>;
  const about = () => <p>{texts.value.t('other.bingo.about')}</p>;
  return <OnlinePage about={about}>{() => <At key={game} id={game} />}</OnlinePage>;
}

function At({ id, isScreen }: { readonly id: string; readonly isScreen?: true }) {
  const person = me.value?.card.id;
  const session = useFollowed((client) => openBingo(client, id), [id]);
  const view = session.view.value;
  const failure = session.failure.value;
  if (view === null)
    return (
      <section class="page">
        <h1>{texts.value.t('other.bingo')}</h1>
        <p role="status">
          {failure === null ? texts.value.t('shell.loading') : troubleLine(texts.value, failure)}
        </p>
      </section>
    );
  if (isScreen) return <Screen view={view} />;
  return view.caller?.id === person ? (
    <Caller session={session} view={view} />
  ) : (
    <Player session={session} view={view} />
  );
}
