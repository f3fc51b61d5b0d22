/** Who plays, with how many points and how much time, and whose turn it is. */
import { useSignal } from '@preact/signals';
import type { Game } from '@taht/rules';
import { clockText, type Naming, timeLeft } from '@taht/wording';
import { useEffect } from 'preact/hooks';
import { texts } from '../i18n/texts.ts';
import css from './scoreboard.module.css';

export interface ScoreboardProps {
  readonly game: Game;
  readonly naming: Naming;
  /** The time by which its clocks are shown. */
  readonly time: () => number;
}

export function Scoreboard({ game, naming, time }: ScoreboardProps) {
  const { t } = texts.value;
  const now = useNow(time, game.clock.running !== null);
  const onTurn = 'seat' in game.phase ? game.phase.seat : null;
  const seats = game.order.length > 0 ? game.order : game.seats.map((_, seat) => seat);
  return (
    <ul class={css.players} aria-label={t('game.players')}>
      {seats.map((seat) => {
        const { score, rack, standing } = game.seats[seat] ?? { score: 0, rack: [], standing: '' };
        const left = timeLeft(game, seat, now);
        return (
          <li key={seat} class={css.player} aria-current={seat === onTurn ? 'true' : undefined}>
            <span class={css.name}>{naming.player(seat)}</span>
            <span class={css.score}>{t('count.points', { count: score })}</span>
            <span class={css.more}>
              {standing === 'playing' ? t('count.tiles', { count: rack.length }) : null}
              {left === null ? null : <time class={css.clock}>{clockText(left)}</time>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The time, each second, while a clock runs. */
function useNow(time: () => number, isRunning: boolean): number {
  const now = useSignal(time());
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      now.value = time();
    }, 250);
    return () => clearInterval(timer);
  }, [time, isRunning, now]);
  return now.value;
}
