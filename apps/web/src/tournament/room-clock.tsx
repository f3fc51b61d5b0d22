/** The clock of the room: what is left of the round's time. */
import { clockText } from '@taht/phrasing';
import { texts } from '../i18n/texts.ts';
import { useNow } from '../ui/use-now.ts';
import type { TournamentProps } from './with-tournament.tsx';

/** Milliseconds left; null where no clock was started. */
function useTimeLeft({ tournament, view: { clock } }: TournamentProps): number | null {
  const now = useNow(tournament.now, clock.kind === 'running');
  switch (clock.kind) {
    case 'running':
      return Math.max(0, clock.deadline - now);
    case 'stopped':
      return clock.deadline - clock.since;
    case 'ran-out':
      return 0;
    case 'idle':
      return null;
  }
}

export function RoomClock(props: TournamentProps) {
  const { t } = texts.value;
  const left = useTimeLeft(props);
  if (left === null) return null;
  return (
    <time role="timer" aria-label={t('tournament.time-left')} data-clock={props.view.clock.kind}>
      {clockText(left)}
    </time>
  );
}
