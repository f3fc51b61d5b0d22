/** A person's quiet hours, by their own local time. */
import type { QuietHours } from '@taht/protocol';

const MINUTE = 60_000;
const DAY = 24 * 60;

/** When the quiet hours around a moment end; null outside of them. After a clock change it is asked again. */
export function quietUntil({ from, to, zone }: QuietHours, at: number): number | null {
  const minute = minuteOfDay(zone, at);
  if (minute === null || from === to) return null;
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  if (!isQuiet) return null;
  const left = (to - minute + DAY) % DAY;
  return at - (at % MINUTE) + left * MINUTE;
}

/** Null for a zone that nobody knows. */
function minuteOfDay(zone: string, at: number): number | null {
  try {
    const parts = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).formatToParts(at);
    const number = (type: string): number =>
      Number(parts.find((part) => part.type === type)?.value ?? 0);
    return number('hour') * 60 + number('minute');
  } catch {
    return null;
  }
}
