/** How much time is left for the rack on the table; it is heard at thirty seconds and at the end. */
import { clockText } from '@taht/phrasing';
import { useEffect, useRef } from 'preact/hooks';
import { texts } from '../i18n/texts.ts';
import { announce } from '../ui/announcer.tsx';
import { type ClockCalls, clockCall } from '../ui/clock-call.ts';
import { hear } from '../ui/hear.ts';
import type { Sound } from '../ui/sound.ts';
import { useNow } from '../ui/use-now.ts';
import css from './duplicate.module.css';
import type { DuplicateGame, View } from './game.ts';

const CALLS: ClockCalls<readonly [Sound, 'half-minute' | 'time-over']> = [
  [0, ['bell', 'time-over']],
  [30_000, ['hurry', 'half-minute']],
];

export interface RoundClockProps {
  readonly game: DuplicateGame;
  readonly view: View;
}

export function RoundClock({ game, view: { phase } }: RoundClockProps) {
  const { t } = texts.value;
  const isRunning = phase.kind === 'answering' && phase.stopped === null;
  const isWaiting = phase.kind === 'calling' && phase.due !== null;
  const now = useNow(game.now, isRunning || isWaiting);
  const left = phase.kind === 'answering' ? phase.deadline - (phase.stopped ?? now) : null;
  useCalls(left);
  if (phase.kind === 'calling' && phase.due !== null)
    return <span class={css.due}>{t('duplicate.due', { time: untilText(phase.due - now) })}</span>;
  if (phase.kind !== 'answering' || left === null) return null;
  return (
    <span class={css.clock}>
      <time
        role="timer"
        aria-label={t('duplicate.time-left')}
        data-short={left < 30_000 ? '' : undefined}
      >
        {untilText(left)}
      </time>
      {phase.stopped === null ? null : <span>{t('duplicate.clock-stands')}</span>}
    </span>
  );
}

const untilText = (ms: number): string => clockText(Math.max(0, ms));

function useCalls(left: number | null): void {
  const before = useRef<number | null>(null);
  useEffect(() => {
    const call = clockCall(before.current, left, CALLS);
    before.current = left;
    if (call === null) return;
    const [sound, text] = call;
    hear(sound);
    announce(texts.peek().t(`duplicate.clock.${text}`));
  }, [left]);
}
