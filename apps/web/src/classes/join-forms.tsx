/** For pupils: into the class for the first time, and back to it. The link on the board has the code in it. */
import { CLASS_LIMITS } from '@taht/protocol';
import { useLocation } from 'preact-iso';
import { AskForm, type FieldSpec } from '../connection/parts/form.tsx';
import css from '../connection/parts/forms.module.css';
import { texts } from '../i18n/texts.ts';
import { change } from '../people/self.ts';

export function JoinForms() {
  const { t } = texts.value;
  const { query } = useLocation();
  const code: FieldSpec = {
    name: 'code',
    label: t('class.code'),
    first: query.code ?? '',
    mostLength: 20,
  };
  const nickname: FieldSpec = {
    name: 'nickname',
    label: t('net.name'),
    hint: t('class.nickname-about'),
    autocomplete: 'nickname',
    mostLength: 24,
  };
  const pin: FieldSpec = {
    name: 'pin',
    label: t('class.pin'),
    type: 'password',
    isDigits: true,
    mostLength: 8,
  };
  return (
    <div class={css.parts}>
      <section class={css.part}>
        <h2>{t('class.join')}</h2>
        <AskForm
          fields={[
            code,
            {
              name: 'realName',
              label: t('class.real-name'),
              hint: t('class.real-name-about'),
              autocomplete: 'name',
              mostLength: CLASS_LIMITS.realNameLength,
            },
            nickname,
            { ...pin, hint: t('class.pin-about') },
          ]}
          submit={t('class.join-now')}
          isMain
          onSend={(entered) => change('/classes/join', entered)}
        />
      </section>
      <section class={css.part}>
        <h2>{t('class.enter')}</h2>
        <AskForm
          fields={[code, { ...nickname, hint: t('class.nickname-same') }, pin]}
          submit={t('class.enter-now')}
          onSend={(entered) => change('/classes/enter', entered)}
        />
      </section>
    </div>
  );
}
