/** Language and looks. */
import { LANGUAGES } from '@taht/messages';
import { texts } from '../i18n/texts.ts';
import { FACES, settings, THEMES } from '../settings/settings.ts';

export function Settings() {
  const { t } = texts.value;
  return (
    <section class="page">
      <h1>{t('shell.settings')}</h1>
      <p>
        <label>
          {t('shell.language')}{' '}
          <select
            value={settings.language.value}
            onChange={({ currentTarget }) => {
              settings.language.value = currentTarget.value as never;
            }}
          >
            {LANGUAGES.map((language) => (
              <option key={language} value={language}>
                {new Intl.DisplayNames(language, { type: 'language' }).of(language)}
              </option>
            ))}
          </select>
        </label>
      </p>
      <p>
        <label>
          {t('shell.theme')}{' '}
          <select
            value={settings.theme.value}
            onChange={({ currentTarget }) => {
              settings.theme.value = currentTarget.value as never;
            }}
          >
            {THEMES.map((theme) => (
              <option key={theme} value={theme}>
                {t(`shell.theme.${theme}`)}
              </option>
            ))}
          </select>
        </label>
      </p>
      <p>
        <label>
          {t('shell.face')}{' '}
          <select
            value={settings.face.value}
            onChange={({ currentTarget }) => {
              settings.face.value = currentTarget.value as never;
            }}
          >
            {FACES.map((face) => (
              <option key={face} value={face}>
                {t(`shell.face.${face}`)}
              </option>
            ))}
          </select>
        </label>
      </p>
      {(['hasLargeTiles', 'hasSound', 'isStill'] as const).map((name) => (
        <p key={name}>
          <label>
            <input
              type="checkbox"
              checked={settings[name].value}
              onChange={({ currentTarget }) => {
                settings[name].value = currentTarget.checked;
              }}
            />{' '}
            {t(`shell.${name}`)}
          </label>
        </p>
      ))}
    </section>
  );
}
