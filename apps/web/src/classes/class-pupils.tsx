/** The pupils of a class as its teacher sees them: who is who, new PINs, and new pupils. */
import { useSignal } from '@preact/signals';
import { err, type Result } from '@taht/base';
import { plain } from '@taht/phrasing';
import type { ClassAction } from '@taht/protocol';
import { call } from '../connection/call.ts';
import { AskButton } from '../connection/parts/ask-button.tsx';
import { AskForm } from '../connection/parts/form.tsx';
import css from '../connection/parts/forms.module.css';
import type { Trouble } from '../connection/trouble.ts';
import { texts } from '../i18n/texts.ts';
import { PersonFace } from '../ui/person-face.tsx';
import own from './classes.module.css';
import { pupilsIn } from './pupils.ts';

interface Pupil {
  readonly realName: string;
  readonly nickname: string;
  readonly person: string;
}

export interface ListedPupil extends Pupil {
  readonly isLocked: boolean;
}

interface ToldPin {
  readonly nickname: string;
  readonly pin: string;
}

export interface ClassPupilsProps {
  readonly id: string;
  readonly pupils: readonly ListedPupil[];
  readonly again: () => Promise<void>;
  readonly act: (action: ClassAction) => Promise<Result<object, Trouble>>;
}

export function ClassPupils({ id, pupils, again, act }: ClassPupilsProps) {
  const { t } = texts.value;
  const told = useSignal<readonly ToldPin[]>([]);
  const tell = async (pins: readonly ToldPin[]): Promise<void> => {
    told.value = pins;
    await again();
  };
  return (
    <section class={css.part}>
      <h3>{t('class.pupils')}</h3>
      <Pins told={told.value} />
      {pupils.length === 0 ? <p>{t('class.no-pupils')}</p> : null}
      <ul class={css.list}>
        {pupils.map((pupil) => (
          <li key={pupil.person}>
            <PupilLine id={id} pupil={pupil} act={act} onPin={tell} />
          </li>
        ))}
      </ul>
      <AddPupils id={id} again={again} onPins={tell} />
    </section>
  );
}

/** PINs are told once: they can be printed or written down. */
function Pins({ told }: { readonly told: readonly ToldPin[] }) {
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

interface PupilLineProps extends Pick<ClassPupilsProps, 'id' | 'act'> {
  readonly pupil: ListedPupil;
  readonly onPin: (pins: readonly ToldPin[]) => Promise<void>;
}

function PupilLine({ id, pupil, act, onPin }: PupilLineProps) {
  const { t } = texts.value;
  const { person, nickname, realName, isLocked } = pupil;
  return (
    <>
      <span class={own.who}>
        <PersonFace name={nickname} size={36} />
        <strong>{plain(realName)}</strong> <a href={`/people/${person}`}>{plain(nickname)}</a>
        {isLocked ? <span class="warn"> {t('class.locked')}</span> : null}
      </span>
      <span class={css.row}>
        <AskButton
          text={t('class.new-pin')}
          label={t('class.new-pin-for', { name: nickname })}
          onAsk={async () => {
            const done = await call<{ readonly pin: string }>(`/classes/${id}/pin`, { person });
            if (done.ok) await onPin([{ nickname, pin: done.value.pin }]);
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
    </>
  );
}

interface AddPupilsProps extends Pick<ClassPupilsProps, 'id' | 'again'> {
  readonly onPins: (pins: readonly ToldPin[]) => Promise<void>;
}

function AddPupils({ id, again, onPins }: AddPupilsProps) {
  const { t } = texts.value;
  return (
    <AskForm
      title={t('class.add')}
      fields={[
        { name: 'pupils', label: t('class.add-lines'), hint: t('class.add-about'), type: 'area' },
      ]}
      submit={t('class.add-now')}
      onSend={async ({ pupils: text = '' }) => {
        const { pupils, bad } = pupilsIn(text);
        if (bad.length > 0 || pupils.length === 0) return badLines(bad);
        const done = await call<{ readonly pupils: readonly (Pupil & ToldPin)[] }>(
          `/classes/${id}/pupils`,
          { pupils },
        );
        await (done.ok ? onPins(done.value.pupils) : again());
        return done;
      }}
    />
  );
}

const badLines = (lines: readonly number[]): Result<never, Trouble> =>
  err({ code: 'refused', refusal: { code: 'bad-lines', lines: lines.join(', ') || '1' } });
