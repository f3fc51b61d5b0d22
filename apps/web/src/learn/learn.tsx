/** Everything there is to learn, on one page. */
import { texts } from '../i18n/texts.ts';
import css from './learn.module.css';
import { editionFor, WithTexts } from './parts.tsx';
import { CHAPTERS, chaptersOf, GE } from './topics.ts';

export const Learn = () => (
  <WithTexts parts={['learn']}>
    {() => {
      const { t, language } = texts.value;
      // Also for whoever reads in that language and plays with words of another.
      const own = new Set([language, editionFor()].flatMap(chaptersOf));
      return (
        <section class="page">
          <h1>{t('learn.title')}</h1>
          <p>{t('learn.intro')}</p>
          <ul class={css.cards}>
            {[...CHAPTERS, ...own].map((chapter) => (
              <li key={chapter}>
                <a href={`/learn/${chapter}`}>{t(`learn.${chapter}`, GE)}</a>
                <p>{t(`learn.${chapter}.about`, GE)}</p>
              </li>
            ))}
          </ul>
        </section>
      );
    }}
  </WithTexts>
);
