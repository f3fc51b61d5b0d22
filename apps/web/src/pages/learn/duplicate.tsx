/** How duplicate is played: the same rack for all. */
import { texts } from '../../i18n/texts.ts';
import css from '../../learn/learn.module.css';
import { ToLearn, WithTexts } from '../../learn/parts.tsx';
import { DUPLICATE } from '../../learn/topics.ts';

export const DuplicateRules = () => (
  <WithTexts parts={['learn', 'duplicate']}>
    {() => {
      const { t } = texts.value;
      return (
        <section class="page">
          <h1>{t('duplicate.title')}</h1>
          <p>{t('duplicate.about')}</p>
          {DUPLICATE.map((topic) => (
            <section key={topic}>
              <h2>{t(`duplicate.howto.${topic}`)}</h2>
              <p>{t(`duplicate.howto.${topic}.text`)}</p>
            </section>
          ))}
          <p class={css.buttons}>
            <a class="button main" href="/duplicate">
              {t('duplicate.play')}
            </a>
          </p>
          <ToLearn />
        </section>
      );
    }}
  </WithTexts>
);
