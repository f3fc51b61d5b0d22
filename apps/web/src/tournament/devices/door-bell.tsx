/** Wherever the director is at the desk: somebody asks to be let in. */
import { texts } from '../../i18n/texts.ts';
import { useParts } from '../../i18n/use-part.ts';
import { pathOf, type TournamentProps } from '../with-tournament.tsx';

export function DoorBell({ tournament, view }: TournamentProps) {
  const hasTexts = useParts('door');
  const count = view.asking.filter(({ state }) => state === 'waiting').length;
  return (
    <p role="status">
      {hasTexts && count > 0 ? (
        <a class="button" href={`${pathOf(tournament, 'console')}/setup`}>
          {texts.value.t('event-door.waiting', { count })}
        </a>
      ) : null}
    </p>
  );
}
