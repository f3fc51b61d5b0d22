/** What one is told while the page is closed, when one is not, and when one is away. */
import { useSignal } from '@preact/signals';
import { ok } from '@taht/base';
import { useEffect } from 'preact/hooks';
import { AskButton } from '../../connection/parts/ask-button.tsx';
import { AskForm } from '../../connection/parts/form.tsx';
import css from '../../connection/parts/forms.module.css';
import { clockOf, dayText, minutesOf } from '../../i18n/dates.ts';
import { texts } from '../../i18n/texts.ts';
import { findPush, type PushHere, turnOff, turnOn } from '../push.ts';
import { act, type Own, type Self } from '../self.ts';
import { Letters } from './letters.tsx';

export const Notices = ({ own, own: { me } }: { readonly own: Own }) => (
  <section class={css.part}>
    <h2>{texts.value.t('me.notices')}</h2>
    <Push me={me} />
    {me.card.standing === 'pupil' ? null : <Letters own={own} />}
    <Quiet me={me} />
    {me.card.standing === 'pupil' ? null : <Vacation me={me} />}
  </section>
);

function Push({ me }: { readonly me: Self }) {
  const { t } = texts.value;
  const here = useSignal<PushHere | null>(null);
  const refresh = async (): Promise<void> => {
    here.value = await findPush();
  };
  useEffect(() => {
    void refresh();
  }, []);
  const push = here.value;
  const present = push?.subscription ?? null;
  const isOn = present !== null && me.push.includes(present.endpoint);
  const others = me.push.filter((endpoint) => endpoint !== present?.endpoint);
  return (
    <>
      <h3>{t('me.push')}</h3>
      <p>{t('me.push-about')}</p>
      {push === null ? (
        <p>{t('me.no-push')}</p>
      ) : (
        <>
          <p>{isOn ? t('me.push-is-on') : t('me.push-is-off')}</p>
          <AskButton
            text={isOn ? t('me.push-off') : t('me.push-on')}
            onAsk={async () => {
              const done = await (isOn && present !== null ? turnOff(present) : turnOn(push));
              await refresh();
              return done;
            }}
          />
        </>
      )}
      {others.length === 0 ? null : (
        <div class={css.row}>
          <span>{t('me.push-others', { count: others.length })}</span>
          <AskButton
            text={t('me.push-others-off')}
            onAsk={async () => {
              for (const endpoint of others) {
                const done = await act({ kind: 'push-off', endpoint });
                if (!done.ok) return done;
              }
              return ok(null);
            }}
          />
        </div>
      )}
    </>
  );
}

function Quiet({ me: { quiet } }: { readonly me: Self }) {
  const { t } = texts.value;
  return (
    <>
      <AskForm
        key={JSON.stringify(quiet)}
        title={t('me.quiet')}
        fields={[
          {
            name: 'from',
            label: t('me.quiet-from'),
            type: 'time',
            first: clockOf(quiet?.from ?? 1320),
          },
          { name: 'to', label: t('me.quiet-to'), type: 'time', first: clockOf(quiet?.to ?? 420) },
        ]}
        submit={t('me.save')}
        done={t('me.saved')}
        onSend={({ from = '', to = '' }) =>
          act({
            kind: 'quiet',
            quiet: {
              from: minutesOf(from) ?? 0,
              to: minutesOf(to) ?? 0,
              zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
            },
          })
        }
      >
        <p>
          {quiet === null
            ? t('me.no-quiet')
            : t('me.quiet-now', {
                from: clockOf(quiet.from),
                to: clockOf(quiet.to),
                zone: quiet.zone,
              })}
        </p>
      </AskForm>
      {quiet === null ? null : (
        <AskButton text={t('me.quiet-off')} onAsk={() => act({ kind: 'quiet', quiet: null })} />
      )}
    </>
  );
}

function Vacation({ me }: { readonly me: Self }) {
  const { t, language } = texts.value;
  const until = me.card.vacation;
  return (
    <>
      <h3>{t('me.vacation')}</h3>
      <p>{t('me.vacation-about')}</p>
      {until === null ? null : (
        <div class={css.row}>
          <span>{t('me.vacation-until', { day: dayText(until, language) })}</span>
          <AskButton text={t('me.vacation-end')} onAsk={() => act({ kind: 'vacation-end' })} />
        </div>
      )}
      <p>{t('me.vacation-left', { count: me.vacationDaysLeft })}</p>
      {until !== null || me.vacationDaysLeft === 0 ? null : (
        <AskForm
          fields={[
            {
              name: 'days',
              label: t('me.vacation-days'),
              type: 'number',
              first: '7',
              min: 1,
              max: me.vacationDaysLeft,
            },
          ]}
          submit={t('me.vacation-start')}
          onSend={({ days }) => act({ kind: 'vacation-start', days: Number(days) })}
        />
      )}
    </>
  );
}
