/** Explains what is wrong with a list of results. */

import { plain, type Texts } from '@taht/phrasing';
import type { ResultFault, ResultField } from '@taht/tournament';

const COLUMNS = {
  table: 'tournament.table-short',
  number: 'tournament.number',
  score: 'tournament.points',
  before: 'tournament-cli.before',
} as const satisfies Readonly<Record<ResultField, string>>;

/** What the columns of such a list are called. */
export const resultColumn = ({ t }: Texts, field: ResultField): string => t(COLUMNS[field]);

export function sayResultFault(texts: Texts, fault: ResultFault): string {
  const { t } = texts;
  switch (fault.code) {
    case 'no-result-column':
      return t('tournament-cli.no-result-column', { field: resultColumn(texts, fault.field) });
    case 'bad-score':
      return t('tournament-cli.bad-score-at', { line: fault.line, text: plain(fault.text) });
    default:
      return t(`tournament-cli.${fault.code}`, { line: fault.line });
  }
}
