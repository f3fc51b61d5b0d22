/** Our licence, the notices of what the page contains, and those of the word lists. */
import { texts } from '../i18n/texts.ts';
import css from '../learn/learn.module.css';
import { noticeFiles } from '../learn/lists.ts';
import { WithTexts } from '../learn/parts.tsx';
import { ALL_NOTICES, MIT_TEXT, packageNotices } from './notices.ts';

export const Licences = () => (
  <WithTexts parts={['about']}>
    {() => {
      const { t, find } = texts.value;
      return (
        <section class="page">
          <h1>{t('footer.licences')}</h1>
          <h2>{t('about.licences.own')}</h2>
          <p>{t('about.licences.own.1', { licence: 'MIT' })}</p>
          <h2>{t('about.licences.parts')}</h2>
          <p>{t('about.licences.parts.1')}</p>
          <ul>
            {packageNotices.map(({ name, licence, copyright }) => (
              <li key={name}>
                <b>{name}</b>, {licence}, {copyright}
              </li>
            ))}
          </ul>
          <p lang="en" class={css.legal}>
            {MIT_TEXT}
          </p>
          <p>
            <a href={ALL_NOTICES} target="_blank" rel="noopener">
              {t('about.licences.all')}
            </a>
          </p>
          <h2>{t('about.licences.lists')}</h2>
          <p>{t('about.licences.lists.1')}</p>
          <ul class="rows">
            {noticeFiles.map(([name, address]) => (
              <li key={name}>
                <a href={address} target="_blank" rel="noopener">
                  {t('about.licences.notice', { name: find(`edition.${name}`) ?? name })}
                </a>
              </li>
            ))}
          </ul>
        </section>
      );
    }}
  </WithTexts>
);
