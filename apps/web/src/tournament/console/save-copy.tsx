/** The whole tournament as a file, to go on from when this machine cannot. */
import { texts } from '../../i18n/texts.ts';
import type { TournamentProps } from '../with-tournament.tsx';

export const SaveCopy = ({ tournament }: Pick<TournamentProps, 'tournament'>) => (
  <a class="button" href={`/api/v1/tournaments/${tournament.id}/file`} download="event.jsonl">
    {texts.value.t('console.save-copy')}
  </a>
);
