/** Tokens for programs that watch or play in one's name. */
import { useSignal } from '@preact/signals';
import { AskButton } from '../../connection/parts/ask-button.tsx';
import { AskForm } from '../../connection/parts/form.tsx';
import css from '../../connection/parts/forms.module.css';
import { dayText } from '../../i18n/dates.ts';
import { texts } from '../../i18n/texts.ts';
import { Once } from '../once.tsx';
import { act, change, type Self } from '../self.ts';

export function Tokens({ me }: { readonly me: Self }) {
  const { t, language } = texts.value;
  const made = useSignal<string | null>(null);
  return (
    <section class={css.part}>
      <h2>{t('me.tokens')}</h2>
      <p>{t('me.tokens-about')}</p>
      <ul class={css.list}>
        {me.tokens.map(({ id, label, scopes, made: at }) => (
          <li key={id}>
            <span>
              {label}{' '}
              <small class={css.soft}>
                {t(scopes.includes('play') ? 'me.scope.play' : 'me.scope.read')} ·{' '}
                {dayText(at, language)}
              </small>
            </span>
            <AskButton
              text={t('me.remove')}
              label={t('me.remove-named', { name: label })}
              confirm={t('me.sure')}
              onAsk={() => act({ kind: 'revoke-token', token: id })}
            />
          </li>
        ))}
      </ul>
      {made.value === null ? null : <Once label={t('me.token')} text={made.value} />}
      <AskForm
        fields={[
          { name: 'label', label: t('me.token-label'), mostLength: 80 },
          {
            name: 'scope',
            label: t('me.token-scope'),
            type: 'choice',
            items: (['read', 'play'] as const).map((each) => [each, t(`me.scope.${each}`)]),
          },
        ]}
        submit={t('me.make-token')}
        onSend={async ({ label, scope }) => {
          const scopes = scope === 'play' ? ['read', 'play'] : ['read'];
          const done = await change<{ token: string }>('/me/tokens', { label, scopes });
          if (done.ok) made.value = done.value.token;
          return done;
        }}
      />
    </section>
  );
}
