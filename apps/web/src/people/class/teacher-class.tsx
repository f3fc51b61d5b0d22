/** A class as its teacher runs it: the code for the board, who is who, new PINs, and the day on which all of it is deleted. */
import { useSignal } from '@preact/signals';
import { err, type Result } from '@taht/base';
import { CLASS_LIMITS, type ClassAction, type ClassView } from '@taht/protocol';
import { plain } from '@taht/wording';
import { useLocation } from 'preact-iso';
import { call } from '../../connection/call.ts';
import { AskButton } from '../../connection/parts/ask-button.tsx';
import { Tick } from '../../connection/parts/fields.tsx';
import { AskForm } from '../../connection/parts/form.tsx';
import css from '../../connection/parts/forms.module.css';
import parts from '../../connection/parts/parts.module.css';
import { Qr } from '../../connection/parts/qr.tsx';
import { useSharedOrigin } from '../../connection/shared-origin.ts';
import type { Trouble } from '../../connection/trouble.ts';
import { useRefreshed } from '../../connection/use-refreshed.ts';
import { dateOf, dayText, endOfDate } from '../../i18n/dates.ts';
import { texts } from '../../i18n/texts.ts';
import { type Asked, Shown, useAsked } from '../asked.tsx';
import { classLink } from '../links.ts';
import { pupilsIn } from '../pupils.ts';
import { readOwn } from '../self.ts';

interface Pupil {
  readonly realName: string;
  readonly nickname: string;
  readonly person: string;
}

interface ClassList {
  readonly title: string;
  readonly code: string;
  readonly deleteBy: number;
  readonly pupils: readonly (Pupil & { readonly isLocked: boolean })[];
}

interface Told {
  readonly nickname: string;
  readonly pin: string;
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
  const { t, language } = texts.value;
  const { route } = useLocation();
  const told = useSignal<readonly Told[]>([]);
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
          <Joining id={id} />
        </section>
        <section class={css.part}>
          <h3>{t('class.keep')}</h3>
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
        </section>
      </div>
      <section class={css.part}>
        <h3>{t('class.pupils')}</h3>
        <Pins told={told.value} />
        {list.pupils.length === 0 ? <p>{t('class.no-pupils')}</p> : null}
        <ul class={css.list}>
          {list.pupils.map(({ person, nickname, realName, isLocked }) => (
            <li key={person}>
              <span>
                <strong>{plain(realName)}</strong>{' '}
                <a href={`/people/${person}`}>{plain(nickname)}</a>
                {isLocked ? <span class="warn"> {t('class.locked')}</span> : null}
              </span>
              <span class={css.row}>
                <AskButton
                  text={t('class.new-pin')}
                  label={t('class.new-pin-for', { name: nickname })}
                  onAsk={async () => {
                    const done = await call<{ readonly pin: string }>(`/classes/${id}/pin`, {
                      person,
                    });
                    if (done.ok) {
                      told.value = [{ nickname, pin: done.value.pin }];
                      await again();
                    }
                    return done;
                  }}
                />
                <AskButton
                  text={t('class.remove')}
                  label={`${t('class.remove')}: ${nickname}`}
                  confirm={t('class.remove-about', { name: nickname })}
                  onAsk={() => act({ kind: 'remove-pupil', person })}
                />
              </span>
            </li>
          ))}
        </ul>
        <AskForm
          title={t('class.add')}
          fields={[
            {
              name: 'pupils',
              label: t('class.add-lines'),
              hint: t('class.add-about'),
              type: 'area',
            },
          ]}
          submit={t('class.add-now')}
          onSend={async ({ pupils: text = '' }) => {
            const { pupils, bad } = pupilsIn(text);
            if (bad.length > 0 || pupils.length === 0) return badLines(bad);
            const done = await call<{ readonly pupils: readonly (Pupil & Told)[] }>(
              `/classes/${id}/pupils`,
              { pupils },
            );
            if (done.ok) told.value = done.value.pupils;
            await again();
            return done;
          }}
        />
      </section>
    </>
  );
}

const badLines = (lines: readonly number[]): Result<never, Trouble> =>
  err({ code: 'refused', refusal: { code: 'bad-lines', lines: lines.join(', ') || '1' } });

/** PINs are told once: they can be printed or written down. */
function Pins({ told }: { readonly told: readonly Told[] }) {
  const { t } = texts.value;
  if (told.length === 0) return null;
  return (
    <div class={css.once} role="status">
      <p>{t('class.pins-once')}</p>
      <ul>
        {told.map(({ nickname, pin }) => (
          <li key={nickname}>
            {plain(nickname)}: <strong>{pin}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Joining({ id }: { readonly id: string }) {
  const asked = useAsked<{ readonly view: ClassView }>(`/streams/${id}`);
  return (
    <Shown asked={asked}>
      {({ view }) =>
        view.kind !== 'teacher' ? null : (
          <div class={parts.row}>
            <Tick
              label={texts.value.t('class.is-open')}
              isChecked={view.isOpen}
              onChange={async (isOpen) => {
                await call(`/classes/${id}/do`, { action: { kind: 'joining', isOpen } });
                await asked.again();
              }}
            />
          </div>
        )
      }
    </Shown>
  );
}
