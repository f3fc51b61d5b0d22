/** The whole event as a file, to go on from when this machine cannot. */
import { texts } from '../../i18n/texts.ts';
import type { EventProps } from '../with-tournament.tsx';

export const SaveCopy = ({ event }: Pick<EventProps, 'event'>) => (
  <a class="button" href={`/api/v1/tournaments/${event.id}/file`} download="event.jsonl">
    {texts.value.t('desk.save-copy')}
  </a>
);
