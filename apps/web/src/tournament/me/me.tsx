/** A player's own page on the phone: where to sit, the result of the table, the clock, how one stands. */

import { plain } from '@taht/phrasing';
import type { TableGameView } from '@taht/tournament';
import { AskButton } from '../../connection/parts/ask-button.tsx';
import { texts } from '../../i18n/texts.ts';
import { LastAnnouncement } from '../last-announcement.tsx';
import { PageHead } from '../page-head.tsx';
import { playerOf, playerText, roundText, sayTrouble } from '../tournament-texts.ts';
import {
  type Addressed,
  NotYours,
  pathOf,
  type TournamentProps,
  WithTournament,
} from '../with-tournament.tsx';
import { CallReferee } from './call-referee.tsx';
import { Claim } from './claim.tsx';
import css from './me.module.css';
import { OwnResult } from './own-result.tsx';
import { type Seat, seatOf } from './seat.ts';
import { TableClock } from './table-clock.tsx';

export const PlayerPage = ({ id = '' }: Addressed) => (
  <WithTournament id={id} says={['player', 'director']}>
    {(props) => <ForViewer {...props} />}
  </WithTournament>
);

function ForViewer(props: TournamentProps) {
  const { viewer } = props.view;
  switch (viewer.kind) {
    case 'player':
      return <Own {...props} player={viewer.player} />;
    case 'public':
    case 'guest':
      return <Claim {...props} />;
    default:
      return <NotYours {...props} />;
  }
}

interface OwnProps extends TournamentProps {
  readonly player: number;
}

function Own(props: OwnProps) {
  const { t } = texts.value;
  const { tournament, view, player } = props;
  const seat = seatOf(view, player);
  return (
    <section class={`page ${css.page}`}>
      <PageHead
        {...props}
        title={plain(playerOf(view, player)?.name ?? '') || t('tournament-player.title')}
      />
      <p>{t('tournament-player.you-are', { player })}</p>
      <LastAnnouncement view={view} />
      <Where {...props} seat={seat} />
      {seat.kind === 'table' ? <AtTable {...props} seat={seat} /> : null}
      <Place {...props} />
      <p class="buttons">
        <a class="button" href={pathOf(tournament)}>
          {t('tournament.to-page')}
        </a>
        <AskButton
          text={t('tournament-player.leave')}
          confirm={t('tournament-player.leave-about')}
          say={sayTrouble}
          onAsk={() => tournament.ask({ kind: 'release', player, key: 'same' })}
        />
      </p>
    </section>
  );
}

interface SeatedProps<Kind extends Seat['kind'] = Seat['kind']> extends OwnProps {
  readonly seat: Extract<Seat, { readonly kind: Kind }>;
}

function Where({ view, player, seat }: SeatedProps) {
  const { t } = texts.value;
  if (seat.kind !== 'table')
    return (
      <p class={css.where} role="status">
        {t(`tournament-player.where.${seat.kind}`)}
      </p>
    );
  const { seats, own } = seat.table;
  // The game draws who begins.
  const isRunning = own?.game != null && own.game.state !== 'over';
  return (
    <section class={css.where}>
      <p>{roundText(texts.value, view, seat.where)}</p>
      <h2>{t('tournament.table', { table: seat.where.table })}</h2>
      <ol>
        {seats.map((each) => (
          <li key={each} aria-current={each === player ? 'true' : undefined}>
            {playerText(view, each)}
          </li>
        ))}
      </ol>
      {isRunning ? null : <p>{t('tournament-player.order')}</p>}
    </section>
  );
}

function AtTable({ seat: { where, table }, ...props }: SeatedProps<'table'>) {
  const { tournament, view } = props;
  const game = table.own?.game ?? null;
  const isOpen = table.state === 'open';
  const hasClock = view.head.rules.clock.kind === 'table' && isOpen && game === null;
  const { stage, round } = where;
  const name = `event.${tournament.id}.clock.${stage}.${round}.${where.table}`;
  return (
    <>
      {game !== null && isOpen ? <OwnGame game={game} /> : null}
      {hasClock ? <TableClock key={name} name={name} view={view} seats={table.seats} /> : null}
      <OwnResult {...props} where={where} table={table} />
      <CallReferee {...props} where={where} table={table} />
    </>
  );
}

function Place({ view, player }: OwnProps) {
  const { t } = texts.value;
  const own = view.standings.find((each) => each.player === player);
  return own === undefined || own.games === 0 ? null : (
    <p>{t('tournament-player.place', { place: own.place, count: view.standings.length })}</p>
  );
}

/** One's own game on Täht: the way to it as soon as it is there. */
function OwnGame({ game: { mode, state, address } }: { readonly game: TableGameView }) {
  const { t } = texts.value;
  const isElsewhere = state === 'playing' && address === null;
  return (
    <section class={css.game}>
      <p role="status">{t(`tournament-player.game.${isElsewhere ? 'elsewhere' : state}`)}</p>
      {state === 'playing' && address !== null ? (
        <a
          class={`button main ${css.big}`}
          href={`/${mode === 'duplicate' ? 'duplicate' : 'g'}/${address}`}
        >
          {t('tournament-player.game.go')}
        </a>
      ) : null}
    </section>
  );
}
