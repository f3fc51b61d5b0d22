/** Standings on paper: of all players, of every age group, of schools. */

import { plain, sayWaiting } from '@taht/phrasing';
import {
  type SchoolStanding,
  type Standing,
  standingsAmong,
  type TournamentView,
} from '@taht/tournament';
import { texts } from '../../i18n/texts.ts';
import { orderIn } from '../order.ts';
import { SchoolTable } from '../school-table.tsx';
import { drawnRounds } from '../seat-lists.ts';
import { columnsOf, ladderOf } from '../standing-columns.ts';
import { StandingTable } from '../standing-table.tsx';
import { ladderText, playerOf, playerText, roundText } from '../tournament-texts.ts';
import type { PrintProps } from './choice.ts';
import { breakGroups, breakRows, type Column, linesOf } from './pages.ts';
import { LIST_ROOM, ListPaper, None } from './paper.tsx';
import css from './standings.module.css';

/** Millimetres of the columns' heading, of a group's name, of a row, and of every further line in it. */
const COLUMNS = 20;
const GROUP = 13;
const ROW = 6.8;
const LINE = 4.8;
const COUNTING = { width: 92, size: 9, weight: 'regular' } as const;
const COUNTED_SCHOOL = { width: 59, size: 11, weight: 'bold' } as const;

/** Name and school have half each of what the other columns leave. */
function nameColumns(view: TournamentView): readonly [name: Column, school: Column] {
  const stage = view.head.plan.length > 1 ? 24 : 0;
  const letter = view.standings.some(({ letters }) => letters.length > 0) ? 14 : 0;
  const width = (186 - 26 - stage - letter - 22 * columnsOf(ladderOf(view)).length) / 2;
  return [
    { width, size: 11, weight: 'bold' },
    { width: width - 2, size: 9.5, weight: 'regular' },
  ];
}

const playedIn = ({ standings }: TournamentView): readonly Standing[] =>
  standings.filter(({ games }) => games > 0);

/** What they go by, and after which round. */
function aboutStandings(view: TournamentView): string {
  const last = drawnRounds(view).at(-1);
  const round = last === undefined ? [] : [roundText(texts.value, view, last)];
  const ladder = ladderText(texts.value, ladderOf(view));
  const ranked = texts.value.t('tournament.ranked-by', { ladder });
  const waits = sayWaiting(texts.value, view.waiting);
  return [...round, ranked, ...(waits === undefined ? [] : [waits])].join(' · ');
}

export function Standings({ view }: PrintProps) {
  const { t } = texts.value;
  const standings = playedIn(view);
  if (standings.length === 0) return <p>{t('tournament.no-standings')}</p>;
  const pages = breakRows(standings, LIST_ROOM - COLUMNS, (row) => heightOf(view, row));
  return pages.map((rows, page) => (
    <ListPaper
      key={page}
      view={view}
      title={t('print.standings')}
      about={aboutStandings(view)}
      page={page}
      pages={pages.length}
    >
      <StandingTable class={css.standings} view={view} rows={rows} />
    </ListPaper>
  ));
}

export function GroupStandings({ view }: PrintProps) {
  const { t, language } = texts.value;
  const groupOf = (player: number): string => playerOf(view, player)?.ageGroup ?? '';
  const standings = playedIn(view).filter(({ player }) => groupOf(player) !== '');
  if (standings.length === 0) return <None of="groups" />;
  const names = [...new Set(standings.map(({ player }) => groupOf(player)))].sort(
    orderIn(language),
  );
  const groups = names.map((name) => ({
    title: plain(name),
    rows: standingsAmong(standings, (player) => groupOf(player) === name),
  }));
  const pages = breakGroups(groups, LIST_ROOM, GROUP + COLUMNS, (row) => heightOf(view, row));
  return pages.map((pieces, page) => (
    <ListPaper
      key={page}
      view={view}
      title={t('print.group-standings')}
      about={aboutStandings(view)}
      page={page}
      pages={pages.length}
    >
      {pieces.map(({ title, rows, isContinued }) => (
        <section key={title} class={css.group}>
          <h3>{isContinued ? t('print.continued', { title }) : title}</h3>
          <StandingTable class={css.standings} view={view} rows={rows} />
        </section>
      ))}
    </ListPaper>
  ));
}

function heightOf(view: TournamentView, { player }: Standing): number {
  const { name = '', school = '' } = playerOf(view, player) ?? {};
  const [nameColumn, schoolColumn] = nameColumns(view);
  const lines = Math.max(linesOf(name, nameColumn), linesOf(school, schoolColumn));
  return ROW + LINE * (lines - 1);
}

export function SchoolStandings({ view }: PrintProps) {
  const { t, list } = texts.value;
  if (view.schools.length === 0) return <None of="schools" />;
  const { best, by } = view.head.rules.schools;
  const countingOf = ({ players }: SchoolStanding): string =>
    list(players.map((player) => playerText(view, player)));
  const pages = breakRows(view.schools, LIST_ROOM - COLUMNS, (row) => {
    const [school, counting] = [
      linesOf(row.school, COUNTED_SCHOOL),
      linesOf(countingOf(row), COUNTING),
    ];
    return ROW + LINE * (Math.max(school, counting) - 1);
  });
  return pages.map((some, page) => (
    <ListPaper
      key={page}
      view={view}
      title={t('print.school-standings')}
      about={t('print.counting', { count: best, rung: t(`tournament.rung.${by}`) })}
      page={page}
      pages={pages.length}
    >
      <SchoolTable class={css.standings} rows={some} countingOf={countingOf} />
    </ListPaper>
  ));
}
