/** The players with their points, large, and where there is a clock, theirs. */
import { useSignal } from '@preact/signals';
import { clockText, type Naming } from '@taht/phrasing';
import {
  leftAt,
  type ScoredSheet,
  type ScoreSheet,
  scoreSheetClock,
  type Wish,
} from '@taht/record';
import { useEffect } from 'preact/hooks';
import { texts } from '../i18n/texts.ts';
import { Company } from '../ui/company.ts';
import { PersonFace } from '../ui/person-face.tsx';
import css from './score-keeper.module.css';

export interface ClockBoardProps {
  readonly sheet: ScoreSheet;
  readonly scored: ScoredSheet;
  readonly naming: Naming;
  readonly act: (wish: Wish) => Promise<boolean>;
}

export function ClockBoard({ sheet, scored, naming, act }: ClockBoardProps) {
  const { t } = texts.value;
  const clock = scoreSheetClock(sheet);
  const now = useNow(clock?.running != null);
  const left = clock === null ? null : leftAt(clock, now);
  const best = scored.ranking[0] ?? [];
  return (
    <Company.Provider value={scored.scores.map((_, seat) => naming.player(seat))}>
      <section aria-label={t('game.players')}>
        <ul class={css.players}>
          {scored.scores.map((score, seat) => (
            <li key={seat} class={css.player} aria-current={seat === scored.onTurn || undefined}>
              <PersonFace name={naming.player(seat)} size={36} />
              <span class={css.name}>
                {best.includes(seat) ? '★ ' : ''}
                {naming.player(seat)}
              </span>
              <span class={css.score}>{score}</span>
              {left === null || clock === null ? null : (
                <button
                  type="button"
                  class={css.clock}
                  aria-pressed={clock.running?.seat === seat}
                  disabled={scored.isOver && clock.running === null}
                  aria-label={`${naming.player(seat)}: ${clockText(left[seat] ?? 0)}. ${t(
                    clock.running?.seat === seat
                      ? 'score-keeper.stop-clock'
                      : 'score-keeper.start-clock',
                  )}`}
                  onClick={() =>
                    void act({ kind: 'clock', runs: clock.running?.seat === seat ? null : seat })
                  }
                >
                  <span aria-hidden="true">{clock.running?.seat === seat ? '❚❚' : '▶'}</span>
                  <time class={(left[seat] ?? 0) < 0 ? 'warn' : ''}>
                    {clockText(left[seat] ?? 0)}
                  </time>
                </button>
              )}
            </li>
          ))}
        </ul>
      </section>
    </Company.Provider>
  );
}

/** The time, while a clock runs. */
function useNow(isRunning: boolean): number {
  const now = useSignal(Date.now());
  useEffect(() => {
    now.value = Date.now();
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      now.value = Date.now();
    }, 250);
    return () => clearInterval(timer);
  }, [isRunning, now]);
  return isRunning ? now.value : Date.now();
}
