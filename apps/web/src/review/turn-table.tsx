/** Every turn of a game beside the best one. */
import type { TurnReview } from '@taht/search';
import { texts } from '../i18n/texts.ts';
import css from './report.module.css';
import type { ReportWords } from './report-words.ts';

export interface TurnTableProps {
  readonly reviews: readonly TurnReview[];
  readonly words: ReportWords;
}

const COLUMNS = [
  'review.turn',
  'play.column-player',
  'review.move',
  'turn.points',
  'review.best-move',
  'review.given-away',
  'review.chance',
  'review.luck',
] as const;

export const TurnTable = ({ reviews, words }: TurnTableProps) => (
  <div class={css.scroll}>
    <table class={css.table}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {texts.value.t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {reviews.map((review) => (
          <tr key={review.turn}>
            <td>{review.turn}</td>
            <th scope="row">{words.player(review.player)}</th>
            <td>{words.move(review.played.move, review)}</td>
            <td>{review.played.score}</td>
            <td>
              {review.lost > 0 && review.best[0] !== undefined
                ? words.move(review.best[0].move, review)
                : '='}
            </td>
            <td>{words.number(review.lost)}</td>
            <td>{words.percent(review.played.winChance)}</td>
            <td>{words.number(review.luck)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
