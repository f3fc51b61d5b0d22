/** Schools in their order. */
import type { SchoolStanding } from '@taht/tournament';
import { plain } from '@taht/wording';
import { numberText } from '../../i18n/customs.ts';
import { texts } from '../../i18n/texts.ts';

export interface SchoolTableProps {
  readonly rows: readonly SchoolStanding[];
  readonly class?: string | undefined;
}

export function SchoolTable({ rows, class: own }: SchoolTableProps) {
  const { t, language } = texts.value;
  return (
    <table class={own}>
      <thead>
        <tr>
          <th scope="col" data-column="place">
            {t('tournament.place')}
          </th>
          <th scope="col">{t('tournament.school')}</th>
          <th scope="col" data-column="figure">
            {t('tournament.points')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ school, place, points }) => (
          <tr key={school}>
            <td data-column="place">{place}</td>
            <th scope="row">{plain(school)}</th>
            <td data-column="figure">
              {numberText(points, language, { maximumFractionDigits: 2 })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
