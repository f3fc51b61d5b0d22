/** The referee's page: which tables call, what is done at one of them, words ruled on, the own log. */
import { useSignal } from '@preact/signals';
import { texts } from '../../i18n/texts.ts';
import { into } from '../../ui/set.ts';
import { callsOf } from '../calls.ts';
import { Log } from '../console/log.tsx';
import { alphabetOf } from '../console/tables/letter-rounds.ts';
import { useResultDrafts } from '../console/tables/result-drafts.ts';
import { LastAnnouncement } from '../last-announcement.tsx';
import { PageHead } from '../page-head.tsx';
import {
  type Addressed,
  NotYours,
  type TournamentProps,
  WithTournament,
} from '../with-tournament.tsx';
import { AskIn } from './ask-in.tsx';
import { AtTable } from './at-table.tsx';
import { CallList } from './call-list.tsx';
import css from './referee.module.css';
import { Rulings } from './rulings.tsx';

export const Referee = ({ id = '' }: Addressed) => (
  <WithTournament id={id} says={['referee', 'director']}>
    {(props) => <ForViewer {...props} />}
  </WithTournament>
);

function ForViewer(props: TournamentProps) {
  switch (props.view.viewer.kind) {
    case 'director':
    case 'referee':
      return <Console {...props} />;
    case 'public':
    case 'guest':
      return <AskIn {...props} />;
    default:
      return <NotYours {...props} />;
  }
}

function Console(props: TournamentProps) {
  const { tournament, view } = props;
  const picked = useSignal<number | null>(null);
  const drafts = useResultDrafts(tournament.id);
  const alphabet = alphabetOf(view);
  const call = callsOf(view).find(({ where }) => where.table === picked.value);
  return (
    <section class={`page ${css.console}`}>
      <PageHead {...props} title={texts.value.t('tournament-referee.title')} />
      <LastAnnouncement view={view} />
      <CallList view={view} picked={picked.value} onPick={into(picked)} />
      <div class={css.side}>
        {call === undefined ? null : (
          <AtTable {...props} {...call} drafts={drafts} key={JSON.stringify(call.where)} />
        )}
        {alphabet === null ? null : <Rulings {...props} alphabet={alphabet} />}
        <Log {...props} />
      </div>
    </section>
  );
}
