/** The day on which the names of a tournament are deleted. */
import { connection } from '../../connection/connection.ts';
import parts from '../../connection/parts/parts.module.css';
import { dateOf } from '../../i18n/dates.ts';
import { texts } from '../../i18n/texts.ts';
import { MOST_DAYS } from './wanted.ts';

const DAY = 86_400_000;

export interface DeleteOnProps {
  readonly value: string;
  readonly onChange: (date: string) => void;
}

export function DeleteOn({ value, onChange }: DeleteOnProps) {
  const { t } = texts.value;
  const now = connection().serverTime;
  return (
    <>
      <div class={parts.row}>
        <label>
          {t('console.delete-on')}
          <input
            type="date"
            value={value}
            required
            min={dateOf(now + DAY)}
            max={dateOf(now + MOST_DAYS * DAY)}
            onInput={({ currentTarget }) => onChange(currentTarget.value)}
          />
        </label>
      </div>
      <small class={parts.about}>{t('console.delete-about')}</small>
    </>
  );
}
