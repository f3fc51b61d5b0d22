/** The tournament of this server that goes on, or comes next; where there is none, the way to them all. */
import { useSignal } from '@preact/signals';
import { plain } from '@taht/phrasing';
import { useEffect } from 'preact/hooks';
import { call } from '../connection/call.ts';
import { texts } from '../i18n/texts.ts';
import { whenIdle } from '../ui/when-idle.ts';
import css from './tournament-line.module.css';
import { type ListedTournament, tournamentShown } from './tournament-shown.ts';

export function TournamentLine() {
  const { t } = texts.value;
  const found = useSignal<ListedTournament | null>(null);
  useEffect(
    () =>
      whenIdle(
        () =>
          void readListed().then((rows) => {
            found.value = tournamentShown(rows, Date.now());
          }),
      ),
    [found],
  );
  const tournament = found.value;
  return (
    <p class={css.line}>
      <a href={tournament === null ? '/tournament' : `/tournament/${tournament.stream}`}>
        <span>{tournament === null ? t('home.tournaments') : lineOf(tournament)}</span>
        <b>{t('home.tournament-see')}</b>
      </a>
    </p>
  );
}

const lineOf = ({ state, summary }: ListedTournament): string =>
  texts.value.t(state === 'live' ? 'home.tournament-live' : 'home.tournament-open', {
    name: plain(summary.name ?? ''),
  });

async function readListed(): Promise<readonly ListedTournament[]> {
  const list = await call<{ readonly rows: readonly ListedTournament[] }>(
    '/streams?kind=tournament',
  );
  return list.ok ? list.value.rows : [];
}
