/** What was announced last, for those who were not in the room. */
import { plain } from '@taht/phrasing';
import { timeText } from '../i18n/dates.ts';
import { texts } from '../i18n/texts.ts';
import type { TournamentProps } from './with-tournament.tsx';

export function LastAnnouncement({ view }: Pick<TournamentProps, 'view'>) {
  const last = view.announcements.at(-1);
  return last === undefined ? null : (
    <p>
      <time>{timeText(last.at, texts.value.language)}</time> <strong>{plain(last.text)}</strong>
    </p>
  );
}
