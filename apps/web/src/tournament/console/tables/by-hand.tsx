/** Seats changed by hand: one is tapped, then another, and they exchange places. What speaks against it is said afterwards. */
import { useSignal } from '@preact/signals';
import type { PlayerNumber, Seating } from '@taht/tournament';
import type { Trouble } from '../../../connection/trouble.ts';
import { texts } from '../../../i18n/texts.ts';
import { announce } from '../../../ui/announcer.tsx';
import { Warning } from '../../../ui/warning.tsx';
import { playerText, sayTrouble } from '../../tournament-texts.ts';
import type { TournamentProps } from '../../with-tournament.tsx';
import css from '../console.module.css';
import { exchanged, hasRoom, placed, seatingOf, unseated } from './seating.ts';
import type { RoundPlace } from './shown.ts';

export interface ByHandProps extends TournamentProps {
  readonly place: RoundPlace;
}

export function ByHand({ tournament, view, place }: ByHandProps) {
  const { t } = texts.value;
  const picked = useSignal<PlayerNumber | null>(null);
  const trouble = useSignal<Trouble | null>(null);
  const stage = view.stages[place.stage - 1];
  const round = stage?.rounds[place.round - 1];
  const format = view.head.plan[place.stage - 1]?.format;
  if (stage === undefined || round === undefined || format === undefined) return null;
  const seating = seatingOf(round);
  const free = unseated(view, stage, seating);

  const change = async ({ tables, byes }: Seating): Promise<void> => {
    picked.value = null;
    const sent = await tournament.ask({
      kind: 'reseat',
      ...place,
      seen: view.version,
      tables,
      byes,
    });
    trouble.value = sent.ok ? null : sent.error;
    if (sent.ok) announce(t('table.done'));
  };
  const tap = (player: PlayerNumber): void => {
    const one = picked.value;
    if (one === null) picked.value = player;
    else if (one === player) picked.value = null;
    else void change(exchanged(seating, one, player));
  };
  const seat = (player: PlayerNumber) => (
    <button
      key={player}
      type="button"
      aria-pressed={picked.value === player}
      onClick={() => tap(player)}
    >
      {playerText(view, player)}
    </button>
  );
  const here = (table: number | null) =>
    picked.value === null ? null : (
      <button
        type="button"
        class={css.here}
        onClick={() => change(placed(seating, picked.value ?? 0, table))}
      >
        {table === null ? t('console.give-bye') : t('console.seat-here', { table })}
      </button>
    );
  return (
    <section class={css.form} aria-label={t('console.by-hand')}>
      <p role="status">
        {picked.value === null
          ? t('console.by-hand-about')
          : t('console.by-hand-picked', { player: playerText(view, picked.value) })}
      </p>
      <Warning>{trouble.value === null ? null : sayTrouble(texts.value, trouble.value)}</Warning>
      {free.length === 0 ? null : (
        <div class={css.seats}>
          <h3>{t('console.without-seat')}</h3>
          {free.map(seat)}
        </div>
      )}
      {round.tables.map(({ table, seats }) => (
        <div key={table} class={css.seats}>
          <h3>{t('tournament.table', { table })}</h3>
          {seats.map(seat)}
          {hasRoom(format, seats) ? here(table) : null}
        </div>
      ))}
      <div class={css.seats}>
        <h3>{t('tournament.bye')}</h3>
        {round.byes.map(seat)}
        {here(null)}
      </div>
    </section>
  );
}
