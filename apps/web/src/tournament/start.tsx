/** Tournaments: back to one's own, into one by its code, or a new one. */
import { plain } from '@taht/phrasing';
import { useLocation } from 'preact-iso';
import { addressOf } from '../connection/address-of.ts';
import { me } from '../connection/me.ts';
import { CodeForm } from '../connection/parts/code-form.tsx';
import { NameForm } from '../connection/parts/name-form.tsx';
import { OnlinePage } from '../connection/parts/page.tsx';
import parts from '../connection/parts/parts.module.css';
import { useOwnStreams } from '../connection/use-own-streams.ts';
import { dayText, dayTimeText } from '../i18n/dates.ts';
import { texts } from '../i18n/texts.ts';
import { useParts } from '../i18n/use-part.ts';
import { Loading } from '../ui/loading.tsx';
import { BeginForm } from './begin/begin-form.tsx';
import { BringForm } from './begin/bring-form.tsx';
import css from './start.module.css';
import { useListed } from './use-listed.ts';
import { useTournamentNames } from './use-tournament-names.ts';

export const TournamentStart = () => <OnlinePage isForAnybody>{() => <Page />}</OnlinePage>;

/** What a tournament is and which there are comes first; whoever begins one has a name. */
function Page() {
  const { t } = texts.value;
  const { route } = useLocation();
  if (!useParts('tournament', 'director', 'duplicate', 'rules', 'lists')) return <Loading />;
  return (
    <section class={`page ${css.start}`} data-nobody={me.value == null ? '' : undefined}>
      <div class={css.there}>
        <h1>{t('tournament.title')}</h1>
        <p>{t('console.about')}</p>
        <OwnTournaments />
        <Listed />
        <CodeForm
          title={t('console.by-code')}
          submit={t('console.open-code')}
          label={t('console.code')}
          onCode={(code) => route(addressOf('/tournament/', code))}
        />
      </div>
      <div class={css.new}>
        {me.value == null ? (
          <NameForm title={t('console.begin')} />
        ) : (
          <>
            <BeginForm />
            <BringForm />
          </>
        )}
      </div>
    </section>
  );
}

interface Summary {
  readonly players: number;
}

/** Those that everybody may find, as lines. */
function Listed() {
  const { t, language } = texts.value;
  const rows = useListed().value;
  return (
    <section>
      <h2>{t('console.listed')}</h2>
      {rows?.length === 0 ? <p>{t('console.none-listed')}</p> : null}
      <ul class={css.lines}>
        {rows?.map(({ stream, state, created, summary }) => {
          const name = plain(summary.name ?? '');
          return (
            <li key={stream}>
              <a href={`/tournament/${stream}`}>
                <b>{state === 'over' ? name : t(`home.tournament-${state}`, { name })}</b>
                <small>{dayText(created, language)}</small>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
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
