/** What stands on top of everything that is filled in at a table. */
import type { TextId } from '../../i18n/parts.ts';
import { texts } from '../../i18n/texts.ts';
import { roundText } from '../tournament-texts.ts';
import type { PrintProps } from './choice.ts';
import { Line, SheetOf } from './paper.tsx';
import css from './slips.module.css';

export interface SlipHeadProps extends PrintProps {
  readonly title: TextId;
  /** Null to be written by hand, and the round with it. */
  readonly table: number | null;
}

export function SlipHead({ view, choice: { round }, title, table }: SlipHeadProps) {
  const { t } = texts.value;
  const isFilled = table !== null && round !== undefined;
  return (
    <header class={css.head}>
      <SheetOf view={view} />
      <h2>{t(title)}</h2>
      <p class={css.where}>
        <span>
          {t('tournament.table-short')} {isFilled ? <strong>{table}</strong> : <Line />}
        </span>
        <span>
          {isFilled ? (
            roundText(texts.value, view, round)
          ) : (
            <>
              {t('print.for-round')} <Line />
            </>
          )}
        </span>
      </p>
    </header>
  );
}
