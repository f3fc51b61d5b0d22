/** Class mode: a teacher's classes, a pupil's class, and the ways into one. */

import { plain } from '@taht/phrasing';
import { CLASS_LIMITS, type ClassView } from '@taht/protocol';
import { useLocation, useRoute } from 'preact-iso';
import { AskForm } from '../connection/parts/form.tsx';
import css from '../connection/parts/forms.module.css';
import { dateOf, dayText, endOfDate, endOfSchoolYear } from '../i18n/dates.ts';
import { texts } from '../i18n/texts.ts';
import { Shown, useAsked } from '../people/asked.tsx';
import { PeoplePage } from '../people/page.tsx';
import { change, type Self } from '../people/self.ts';
import { JoinForms } from './join-forms.tsx';
import { PupilClass } from './pupil-class.tsx';
import { TeacherClass } from './teacher-class.tsx';

const DAY = 86_400_000;

export const Class = () => (
  <PeoplePage title={() => texts.value.t('class.title')}>
    {(own) => <ClassFor me={own?.me ?? null} />}
  </PeoplePage>
);

function ClassFor({ me }: { readonly me: Self | null }) {
  const { t } = texts.value;
  const { id } = useRoute().params;
  if (me?.pupilOf != null) return <PupilClass id={me.pupilOf} />;
  if (me !== null && id !== undefined && me.teaches.includes(id)) return <TeacherClass id={id} />;
  const isAccount = me?.card.standing === 'account';
  return (
    <>
      <p>{t('class.about')}</p>
      {isAccount && me.teaches.length > 0 ? (
        <section class={css.part}>
          <h2>{t('class.yours')}</h2>
          <ul class="rows">
            {me.teaches.map((each) => (
              <li key={each}>
                <ClassLink id={each} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {isAccount ? (
        <NewClass />
      ) : (
        <>
          {me === null ? null : <p>{t('class.leaves-guest', { name: me.card.nickname })}</p>}
          <JoinForms />
          <section class={css.part}>
            <h2>{t('class.for-teachers')}</h2>
            <p>{t('class.needs-account')}</p>
            <div>
              <a class="button" href="/me/account">
                {t('me.title')}
              </a>
            </div>
          </section>
        </>
      )}
    </>
  );
}

function ClassLink({ id }: { readonly id: string }) {
  const asked = useAsked<{ readonly view: ClassView }>(`/streams/${id}`);
  return (
    <Shown asked={asked}>
      {({ view }) =>
        view.kind === 'stranger' ? null : (
          <a href={`/class/${id}`}>
            <strong>{plain(view.title)}</strong>
            <small>
              {texts.value.t('class.deleted-on', {
                day: dayText(view.deleteBy, texts.value.language),
              })}
            </small>
          </a>
        )
      }
    </Shown>
  );
}

function NewClass() {
  const { t } = texts.value;
  const { route } = useLocation();
  const now = Date.now();
  return (
    <section class={css.part}>
      <h2>{t('class.new')}</h2>
      <AskForm
        fields={[
          { name: 'title', label: t('class.name'), mostLength: CLASS_LIMITS.titleLength },
          {
            name: 'deleteBy',
            label: t('class.delete-by'),
            hint: t('class.delete-by-about'),
            type: 'date',
            first: endOfSchoolYear(now),
            min: dateOf(now + DAY),
            max: dateOf(now + (CLASS_LIMITS.days - 1) * DAY),
          },
          {
            name: 'outside',
            label: t('class.outside'),
            type: 'choice',
            items: [
              ['no', t('class.outside.no')],
              ['yes', t('class.outside.yes')],
            ],
          },
        ]}
        submit={t('class.make')}
        isMain
        onSend={async ({ title, deleteBy = '', outside }) => {
          const made = await change<{ readonly id: string }>('/classes', {
            title,
            deleteBy: endOfDate(deleteBy) ?? 0,
            outside: outside === 'yes',
          });
          if (made.ok) route(`/class/${made.value.id}`);
          return made;
        }}
      />
    </section>
  );
}
