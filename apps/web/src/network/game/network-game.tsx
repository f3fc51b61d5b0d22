/** A game on the network: played by whoever has a seat, watched by others, and reviewed when it is over. */
import { useSignal } from '@preact/signals';
import type { TableTournament } from '@taht/protocol';
import { useLocation } from 'preact-iso';
import { isGivenName } from '../../connection/arrive-at-once.ts';
import { me } from '../../connection/me.ts';
import { OnlinePage } from '../../connection/parts/page.tsx';
import { network, troubleLine } from '../../connection/trouble.ts';
import { texts } from '../../i18n/texts.ts';
import { GameView } from '../../play/view/game-view.tsx';
import { OwnName } from '../own-name.tsx';
import { Agree, type AtTableProps } from '../table/agree.tsx';
import { Talk } from '../table/talk.tsx';
import { useNetworkTable } from '../table/use-network-table.ts';
import { tableOfGame } from '../table-names.ts';
import { Beside } from './beside.tsx';
import { Hints } from './hints.tsx';
import css from './network-game.module.css';
import { useNetworkGame } from './use-network-game.ts';

export const NetworkGame = ({ game }: { readonly game?: string }) => {
  const table = tableOfGame(game ?? '');
  return (
    <OnlinePage isForAnybody>
      {() =>
        table === null ? (
          <Missing />
        ) : (
          <GameAt id={game ?? ''} at={table} key={`${game} ${me.value?.card.id}`} />
        )
      }
    </OnlinePage>
  );
};

const Missing = () => (
  <section class="page">
    <h1>{texts.value.t('table.title')}</h1>
    <p role="status">{troubleLine(texts.value, network('missing'))}</p>
  </section>
);

interface GameAtProps {
  readonly id: string;
  /** The code of its table. */
  readonly at: string;
}

function GameAt({ id, at }: GameAtProps) {
  const { t } = texts.value;
  const { route } = useLocation();
  const person = me.value?.card.id;
  /** Grows when one takes a seat or gives it up: then the game is seen with other eyes. */
  const turnover = useSignal(0);
  const table = useNetworkTable(at, ({ kind, by, head }) => {
    if (kind === 'started' && head?.own !== null && head?.game) route(`/g/${head.game}`);
    if ((kind === 'sat' || kind === 'left') && by === person) turnover.value++;
  });
  const { session, model } = useNetworkGame(id, table, turnover.value);
  const game = model.game.value;
  const seat = model.seat.value;
  const isOver = game?.phase.kind === 'over';
  const link = session.link.value;
  const head = table.head.value;
  if (link.kind === 'failed')
    return (
      <section class="page">
        <h1>{t('table.title')}</h1>
        <p role="status">
          {link.failure.code === 'network' ? troubleLine(texts.value, link.failure) : null}
        </p>
        <ToTable at={at} />
      </section>
    );
  return (
    <>
      {game === null ? <h1 class="unseen">{t('table.title')}</h1> : null}
      {link.kind === 'opening' || seat !== null ? null : (
        <p class={css.watching}>{t('table.watching')}</p>
      )}
      <GameView
        model={model}
        side={
          <>
            <Beside model={model} session={session} table={table} />
            {head?.options.hints === true ? <Hints model={model} id={id} /> : null}
            {head === null || head.event?.talk === false ? null : <Talk table={table} />}
          </>
        }
        isOfTournament={head?.event != null}
        after={isOver && head !== null ? <After table={table} head={head} /> : null}
      />
      <div class={`page ${css.below}`}>
        {seat !== null && isGivenName() ? <OwnName table={at} /> : null}
        <p>{head?.event ? <ToTournament tournament={head.event} /> : <ToTable at={at} />}</p>
      </div>
    </>
  );
}

const ToTable = ({ at }: Pick<GameAtProps, 'at'>) => (
  <a class="button" href={`/t/${at}`}>
    {texts.value.t('table.to-table')}
  </a>
);

/** A game of a tournament leads back there; after others those who played may play on. */
function After({ table, head }: AtTableProps) {
  if (head.event !== null)
    return (
      <p>
        <ToTournament tournament={head.event} isMain />
      </p>
    );
  return head.own === null ? null : <Agree table={table} head={head} />;
}

interface ToTournamentProps {
  readonly tournament: TableTournament;
  readonly isMain?: true;
}

const ToTournament = ({ tournament, isMain }: ToTournamentProps) => (
  <a class={isMain ? 'button main' : 'button'} href={`/tournament/${tournament.id}/me`}>
    {texts.value.t('table.to-tournament')}
  </a>
);
