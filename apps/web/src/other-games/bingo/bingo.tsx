/** Bingo: opening one, calling, the page for the projector, the card of a player, and cards to print. */
import { me } from '../../connection/me.ts';
import { OnlinePage } from '../../connection/parts/page.tsx';
import { type Trouble, troubleLine } from '../../connection/trouble.ts';
import { useFollowed } from '../../connection/use-followed.ts';
import { useNamedStream } from '../../connection/use-named-stream.ts';
import { texts } from '../../i18n/texts.ts';
import { useParts } from '../../i18n/use-part.ts';
import { Loading } from '../../ui/loading.tsx';
import { Caller } from './caller.tsx';
import { OpenBingo } from './open-bingo.tsx';
import { Player } from './player.tsx';
import { PrintCards } from './print-cards.tsx';
import { Screen } from './screen.tsx';
import { openBingo } from './session.ts';

export interface BingoProps {
  /** Its name, its code, or `print`. */
  readonly game?: string;
  /** `screen` for the projector. */
  readonly place?: string;
}

export function Bingo({ game, place }: BingoProps) {
  const isReady = useParts('otherGames', 'start', 'network', 'game', 'lists');
  if (!isReady) return <Loading />;
  if (game === undefined) return <OpenBingo />;
  if (game === 'print') return <PrintCards />;
  if (place === 'screen')
    return <OnlinePage isForAnybody>{() => <Named key={game} name={game} isScreen />}</OnlinePage>;
  const { t } = texts.value;
  const about = () => (
    <>
      <h1>{t('other.bingo')}</h1>
      <p>{t('other.bingo.about')}</p>
    </>
  );
  return <OnlinePage about={about}>{() => <Named key={game} name={game} />}</OnlinePage>;
}

interface NamedProps {
  readonly name: string;
  readonly isScreen?: true;
}

/** Its own name, or the code that was read out. */
function Named({ name, ...props }: NamedProps) {
  const found = useNamedStream('bingo', name).value;
  if (found === null) return <Loading />;
  return found.ok ? <At {...props} id={found.value} /> : <NotThere trouble={found.error} />;
}

function NotThere({ trouble }: { readonly trouble: Trouble }) {
  const { t } = texts.value;
  return (
    <section class="page">
      <h1>{t('other.bingo')}</h1>
      <p role="alert">
        {trouble.code === 'refused' ? t('friends.bad-code') : troubleLine(texts.value, trouble)}
      </p>
      <a class="button main" href="/bingo">
        {t('bingo.join')}
      </a>
    </section>
  );
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
