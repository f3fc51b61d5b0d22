/** The clock of one's table on this phone: one large button a seat; a press ends the turn. */
import { ok } from '@taht/base';
import { clockText } from '@taht/phrasing';
import type { PlayerNumber } from '@taht/tournament';
import { AskButton } from '../../connection/parts/ask-button.tsx';
import { texts } from '../../i18n/texts.ts';
import { useNow } from '../../ui/use-now.ts';
import { playerText } from '../tournament-texts.ts';
import { useStored } from '../use-stored.ts';
import type { TournamentProps } from '../with-tournament.tsx';
import css from './me.module.css';
import { leftAt, newClock, press, stop } from './table-clock.ts';

export interface TableClockProps extends Pick<TournamentProps, 'view'> {
  /** Under which it is kept. */
  readonly name: string;
  readonly seats: readonly PlayerNumber[];
}

export function TableClock({ view, name, seats }: TableClockProps) {
  const { t } = texts.value;
  const { seconds } = view.head.rules.clock;
  const clock = useStored(name, newClock(seats.length, seconds));
  const { running } = clock.value;
  const now = useNow(Date.now, running !== null);
  const left = leftAt(clock.value, now);
  return (
    <section class={css.clock}>
      <h2>{t('tournament-player.clock')}</h2>
      <p>{t('tournament-player.clock-about')}</p>
      <ul>
        {seats.map((player, seat) => (
          <li key={player}>
            <button
              type="button"
              aria-pressed={running?.seat === seat}
              disabled={running !== null && running.seat !== seat}
              onClick={() => {
                clock.value = press(clock.value, seat, Date.now());
              }}
            >
              <span>{playerText(view, player)}</span>
              <time class={(left[seat] ?? 0) < 0 ? 'warn' : ''}>{clockText(left[seat] ?? 0)}</time>
            </button>
          </li>
        ))}
      </ul>
      <div class="buttons">
        {running === null ? (
          <AskButton
            text={t('tournament-player.clock-anew')}
            confirm={t('tournament-player.clock-anew-about')}
            onAsk={async () => {
              clock.value = newClock(seats.length, seconds);
              return ok(null);
            }}
          />
        ) : (
          <button
            type="button"
            onClick={() => {
              clock.value = stop(clock.value, Date.now());
            }}
          >
            {t('tournament-player.clock-stop')}
          </button>
        )}
      </div>
    </section>
  );
}
