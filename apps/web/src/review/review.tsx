/** Where looking back and learning begin. */
import { useReviewTexts } from '../i18n/use-review-texts.ts';
import { Loading } from '../ui/loading.tsx';

const PAGES = [
  ['/puzzle', 'review.puzzle'],
  ['/review/replay', 'review.replay'],
  ['/position', 'review.position'],
  ['/words', 'finder.title'],
  ['/words/cards', 'finder.cards'],
] as const;

export function Review() {
  const said = useReviewTexts();
  if (said === null) return <Loading />;
  return (
    <section class="page">
      <h1>{said.t('review.title')}</h1>
      <ul class="rows">
        {PAGES.map(([href, id]) => (
          <li key={href}>
            <a href={href}>
              <strong>{said.t(id)}</strong>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
