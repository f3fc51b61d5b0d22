/** The tables as buttons: which of them want the referee, and one tap takes one there. */
import { texts } from '../../i18n/texts.ts';
import type { EventProps } from '../with-event.tsx';
import { type Call, callsOf } from './calls.ts';
import css from './referee.module.css';

export interface CallListProps extends Pick<EventProps, 'view'> {
  readonly picked: number | null;
  readonly onPick: (table: number) => void;
}

export function CallList({ view, picked, onPick }: CallListProps) {
  const { t } = texts.value;
  const calls = callsOf(view);
  const open = calls.filter(({ table }) => table.state !== 'settled').length;
  return (
    <section class={css.calls}>
      <h2>{t('event-referee.tables')}</h2>
      <p role="status">
        {calls.length === 0
          ? t('event-referee.no-round')
          : t('event-referee.open-tables', { count: open })}
      </p>
      <ul>
        {calls.map((call) => (
          <li key={call.where.table}>
            <TableButton {...call} isPicked={call.where.table === picked} onPick={onPick} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TableButtonProps extends Call, Pick<CallListProps, 'onPick'> {
  readonly isPicked: boolean;
}

function TableButton({ where, table, isPicked, onPick }: TableButtonProps) {
  const { t } = texts.value;
  return (
    <button
      type="button"
      data-state={table.state}
      aria-pressed={isPicked}
      onClick={() => onPick(where.table)}
    >
      <strong>{t('tournament.table', { table: where.table })}</strong>
      <small>{t(`desk.table.${table.state}`)}</small>
    </button>
  );
}
