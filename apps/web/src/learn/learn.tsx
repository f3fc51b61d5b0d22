/** Everything there is to learn, on one page. */
import { texts } from '../i18n/texts.ts';
import { chosenEdition } from '../ui/chosen-edition.ts';
import { NearBoard } from '../ui/small-board.tsx';
import css from './learn.module.css';
import { WithTexts } from './parts.tsx';
import { CHAPTERS, chaptersOf, type EditionChapter, GE } from './topics.ts';

/** What each is about as tiles seen from near: words that cross, a board that waits, a word changed, twice the same, a hook. */
const PICTURES: Readonly<Record<(typeof CHAPTERS)[number] | EditionChapter, readonly number[]>> = {
  'first-game': [5, 6, 7, 8, 12, 17, 22, 23, 24],
  path: [20, 15, 16, 11, 12, 7, 8, 3, 4],
  'how-to-play': [],
  variants: [0, 1, 2, 7, 12, 13, 14, 19, 24],
  duplicate: [5, 6, 7, 8, 15, 16, 17, 18],
  strategy: [1, 6, 11, 16, 21, 12, 13, 14],
  'words-in-ge': [1, 2, 3, 6, 11, 16, 21],
};

export const Learn = () => (
  <WithTexts parts={['learn']}>
    {() => {
      const { t, language } = texts.value;
      // Also for whoever reads in that language and plays with words of another.
      const own = new Set([language, chosenEdition().id].flatMap(chaptersOf));
      return (
        <section class="page">
          <h1>{t('learn.title')}</h1>
          <p>{t('learn.intro')}</p>
          <ul class={`rows pictured ${css.topics}`}>
            {[...CHAPTERS, ...own].map((chapter) => (
              <li key={chapter}>
                <a href={`/learn/${chapter}`}>
                  <NearBoard squares={PICTURES[chapter]} />
                  <span>
                    <strong>{t(`learn.${chapter}`, GE)}</strong>
                    <small>{t(`learn.${chapter}.about`, GE)}</small>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      );
    }}
  </WithTexts>
);
