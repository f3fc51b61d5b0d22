/** A game on the network: played by whoever has a seat, watched by others, and reviewed when it is over. */
import { useSignal } from '@preact/signals';
import { plain } from '@taht/phrasing';
import type { TableTournament } from '@taht/protocol';
import { useEffect, useMemo } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { isGivenName } from '../../connection/arrive-at-once.ts';
import { cardsOf } from '../../connection/cards.ts';
import { connection, connectionStatus } from '../../connection/connection.ts';
import { me } from '../../connection/me.ts';
import { OnlinePage } from '../../connection/parts/page.tsx';
import { network, troubleLine } from '../../connection/trouble.ts';
import { texts } from '../../i18n/texts.ts';
import { draftStore } from '../../play/input/draft-store.ts';
import { openGame } from '../../play/model/game-model.ts';
import { GameView } from '../../play/view/game-view.tsx';
import { OwnName } from '../own-name.tsx';
import { Agree, type AtTableProps } from '../table/agree.tsx';
import { Talk } from '../table/talk.tsx';
import { useNetworkTable } from '../table/use-network-table.ts';
import { playerName, tableOfGame } from '../table-names.ts';
import { Beside } from './beside.tsx';
import { Hints } from './hints.tsx';
import css from './network-game.module.css';
import { openNetworkGame } from './network-session.ts';
import { syncDraft } from './sync-draft.ts';

export const NetworkGame = ({ game }: { readonly game?: string }) => {
  const table = tableOfGame(game ?? '');
  return (
    <OnlinePage isForAnybody>
      {() =>
        table === null ? (
          <Missing />
        ) : (
          <MatchAt id={game ?? ''} at={table} key={`${game} ${me.value?.card.id}`} />
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

function MatchAt({ id, at }: { readonly id: string; readonly at: string }) {
  const { t } = texts.value;
  const { route } = useLocation();
  const person = me.value?.card.id;
  /** Grows when one takes a seat or gives it up: then the game is seen with other eyes. */
  const turnover = useSignal(0);
  const others = useSignal<ReadonlyMap<string, string>>(new Map());
  const table = useNetworkTable(at, ({ kind, by, head }) => {
    if (kind === 'started' && head?.own !== null && head?.game) route(`/g/${head.game}`);
    if ((kind === 'sat' || kind === 'left') && by === person) turnover.value++;
  });
  const session = useMemo(
    () =>
      openNetworkGame({
        game: id,
        client: connection(),
        status: connectionStatus,
        nameOf: (player) =>
          plain(
            playerName(player, table.head.value, texts.value) ??
              others.value.get(player) ??
              texts.value.t('net.somebody'),
          ),
      }),
    [id, table, turnover.value],
  );
  const model = useMemo(() => openGame(session, draftStore(id, 0)), [session]);
  useEffect(() => () => model.close(), [model]);

  const game = model.game.value;
  const seat = model.seat.value;
  const players = game?.seats.map(({ player }) => player.id).join() ?? '';
  const isTableSeen = table.failure.value === null;
  useEffect(() => {
    if (isTableSeen || players === '') return;
    void cardsOf(players.split(',').filter((player) => player.startsWith('person-'))).then(
      (cards) => {
        others.value = new Map(cards.map((card) => [card.id, card.nickname]));
      },
    );
  }, [isTableSeen, players]);

  // Everybody has agreed to these rules at the table.
  const isAsked =
    game?.phase.kind === 'setup' && seat !== null && !game.phase.agreed.includes(seat);
  useEffect(() => {
    if (isAsked) void model.act({ kind: 'agree', contribution: someLuck() });
  }, [isAsked, model]);

  const isDealt = seat !== null && model.draft.value.pieces.length > 0;
  const isOver = game?.phase.kind === 'over';
  useEffect(() => {
    if (!isDealt || isOver || person === undefined) return undefined;
    return syncDraft(connection(), model, id, person);
  }, [isDealt, isOver, model, id, person]);

  const link = session.link.value;
  const head = table.head.value;
  if (link.kind === 'failed')
    return (
      <section class="page">
        <h1>{t('table.title')}</h1>
        <p role="status">
          {link.failure.code === 'network' ? troubleLine(texts.value, link.failure) : null}
        </p>
        <a class="button" href={`/t/${at}`}>
          {t('table.to-table')}
        </a>
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
        isOfEvent={head?.event != null}
        after={isOver && head !== null ? <After table={table} head={head} /> : null}
      />
      <div class={`page ${css.below}`}>
        {seat !== null && isGivenName() ? <OwnName table={at} /> : null}
        <p>
          {head?.event ? (
            <ToEvent event={head.event} />
          ) : (
            <a class="button" href={`/t/${at}`}>
              {t('table.to-table')}
            </a>
          )}
        </p>
      </div>
    </>
  );
}

/** A game of a tournament leads back there; after others those who played may play on. */
function After({ table, head }: AtTableProps) {
  if (head.event !== null)
    return (
      <p>
        <ToEvent event={head.event} isMain />
      </p>
    );
  return head.own === null ? null : <Agree table={table} head={head} />;
}

interface ToEventProps {
  readonly event: TableTournament;
  readonly isMain?: true;
}

const ToEvent = ({ event, isMain }: ToEventProps) => (
  <a class={isMain ? 'button main' : 'button'} href={`/tournament/${event.id}/me`}>
    {texts.value.t('table.to-tournament')}
  </a>
);

/** What a seat adds to the chance of the draw. */
const someLuck = (): string => [...crypto.getRandomValues(new Uint32Array(4))].join('-');
