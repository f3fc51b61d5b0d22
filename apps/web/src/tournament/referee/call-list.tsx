/** The tables as buttons: which of them want the referee, and one tap takes one there. */
import { texts } from '../../i18n/texts.ts';
import { type Call, callsOf } from '../calls.ts';
import type { TournamentProps } from '../with-tournament.tsx';
import css from './referee.module.css';

export interface CallListProps extends Pick<TournamentProps, 'view'> {
  readonly picked: number | null;
  readonly onPick: (table: number) => void;
}

export function CallList({ view, picked, onPick }: CallListProps) {
  const { t, list } = texts.value;
  const calls = callsOf(view);
  const calling = calls.flatMap(({ where, table }) => (table.own?.call ? [where.table] : []));
  const open = calls.filter(({ table }) => table.state !== 'settled').length;
  return (
    <section class={css.calls}>
      <h2>{t('tournament-referee.tables')}</h2>
      <p role="status">
        {calls.length === 0
          ? t('tournament-referee.no-round')
          : t('tournament-referee.open-tables', { count: open })}
      </p>
      <p class="warn" role="status">
        {calling.length === 0
          ? null
          : `${t('console.next.answer-calls')} ${t('console.tables', { tables: list(calling.map(String)) })}`}
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
  const isCalling = Boolean(table.own?.call);
  return (
    <button
      type="button"
      data-state={table.state}
      data-calling={isCalling}
      aria-pressed={isPicked}
      onClick={() => onPick(where.table)}
    >
      <strong>{t('tournament.table', { table: where.table })}</strong>
      {isCalling ? <small class="warn">{t('console.calling')}</small> : null}
      <small>{t(`console.table.${table.state}`)}</small>
    </button>
  );
}
