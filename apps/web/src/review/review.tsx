/** Where looking back and learning begin. */
import { texts } from '../i18n/texts.ts';
import { useReviewTexts } from '../i18n/use-review-texts.ts';
import css from '../ui/fields.module.css';

const PAGES = [
  ['/puzzle', 'review.puzzle'],
  ['/review/replay', 'review.replay'],
  ['/review/analysis', 'review.analysis'],
  ['/position', 'review.position'],
  ['/words', 'finder.title'],
  ['/words/cards', 'finder.cards'],
] as const;

export function Review() {
  const said = useReviewTexts();
  if (said === null) return <p class="page">{texts.value.t('shell.loading')}</p>;
  return (
    <section class="page">
      <h1>{said.t('review.title')}</h1>
      <ul class={css.links}>
        {PAGES.map(([href, id]) => (
          <li key={href}>
            <a class="button" href={href}>
              {said.t(id)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
