/** The director's console: what comes next at the top, and below it one part of the tournament at a time. */
import { plain } from '@taht/phrasing';
import type { Viewer } from '@taht/tournament';
import { texts } from '../../i18n/texts.ts';
import { useParts } from '../../i18n/use-part.ts';
import { RoomClock } from '../room-clock.tsx';
import { StandingTables } from '../standing-tables.tsx';
import { roundText } from '../tournament-texts.ts';
import {
  type Addressed,
  NotYours,
  pathOf,
  type TournamentProps,
  WithTournament,
} from '../with-tournament.tsx';
import css from './console.module.css';
import { ExportFiles } from './export-files.tsx';
import { ForWebsite } from './for-website.tsx';
import { LastDone, Log } from './log.tsx';
import { Next } from './next.tsx';
import { Players } from './players/players.tsx';
import { Recover } from './recover.tsx';
import { Room } from './room.tsx';
import { Setup } from './setup/setup.tsx';
import { useResultDrafts } from './tables/result-drafts.ts';
import { Rounds } from './tables/round.tsx';
import { isToPlay } from './tables/seating.ts';
import { useShown } from './tables/shown.ts';

const PARTS = ['tables', 'players', 'standings', 'room', 'setup', 'log'] as const;
type ConsolePart = (typeof PARTS)[number];

export interface ConsoleProps extends Addressed {
  readonly part?: string;
}

export const Console = ({ id = '', part }: ConsoleProps) => (
  <WithTournament id={id} says={['director', 'hall']}>
    {(props) =>
      props.view.viewer.kind === 'director' ? (
        <ConsolePage {...props} part={partFor(props, part)} />
      ) : RECOVERING.includes(props.view.viewer.kind) ? (
        <Recover {...props} />
      ) : (
        <NotYours {...props} />
      )
    }
  </WithTournament>
);

/** Who has another part in the tournament already keeps it. */
const RECOVERING: readonly Viewer['kind'][] = ['public', 'guest'];

/** Before anything is drawn the players come first. */
function partFor({ view }: TournamentProps, name: string | undefined): ConsolePart {
  const isDrawn = view.stages.some(({ rounds }) => rounds.length > 0);
  return PARTS.find((part) => part === name) ?? (isDrawn ? 'tables' : 'players');
}

interface ConsolePageProps extends TournamentProps {
  readonly part: ConsolePart;
}

function ConsolePage({ part, ...props }: ConsolePageProps) {
  const { t } = texts.value;
  const { tournament, view } = props;
  const drafts = useResultDrafts(tournament.id);
  const shown = useShown(view);
  return (
    <section class={`page ${css.console}`}>
      <header class={css.head}>
        <h1>{plain(view.head.name)}</h1>
        <p>{whereText(props)}</p>
        <RoomClock {...props} />
      </header>
      <Next {...props} part={part} shown={shown} />
      <LastDone {...props} />
      <DoorBell {...props} />
      <nav class={css.parts} aria-label={t('console.parts')}>
        {PARTS.map((each) => (
          <a
            key={each}
            class="button"
            href={`${pathOf(tournament, 'console')}/${each}`}
            aria-current={each === part ? 'page' : undefined}
          >
            {t(`console.part.${each}`)}
          </a>
        ))}
      </nav>
      {part === 'tables' ? <Rounds {...props} drafts={drafts} shown={shown} /> : null}
      {part === 'players' ? <Players {...props} /> : null}
      {part === 'standings' ? <Standings {...props} /> : null}
      {part === 'room' ? <Room {...props} /> : null}
      {part === 'setup' ? <Setup {...props} /> : null}
      {part === 'log' ? <Log {...props} /> : null}
    </section>
  );
}

/** `Second stage · 24 players`. */
function whereText({ view }: TournamentProps): string {
  const { t } = texts.value;
  const stage = view.stages.length;
  const round = view.stages.at(-1)?.rounds.length ?? 0;
  const count = view.players.filter(isToPlay).length;
  return [
    ...(round === 0 ? [] : [roundText(texts.value, view, { stage, round })]),
    ...(count === 0 ? [] : [t('count.players', { count })]),
  ].join(' · ');
}

/** The standings as they are. */
const Standings = ({ tournament, view }: TournamentProps) => (
  <section class={css.form}>
    <h2>{texts.value.t('tournament.standings')}</h2>
    <p>
      <a class="button" href={`${pathOf(tournament, 'print')}/standings`}>
        {texts.value.t('console.print')}
      </a>
    </p>
    <StandingTables class={`${css.table} ${css.standings}`} view={view} />
    <ExportFiles view={view} />
    <ForWebsite tournament={tournament} />
  </section>
);

/** Wherever the director is on the console: somebody asks to be let in. */
function DoorBell({ tournament, view }: TournamentProps) {
  const hasTexts = useParts('door');
  const count = view.asking.filter(({ state }) => state === 'waiting').length;
  return (
    <p role="status">
      {hasTexts && count > 0 ? (
        <a class="button" href={`${pathOf(tournament, 'console')}/setup`}>
          {texts.value.t('tournament-door.waiting', { count })}
        </a>
      ) : null}
    </p>
  );
}
