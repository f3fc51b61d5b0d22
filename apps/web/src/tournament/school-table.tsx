/** Schools in their order; how it looks is up to the page. */

import { plain } from '@taht/phrasing';
import type { SchoolStanding } from '@taht/tournament';
import { numberText } from '../i18n/customs.ts';
import { texts } from '../i18n/texts.ts';

export interface SchoolTableProps {
  readonly rows: readonly SchoolStanding[];
  /** Whose points a school has, where that is told. */
  readonly countingOf?: (row: SchoolStanding) => string;
  readonly class?: string | undefined;
}

export function SchoolTable({ rows, countingOf, class: own }: SchoolTableProps) {
  const { t, language } = texts.value;
  return (
    <table class={own}>
      <thead>
        <tr>
          <th scope="col" data-column="place">
            {t('tournament.place')}
          </th>
          <th scope="col">{t('tournament.school')}</th>
          {countingOf === undefined ? null : (
            <th scope="col" data-column="counting">
              {t('print.who-counts')}
            </th>
          )}
          <th scope="col" data-column="figure">
            {t('tournament.points')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.school}>
            <td data-column="place">{row.place}</td>
            <th scope="row">{plain(row.school)}</th>
            {countingOf === undefined ? null : <td data-column="counting">{countingOf(row)}</td>}
            <td data-column="figure">
              {numberText(row.points, language, { maximumFractionDigits: 2 })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
