/** A class as its teacher runs it: the code for the board, who is who, new PINs, and the day on which all of it is deleted. */
import type { Result } from '@taht/base';
import { plain } from '@taht/phrasing';
import {
  CLASS_LIMITS,
  CLASS_WAYS,
  type ClassAction,
  type ClassView,
  type ClassWay,
} from '@taht/protocol';
import { useLocation } from 'preact-iso';
import { call } from '../connection/call.ts';
import { AskButton } from '../connection/parts/ask-button.tsx';
import { Tick } from '../connection/parts/fields.tsx';
import { AskForm } from '../connection/parts/form.tsx';
import css from '../connection/parts/forms.module.css';
import parts from '../connection/parts/parts.module.css';
import { Qr } from '../connection/parts/qr.tsx';
import { useSharedOrigin } from '../connection/shared-origin.ts';
import type { Trouble } from '../connection/trouble.ts';
import { useRefreshed } from '../connection/use-refreshed.ts';
import { dateOf, dayText, endOfDate } from '../i18n/dates.ts';
import { texts } from '../i18n/texts.ts';
import { useParts } from '../i18n/use-part.ts';
import { type Asked, Shown, useAsked } from '../people/asked.tsx';
import { classLink } from '../people/links.ts';
import { readOwn } from '../people/self.ts';
import { ClassPupils, type ListedPupil } from './class-pupils.tsx';
import { TeacherTasks } from './teacher-tasks.tsx';

interface ClassList {
  readonly title: string;
  readonly code: string;
  readonly deleteBy: number;
  readonly pupils: readonly ListedPupil[];
}

export function TeacherClass({ id }: { readonly id: string }) {
  const list = useAsked<ClassList>(`/classes/${id}/list`);
  useRefreshed(id, list.again);
  return (
    <Shown asked={list}>{(found) => <ClassRun id={id} list={found} again={list.again} />}</Shown>
  );
}

interface RunProps {
  readonly id: string;
  readonly list: ClassList;
  readonly again: Asked<ClassList>['again'];
}

function ClassRun({ id, list, again }: RunProps) {
  const { t } = texts.value;
  const link = classLink(useSharedOrigin(), list.code);
  const act = async (action: ClassAction): Promise<Result<object, Trouble>> => {
    const done = await call<object>(`/classes/${id}/do`, { action });
    if (done.ok && action.kind !== 'end') await again();
    return done;
  };
  return (
    <>
      <h2>{plain(list.title)}</h2>
      <div class={css.parts}>
        <section class={css.part}>
          <h3>{t('class.code')}</h3>
          <p class={css.code}>{list.code}</p>
          <Qr text={link} label={t('class.qr')} />
          <p>{t('class.code-about', { link })}</p>
          <ClassSwitches id={id} act={act} />
        </section>
        <ClassTasks id={id} act={act} />
      </div>
      <ClassPupils id={id} pupils={list.pupils} again={again} act={act} />
      <ClassSettings list={list} act={act} />
    </>
  );
}

interface ClassSettingsProps {
  readonly list: ClassList;
  readonly act: (action: ClassAction) => Promise<Result<object, Trouble>>;
}

/** How long it is kept, what it is called, and its end: rarely wanted, so behind a lid. */
function ClassSettings({ list, act }: ClassSettingsProps) {
  const { t, language } = texts.value;
  const { route } = useLocation();
  return (
    <details class={css.part}>
      <summary>{t('class.keep')}</summary>
      <p>{t('class.deleted-on', { day: dayText(list.deleteBy, language) })}</p>
      <AskForm
        key={list.deleteBy}
        fields={[
          {
            name: 'deleteBy',
            label: t('class.delete-by'),
            type: 'date',
            first: dateOf(list.deleteBy),
          },
        ]}
        submit={t('me.save')}
        done={t('me.saved')}
        onSend={({ deleteBy = '' }) =>
          act({ kind: 'keep-until', deleteBy: endOfDate(deleteBy) ?? 0 })
        }
      />
      <AskForm
        key={list.title}
        fields={[
          {
            name: 'title',
            label: t('class.name'),
            first: list.title,
            mostLength: CLASS_LIMITS.titleLength,
          },
        ]}
        submit={t('me.rename')}
        onSend={({ title = '' }) => act({ kind: 'retitle', title })}
      />
      <AskButton
        text={t('class.end')}
        confirm={t('class.end-about')}
        onAsk={async () => {
          const done = await act({ kind: 'end' });
          if (!done.ok) return done;
          await readOwn();
          route('/class');
          return done;
        }}
      />
    </details>
  );
}

/** What pupils do on their devices is seen here as it is done. */
function ClassTasks({ id, act }: Pick<ClassSettingsProps, 'act'> & { readonly id: string }) {
  const asked = useAsked<{ readonly view: ClassView }>(`/streams/${id}`);
  useRefreshed(id, asked.again);
  const actAndLook = async (action: ClassAction): Promise<Result<object, Trouble>> => {
    const done = await act(action);
    await asked.again();
    return done;
  };
  return (
    <Shown asked={asked}>
      {({ view }) =>
        view.kind === 'teacher' ? <TeacherTasks view={view} act={actAndLook} /> : null
      }
    </Shown>
  );
}

/** Who may join, and how the pupils play. */
function ClassSwitches({ id, act }: Pick<ClassSettingsProps, 'act'> & { readonly id: string }) {
  const asked = useAsked<{ readonly view: ClassView }>(`/streams/${id}`);
  const choose = async (action: ClassAction): Promise<void> => {
    await act(action);
    await asked.again();
  };
  return (
    <Shown asked={asked}>
      {({ view }) =>
        view.kind !== 'teacher' ? null : (
          <>
            <div class={parts.row}>
              <Tick
                label={texts.value.t('class.is-open')}
                isChecked={view.isOpen}
                onChange={(isOpen) => choose({ kind: 'joining', isOpen })}
              />
            </div>
            <ClassWayChoice way={view.way} onChange={(way) => choose({ kind: 'set-way', way })} />
          </>
        )
      }
    </Shown>
  );
}

interface ClassWayChoiceProps {
  readonly way: ClassWay;
  readonly onChange: (way: ClassWay) => void;
}

function ClassWayChoice({ way, onChange }: ClassWayChoiceProps) {
  const { t } = texts.value;
  if (!useParts('start')) return null;
  return (
    <fieldset class={css.ways}>
      <legend>{t('class.way')}</legend>
      {CLASS_WAYS.map((each) => (
        <label key={each} class="pick">
          <input
            type="radio"
            name="class-way"
            checked={each === way}
            onChange={() => onChange(each)}
          />
          <span>
            <strong>{t(`way.${each}`)}</strong>
            <small>{t(`way.${each}.about`)}</small>
          </span>
        </label>
      ))}
      <small class={css.hint}>{t('class.way-about')}</small>
    </fieldset>
  );
}
