/** Wherever the director is at the desk: somebody asks to be let in. */
import { texts } from '../../i18n/texts.ts';
import { useParts } from '../../i18n/use-part.ts';
import { type EventProps, pathOf } from '../with-tournament.tsx';

export function DoorBell({ event, view }: EventProps) {
  const hasTexts = useParts('door');
  const count = view.asking.filter(({ state }) => state === 'waiting').length;
  return (
    <p role="status">
      {hasTexts && count > 0 ? (
        <a class="button" href={`${pathOf(event, 'console')}/setup`}>
          {texts.value.t('event-door.waiting', { count })}
        </a>
      ) : null}
    </p>
  );
}
