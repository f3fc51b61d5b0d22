/** Tournaments: back to one's own, into one by its code, or a new one. */
import { plain } from '@taht/phrasing';
import { useLocation } from 'preact-iso';
import { addressOf } from '../connection/address-of.ts';
import { CodeForm } from '../connection/parts/code-form.tsx';
import { OnlinePage } from '../connection/parts/page.tsx';
import parts from '../connection/parts/parts.module.css';
import { useOwnStreams } from '../connection/use-own-streams.ts';
import { dayTimeText } from '../i18n/dates.ts';
import { texts } from '../i18n/texts.ts';
import { useParts } from '../i18n/use-part.ts';
import { BeginForm } from './begin/begin-form.tsx';
import { BringForm } from './begin/bring-form.tsx';
import { useTournamentNames } from './use-tournament-names.ts';

export const TournamentStart = () => <OnlinePage>{() => <Page />}</OnlinePage>;

function Page() {
  const { t } = texts.value;
  const { route } = useLocation();
  if (!useParts('tournament', 'director', 'duplicate', 'rules', 'lists'))
    return <p class="page">{t('shell.loading')}</p>;
  return (
    <section class={`page ${parts.form}`}>
      <h1>{t('tournament.title')}</h1>
      <p>{t('console.about')}</p>
      <OwnTournaments />
      <BeginForm />
      <CodeForm
        title={t('console.by-code')}
        submit={t('console.open-code')}
        label={t('console.code')}
        onCode={(code) => route(addressOf('/tournament/', code))}
      />
      <BringForm />
    </section>
  );
}

interface Summary {
  readonly players: number;
}

/** Those that one is an official of. */
function OwnTournaments() {
  const { t, language } = texts.value;
  const rows = useOwnStreams<Summary>('tournament');
  const names = useTournamentNames(rows.value.map(({ stream }) => stream));
  if (rows.value.length === 0) return null;
  return (
    <section>
      <h2>{t('console.your-tournaments')}</h2>
      <ul class={parts.plain}>
        {rows.value.map(({ stream, created, summary: { players } }) => (
          <li key={stream}>
            <a class="button" href={`/tournament/${stream}/console`}>
              {[
                plain(names.value[stream] ?? ''),
                dayTimeText(created, language),
                t('count.players', { count: players }),
              ]
                .filter((text) => text !== '')
                .join(' · ')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
