/** Everything there is to learn, on one page. */
import { texts } from '../i18n/texts.ts';
import css from '../learn/learn.module.css';
import { WithTexts } from '../learn/parts.tsx';
import { CHAPTERS } from '../learn/topics.ts';

export const Learn = () => (
  <WithTexts parts={['learn']}>
    {() => {
      const { t } = texts.value;
      return (
        <section class="page">
          <h1>{t('learn.title')}</h1>
          <p>{t('learn.intro')}</p>
          <ul class={css.cards}>
            {CHAPTERS.map((chapter) => (
              <li key={chapter}>
                <a href={`/learn/${chapter}`}>{t(`learn.${chapter}`)}</a>
                <p>{t(`learn.${chapter}.about`)}</p>
              </li>
            ))}
          </ul>
        </section>
      );
    }}
  </WithTexts>
);
