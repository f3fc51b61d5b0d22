/** What a pupil sees of the class: the others by their nicknames, and what is kept how long. */

import { plain } from '@taht/phrasing';
import type { ClassView } from '@taht/protocol';
import css from '../connection/parts/forms.module.css';
import { useRefreshed } from '../connection/use-refreshed.ts';
import { dayText } from '../i18n/dates.ts';
import { texts } from '../i18n/texts.ts';
import { useParts } from '../i18n/use-part.ts';
import { OwnTables } from '../network/friends/own-tables.tsx';
import { Shown, useAsked } from '../people/asked.tsx';
import { PersonLink } from '../people/person-link.tsx';
import own from './classes.module.css';
import { PupilTasks } from './pupil-tasks.tsx';

export function PupilClass({ id }: { readonly id: string }) {
  const { t, language } = texts.value;
  const hasTexts = useParts('start');
  const asked = useAsked<{ readonly view: ClassView }>(`/streams/${id}`);
  useRefreshed(id, asked.again);
  return (
    <Shown asked={asked}>
      {({ view }) =>
        view.kind !== 'pupil' ? (
          <p>{t('refusal.class-over')}</p>
        ) : (
          <>
            <h2>{plain(view.title)}</h2>
            <PupilTasks view={view} />
            <div class={css.row}>
              <a class="button main" href="/friends">
                {t('friends.title')}
              </a>
            </div>
            <OwnTables />
            <h3>{t('class.pupils')}</h3>
            <ul class={`lines ${own.mates}`}>
              {view.pupils.map(({ person }) => (
                <li key={person}>
                  <PersonLink id={person} />
                </li>
              ))}
            </ul>
            <div class={`${css.part} ${css.soft}`}>
              <p>{t('class.pupil-about')}</p>
              <p>{t(view.outside ? 'class.outside.yes' : 'class.outside.no')}</p>
              {hasTexts ? (
                <p>
                  {t('class.way')}: {t(`way.${view.way}`)}
                </p>
              ) : null}
              <p>{t('class.deleted-on', { day: dayText(view.deleteBy, language) })}</p>
            </div>
          </>
        )
      }
    </Shown>
  );
}
