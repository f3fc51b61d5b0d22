/** How much time is left, as minutes and seconds. */
import type { Game, Seat } from '@taht/rules';
import type { Texts } from './texts.ts';

/** Milliseconds left to a seat, below zero when over; null where no clock runs for it. */
export function timeLeft(
  { clock, rules }: Pick<Game, 'clock' | 'rules'>,
  seat: Seat,
  now: number,
): number | null {
  const running = clock.running?.seat === seat ? clock.running : null;
  const until = clock.paused ?? now;
  const used = running === null ? 0 : Math.max(0, until - running.since);
  switch (rules.clock.kind) {
    case 'per-game':
      return (clock.left[seat] ?? 0) - used;
    case 'per-move':
      return running === null ? null : rules.clock.seconds * 1000 - used;
    case 'days':
      return running === null ? null : rules.clock.seconds * 1000 + (clock.left[seat] ?? 0) - used;
    default:
      return null;
  }
}

/** `4:05`, `1:04:05`, `-0:30`. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(Math.abs(ms) / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  const text = hours > 0 ? `${hours}:${two(minutes)}` : String(minutes);
  return `${ms < 0 ? '-' : ''}${text}:${two(seconds % 60)}`;
}

export function timeLine({ t }: Texts, ms: number): string {
  return ms < 0
    ? t('play.time-over', { time: clockText(-ms) })
    : t('play.time-left', { time: clockText(ms) });
}
