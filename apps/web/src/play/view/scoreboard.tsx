/** Who plays, with how many points and how much time, and whose turn it is. */

import { clockText, type Naming, timeLeft } from '@taht/phrasing';
import type { Game } from '@taht/rules';
import { useEffect, useRef } from 'preact/hooks';
import { alsoSay, texts } from '../../i18n/texts.ts';
import { announce } from '../../ui/announcer.tsx';
import { clockCall } from '../../ui/clock-call.ts';
import { hear } from '../../ui/hear.ts';
import { useNow } from '../../ui/use-now.ts';
import css from './scoreboard.module.css';

export interface ScoreboardProps {
  readonly game: Game;
  readonly naming: Naming;
  /** Whose clock is spoken of; null for those who only look. */
  readonly seat: number | null;
  /** The time by which its clocks are shown. */
  readonly time: () => number;
}

export function Scoreboard({ game, naming, seat: own, time }: ScoreboardProps) {
  const { t } = texts.value;
  const now = useNow(time, game.clock.running !== null);
  useClockCalls(own === null ? null : timeLeft(game, own, now));
  const { phase } = game;
  const onTurn = 'seat' in phase ? phase.seat : null;
  const pending = 'play' in phase ? phase.play : null;
  const seats = game.order.length > 0 ? game.order : game.seats.map((_, seat) => seat);
  return (
    <ul class={css.players} aria-label={t('game.players')}>
      {seats.map((seat) => {
        const { rack, standing, ...held } = game.seats[seat] ?? {
          score: 0,
          rack: [],
          standing: '',
        };
        // What may still be challenged counts already, and is marked.
        const open = pending?.seat === seat ? pending.score : null;
        const score = held.score + (open ?? 0);
        const left = timeLeft(game, seat, now);
        return (
          <li key={seat} class={css.player} aria-current={seat === onTurn ? 'true' : undefined}>
            <span class={css.name}>{naming.player(seat)}</span>
            <span
              key={`score-${score}`}
              class={css.score}
              data-open={open === null ? undefined : ''}
            >
              <span aria-hidden="true">{score}</span>
              <span class="unseen">
                {t('count.points', { count: score })}
                {open === null ? null : `, ${t('game.score-open')}`}
              </span>
            </span>
            <span class={css.more}>
              {standing === 'playing'
                ? t('count.tiles', { count: rack.length })
                : t(`standing.${standing as 'resigned'}`)}
              {open === null ? null : (
                <span class={css.pending} title={t('game.score-open')}>
                  {' '}
                  +{open}
                </span>
              )}
            </span>
            {left === null ? null : (
              <time class={css.clock} data-short={left < 60_000 ? '' : undefined}>
                {clockText(left)}
              </time>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Said politely, once each, and only about the own clock. */
function useClockCalls(left: number | null): void {
  const before = useRef<number | null>(null);
  useEffect(() => {
    const call = clockCall(before.current, left);
    before.current = left;
    if (call === null) return;
    hear('hurry');
    void alsoSay('game').then(() => announce(texts.value.t(`in-game.clock.${call}`)));
  }, [left]);
}
