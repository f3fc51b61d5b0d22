/** Where everybody sits, for the wall: by name, and by school for the teachers. */
import { plain } from '@taht/phrasing';
import { texts } from '../../i18n/texts.ts';
import { byName, bySchool, type Seated, seatedIn } from '../seat-lists.ts';
import { roundText } from '../tournament-texts.ts';
import type { PrintProps } from './choice.ts';
import { breakGroups, breakRows, linesOf } from './pages.ts';
import { LIST_ROOM, ListPaper, None } from './paper.tsx';
import css from './seating.module.css';

/** Millimetres of the heading of the columns, of a school's name, of a row, and of every further line in it. */
const COLUMNS = 8;
const SCHOOL = 12;
const ROW = 7.6;
const LINE = 5.4;
const NAME = { width: 85, size: 13, weight: 'bold' } as const;
const SCHOOL_NAME = { width: 59, size: 10.5, weight: 'regular' } as const;

const heightOf = (name: number, school: number): number =>
  ROW + LINE * (Math.max(name, school) - 1);

export function SeatsByName({ view, choice: { round } }: PrintProps) {
  const { t, language } = texts.value;
  if (round === undefined) return <None of="rounds" />;
  const seated = byName(seatedIn(view, round), language);
  const pages = breakRows(seated, LIST_ROOM - COLUMNS, ({ name, school }) =>
    heightOf(linesOf(name, NAME), linesOf(school, SCHOOL_NAME)),
  );
  return pages.map((rows, page) => (
    <ListPaper
      key={page}
      view={view}
      title={t('print.seats-by-name')}
      about={roundText(texts.value, view, round)}
      page={page}
      pages={pages.length}
    >
      <SeatTable rows={rows} hasSchools={seated.some(({ school }) => school !== '')} />
    </ListPaper>
  ));
}

export function SeatsBySchool({ view, choice: { round } }: PrintProps) {
  const { t, language } = texts.value;
  if (round === undefined) return <None of="rounds" />;
  const schools = bySchool(seatedIn(view, round), language).map(({ school, members }) => ({
    title: plain(school) || t('print.no-school'),
    rows: members,
  }));
  const pages = breakGroups(schools, LIST_ROOM, SCHOOL, ({ name }) =>
    heightOf(linesOf(name, NAME), 1),
  );
  return pages.map((pieces, page) => (
    <ListPaper
      key={page}
      view={view}
      title={t('print.seats-by-school')}
      about={roundText(texts.value, view, round)}
      page={page}
      pages={pages.length}
    >
      {pieces.map(({ title, rows, isContinued }) => (
        <section key={title} class={css.school}>
          <h3>{isContinued ? t('print.continued', { title }) : title}</h3>
          <SeatTable rows={rows} isOfSchool />
        </section>
      ))}
    </ListPaper>
  ));
}

interface SeatTableProps {
  readonly rows: readonly Seated[];
  readonly hasSchools?: boolean;
  /** Under the school's name nothing more needs a heading to be seen. */
  readonly isOfSchool?: boolean;
}

function SeatTable({ rows, hasSchools = false, isOfSchool = false }: SeatTableProps) {
  const { t } = texts.value;
  return (
    <table class={css.seats}>
      <colgroup>
        <col class={css.number} />
        <col />
        {hasSchools ? <col class={css.schoolName} /> : null}
        <col class={css.table} />
      </colgroup>
      <thead class={isOfSchool ? 'unseen' : undefined}>
        <tr>
          <th scope="col" class={css.number}>
            {t('tournament.number')}
          </th>
          <th scope="col">{t('tournament.name')}</th>
          {hasSchools ? (
            <th scope="col" class={css.schoolName}>
              {t('tournament.school')}
            </th>
          ) : null}
          <th scope="col" class={css.table}>
            {t('tournament.table-short')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ player, name, school, table }) => (
          <tr key={player}>
            <td class={css.number}>{player}</td>
            <th scope="row">{plain(name)}</th>
            {hasSchools ? <td class={css.schoolName}>{plain(school)}</td> : null}
            <td class={css.table}>{table ?? t('tournament.bye')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
