/** Where looking back and learning begin. */
import { useReviewTexts } from '../i18n/use-review-texts.ts';
import { Loading } from '../ui/loading.tsx';
import { NearBoard } from '../ui/small-board.tsx';

/** Each with its picture: a board that waits, a game, one tile after the other, letters in a row, two cards. */
const PAGES = [
  ['/puzzle', 'review.puzzle', 'review.puzzle-about', []],
  ['/review/replay', 'review.replay', 'review.replay-about', [5, 6, 7, 8, 12, 17, 22, 23, 24]],
  ['/position', 'review.position', 'review.position-short', [6, 7, 8, 12, 16]],
  ['/words', 'finder.title', 'finder.short', [10, 11, 12, 13]],
  ['/words/cards', 'finder.cards', 'finder.cards-short', [6, 7, 11, 12, 18, 19, 23, 24]],
] as const;

export function Review() {
  const said = useReviewTexts();
  if (said === null) return <Loading />;
  return (
    <section class="page">
      <h1>{said.t('review.title')}</h1>
      <ul class="rows pictured">
        {PAGES.map(([href, title, about, squares]) => (
          <li key={href}>
            <a href={href}>
              <NearBoard squares={squares} />
              <span>
                <strong>{said.t(title)}</strong>
                <small>{said.t(about)}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
