/** The fields for a table's scores: Enter goes from one to the next, and from the last one on to the next table. */

import { plain } from '@taht/phrasing';
import type { PlayerNumber } from '@taht/tournament';
import type { TargetedKeyboardEvent } from 'preact';
import { texts } from '../../../i18n/texts.ts';
import { namesText, playerOf, playerText } from '../../tournament-texts.ts';
import type { TournamentProps } from '../../with-tournament.tsx';
import { columnsOf } from './columns.ts';
import { type Column, fieldOf, type ResultDraft, SUM, sumOf, withTyped } from './result-draft.ts';
import css from './tables.module.css';

export interface ScoresProps extends Pick<TournamentProps, 'view'> {
  readonly seats: readonly PlayerNumber[];
  readonly columns: readonly Column[];
  readonly draft: ResultDraft;
  readonly onType: (draft: ResultDraft) => void;
  /** With equal totals: whose score before deductions is still to be typed. */
  readonly asked: readonly PlayerNumber[];
  /** The field that was refused. */
  readonly fault?: string | null;
}

export function Scores(props: ScoresProps) {
  const { view, seats, asked, draft, onType, fault = null } = props;
  const { t } = texts.value;
  const columns = asked.length > 0 ? columnsOf(true) : props.columns;
  const sum = sumOf(draft, seats);
  const stated = (draft.typed[SUM] ?? '').trim();
  const isOff = stated !== '' && sum !== null && stated !== String(sum);
  const input = (field: string, label: string) => (
    <input
      type="text"
      inputMode="numeric"
      size={5}
      autocomplete="off"
      name={field}
      aria-label={label}
      aria-invalid={field === fault}
      value={draft.typed[field] ?? ''}
      onKeyDown={goOn}
      onInput={({ currentTarget }) => onType(withTyped(draft, field, currentTarget.value))}
    />
  );
  return (
    <>
      <table class={css.scores}>
        <thead>
          <tr>
            <th scope="col">{t('tournament.name')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`console.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seats.map((player) => (
            <tr key={player}>
              <th scope="row">
                {playerText(view, player)}{' '}
                <small>{plain(playerOf(view, player)?.school ?? '')}</small>
              </th>
              {columns.map((column) => (
                <td key={column}>
                  {input(
                    fieldOf(player, column),
                    `${t(`console.column.${column}`)}: ${playerText(view, player)}`,
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {t('console.sum')} {sum === null ? null : <strong>{sum}</strong>}{' '}
              {isOff ? <span class="warn">{t('console.sum-off')}</span> : null}
            </th>
            {columns.slice(1).map((column) => (
              <td key={column} />
            ))}
            <td>{input(SUM, t('console.sum-on-slip'))}</td>
          </tr>
        </tfoot>
      </table>
      <p class={css.asked} role="status">
        {asked.length === 0
          ? null
          : t('tournament.before-asked', { players: namesText(texts.value, view, asked) })}
      </p>
    </>
  );
}

/** The form itself is sent from its last field. */
function goOn(event: TargetedKeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  const fields = [...(event.currentTarget.form?.querySelectorAll('input') ?? [])];
  const next = fields[fields.indexOf(event.currentTarget) + 1];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
  next.select();
}
