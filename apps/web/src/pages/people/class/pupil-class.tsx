/** What a pupil sees of the class: the others by their nicknames, and what is kept how long. */
import type { ClassView } from '@taht/protocol';
import { plain } from '@taht/wording';
import { texts } from '../../../i18n/texts.ts';
import { useKeptFresh } from '../../../online/use-kept-fresh.ts';
import { Shown, useAsked } from '../../../people/asked.tsx';
import css from '../../../people/people.module.css';
import { PersonLink } from '../../../people/person-link.tsx';
import { dayText } from '../../../people/when.ts';
import { OwnTables } from '../../friends/own-tables.tsx';

export function PupilClass({ id }: { readonly id: string }) {
  const { t, language } = texts.value;
  const asked = useAsked<{ readonly view: ClassView }>(`/streams/${id}`);
  useKeptFresh(id, asked.again);
  return (
    <Shown asked={asked}>
      {({ view }) =>
        view.kind !== 'pupil' ? (
          <p>{t('refusal.class-over')}</p>
        ) : (
          <>
            <h2>{plain(view.title)}</h2>
            <p>{t('class.pupil-about')}</p>
            <p>{t(view.outside ? 'class.outside.yes' : 'class.outside.no')}</p>
            <p>{t('class.deleted-on', { day: dayText(view.deleteBy, language) })}</p>
            <div class={css.row}>
              <a class="button main" href="/friends">
                {t('friends.title')}
              </a>
            </div>
            <OwnTables />
            <h3>{t('class.pupils')}</h3>
            <ul class={css.list}>
              {view.pupils.map(({ person }) => (
                <li key={person}>
                  <PersonLink id={person} />
                </li>
              ))}
            </ul>
          </>
        )
      }
    </Shown>
  );
}
