/** What one is called, and in which language one is written to. */
import { LANGUAGES, type Language, OWN_NAMES } from '@taht/messages';
import { AskForm } from '../../connection/parts/form.tsx';
import css from '../../connection/parts/forms.module.css';
import { texts } from '../../i18n/texts.ts';
import { preferences } from '../../preferences/preferences.ts';
import { act, change, type Own } from '../self.ts';

export function Profile({ own }: { readonly own: Own }) {
  const { t } = texts.value;
  const { card, preferences: account } = own.me;
  const isAccount = card.standing === 'account';
  return (
    <section class={css.part}>
      <h2>{t('me.profile')}</h2>
      {card.standing === 'pupil' ? null : (
        <AskForm
          key={card.nickname}
          fields={[
            {
              name: 'nickname',
              label: isAccount ? t('me.account-name') : t('net.name'),
              first: card.nickname,
              autocomplete: 'nickname',
              mostLength: 24,
            },
          ]}
          submit={t('me.rename')}
          onSend={async ({ nickname = '' }) => {
            const done = isAccount
              ? await change('/me/name', { name: nickname })
              : await act({ kind: 'rename', nickname });
            if (done.ok) preferences.name.value = nickname.trim();
            return done;
          }}
        />
      )}
      <AskForm
        key={account.language ?? ''}
        fields={[
          {
            name: 'language',
            label: t('me.language'),
            hint: t('me.language-about'),
            type: 'choice',
            first: account.language ?? preferences.language.peek(),
            items: LANGUAGES.map((language) => [language, OWN_NAMES[language]]),
          },
        ]}
        submit={t('me.save')}
        done={t('me.saved')}
        onSend={async ({ language = 'en' }) => {
          const done = await act({ kind: 'prefer', preferences: { language } });
          if (done.ok) preferences.language.value = language as Language;
          return done;
        }}
      />
    </section>
  );
}
