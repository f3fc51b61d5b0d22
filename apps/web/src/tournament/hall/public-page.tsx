/** For parents and whoever else watches: where the tournament is, as little as set, and what is not shown. */
import { useSignal } from '@preact/signals';
import { plain } from '@taht/phrasing';
import { type TournamentView, viewAs } from '@taht/tournament';
import { dayText, timeText } from '../../i18n/dates.ts';
import { texts } from '../../i18n/texts.ts';
import { typedInto } from '../../ui/set.ts';
import { HallRules } from '../hall-rules.tsx';
import { RoomClock } from '../room-clock.tsx';
import { byName, type DrawnRound, drawnRounds, seatedIn } from '../seat-lists.ts';
import { StandingTables } from '../standing-tables.tsx';
import { gamesText, hasTextTies, referenceText, roundText } from '../tournament-texts.ts';
import { type Addressed, type TournamentProps, WithTournament } from '../with-tournament.tsx';
import css from './public-page.module.css';
import { sceneOf } from './scene.ts';
import { stateText } from './state-text.ts';
import { Ways } from './ways.tsx';

export const PublicPage = ({ id = '' }: Addressed) => (
  <WithTournament id={id} isForAnybody says={['hall']}>
    {({ tournament, view }) => (
      <>
        <Page tournament={tournament} view={viewAs(view, 'public')} />
        <Ways tournament={tournament} view={view} />
      </>
    )}
  </WithTournament>
);

function Page(props: TournamentProps) {
  const { view } = props;
  const { t } = texts.value;
  const round = drawnRounds(view).at(-1);
  const scene = sceneOf(view);
  return (
    <section class={`page ${css.page}`}>
      <h1>{plain(view.head.name)}</h1>
      <p class={css.state}>
        {round === undefined ? null : <span>{roundText(texts.value, view, round)}</span>}
        <span role="status">{stateText(texts.value, view, scene)}</span>
        {scene.kind === 'playing' ? <RoomClock {...props} /> : null}
      </p>
      <Announcements view={view} />
      {round === undefined || view.head.phase === 'over' ? null : (
        <Seats view={view} round={round} />
      )}
      <HallSection view={view} />
      <Standings view={view} />
      <h2>{t('hall.shown')}</h2>
      <Shown view={view} />
    </section>
  );
}

interface ViewProps {
  readonly view: TournamentView;
}

const MOST_ANNOUNCED = 5;

function Announcements({ view: { announcements } }: ViewProps) {
  const { t, language } = texts.value;
  if (announcements.length === 0) return null;
  return (
    <section>
      <h2>{t('hall.announcements')}</h2>
      <ul class={css.lines}>
        {announcements
          .slice(-MOST_ANNOUNCED)
          .reverse()
          .map(({ text, at, command }) => (
            <li key={command}>
              <time>{timeText(at, language)}</time> {plain(text)}
            </li>
          ))}
      </ul>
    </section>
  );
}

interface SeatsProps extends ViewProps {
  readonly round: DrawnRound;
}

/** The number on the badge comes behind the # of its link, which no server sees. */
const numberInLink = (): string => /^#(\d{1,5})(?:-|$)/u.exec(location.hash)?.[1] ?? '';

function Seats({ view, round }: SeatsProps) {
  const { t, language } = texts.value;
  const wanted = useSignal(numberInLink());
  const seated = byName(seatedIn(view, round), language);
  const hasNames = seated.some(({ name }) => name !== '');
  return (
    <section>
      <h2>{t(hasNames ? 'hall.by-name' : 'hall.by-number')}</h2>
      <p class={css.find}>
        <label>
          {t('hall.find')}{' '}
          <input
            type="number"
            min={1}
            inputMode="numeric"
            value={wanted.value}
            onInput={typedInto(wanted)}
          />
        </label>
        <output>{wanted.value === '' ? '' : foundText(seated, Number(wanted.value))}</output>
      </p>
      <ul class={css.seats}>
        {seated.map(({ player, name, table }) => (
          <li key={player}>
            <span>
              {player} {plain(name)}
            </span>
            <strong>
              {table === null ? t('tournament.bye') : t('tournament.table', { table })}
            </strong>
          </li>
        ))}
      </ul>
    </section>
  );
}

function foundText(seated: ReturnType<typeof seatedIn>, player: number): string {
  const { t } = texts.value;
  const found = seated.find((each) => each.player === player);
  if (found === undefined) return t('hall.found.none', { player });
  return found.table === null
    ? t('hall.found.bye', { player })
    : t('hall.found.table', { player, table: found.table });
}

const HallSection = ({ view }: ViewProps) =>
  view.hallRules.length === 0 ? null : (
    <section>
      <h2>{texts.value.t('hall.rules')}</h2>
      <HallRules view={view} />
    </section>
  );

const Standings = ({ view }: ViewProps) =>
  view.standings.some(({ games }) => games > 0) ? (
    <section>
      <h2>{texts.value.t('tournament.standings')}</h2>
      <StandingTables class={css.table} view={view} />
    </section>
  ) : null;

function Shown({ view: { head } }: ViewProps) {
  const { t, language } = texts.value;
  const { names, shown } = head.rules;
  return (
    <ul>
      <li>
        {gamesText(texts.value, head)} {referenceText(texts.value, head)}
      </li>
      {hasTextTies(head.rules) ? <li>{t('tournament.ties')}</li> : null}
      <li>{t(`hall.names.${names.public}`)}</li>
      <li>{t(`hall.schools.${shown.schools}`)}</li>
      <li>{t(`hall.standings.${shown.standings}`)}</li>
      <li>{t('hall.deleted', { day: dayText(head.deleteBy, language) })}</li>
      {head.seed === null ? null : (
        <li>{t('duplicate.seed', { seed: head.seed, hash: head.commitment })}</li>
      )}
    </ul>
  );
}
