/** Where one is signed in, each of which can be ended from here. */
import { AskButton } from '../../connection/parts/ask-button.tsx';
import css from '../../connection/parts/forms.module.css';
import { dayTimeText } from '../../i18n/dates.ts';
import { texts } from '../../i18n/texts.ts';
import { act, type Own } from '../self.ts';

export function Sessions({ own: { me, session } }: { readonly own: Own }) {
  const { t, language } = texts.value;
  return (
    <section class={css.part}>
      <h2>{t('me.sessions')}</h2>
      <ul class={css.list}>
        {me.sessions.map(({ id, label, seen }) => (
          <li key={id}>
            <span>
              {label || t('me.unknown-device')}{' '}
              <small class={css.soft}>
                {id === session
                  ? t('me.this-device')
                  : t('me.seen', { time: dayTimeText(seen, language) })}
              </small>
            </span>
            {id === session ? null : (
              <AskButton
                text={t('me.end-session')}
                label={t('me.end-session-named', { name: label || t('me.unknown-device') })}
                onAsk={() => act({ kind: 'end-session', session: id })}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
