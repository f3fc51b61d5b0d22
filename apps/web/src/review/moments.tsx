/** The turns that cost most, in the order of the game: what was played, what was there, and what it cost. */
import { moveText } from '@taht/phrasing';
import type { Game } from '@taht/rules';
import type { TurnReview } from '@taht/search';
import { numberText } from '../i18n/customs.ts';
import { texts } from '../i18n/texts.ts';
import { namingOf } from '../play/static/static-board.tsx';
import { Sign } from '../ui/icon.tsx';
import css from './game-review.module.css';
import type { Replayed } from './replayed.ts';
import { isMistake, missesOf } from './report.ts';
import { lettersOf } from './word-tiles.tsx';

export interface MomentsProps {
  readonly replayed: Replayed;
  readonly reviews: readonly TurnReview[];
  readonly isDone: boolean;
  readonly at: number;
  readonly onStep: (to: number) => void;
}

const MOMENTS = 3;
const BACK = 'M15 5l-7 7 7 7';
const ON = 'M9 5l7 7-7 7';

export function Moments({ replayed, reviews, isDone, at, onStep }: MomentsProps) {
  const { t, language } = texts.value;
  const game = replayed.frames[0] as Game;
  const naming = namingOf(game);
  const moments = missesOf(reviews, game.rules.rack, MOMENTS)
    .map(({ review }) => review)
    .toSorted((a, b) => a.turn - b.turn);
  if (moments.length === 0 && !isDone) return null;
  return (
    <section class={css.moments}>
      <header>
        <h2>{t('review.your-moments')}</h2>
        <Mistakes reviews={reviews} at={at} onStep={onStep} />
      </header>
      {moments.length === 0 ? <p>{t('review.no-moments')}</p> : null}
      <ol>
        {moments.map(({ turn, played, best, lost }) => {
          const board = replayed.past[turn - 1]?.board ?? game.board;
          const word = (move = played.move): string =>
            lettersOf(board, move) ?? moveText(move, board, naming, texts.value);
          return (
            <li key={turn} value={turn}>
              <button
                type="button"
                aria-current={turn === at ? 'step' : undefined}
                onClick={() => onStep(turn)}
              >
                <i>{turn}</i>
                <span>
                  <s>{word()}</s> <b>{word(best[0]?.move)}</b>
                </span>
                <small>
                  <span aria-hidden="true">
                    {t('review.lost', { points: numberText(-Math.round(lost), language) })}
                  </span>
                  <span class="unseen">{t('review.lost-heard', { points: Math.round(lost) })}</span>
                </small>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Mistakes({ reviews, at, onStep }: Pick<MomentsProps, 'reviews' | 'at' | 'onStep'>) {
  const { t } = texts.value;
  const turns = reviews
    .filter(isMistake)
    .map(({ turn }) => turn)
    .toSorted((a, b) => a - b);
  if (turns.length === 0) return null;
  const back = turns.findLast((turn) => turn < at);
  const on = turns.find((turn) => turn > at);
  const ways = [
    { sign: BACK, text: t('review.mistake-before'), to: back },
    { sign: ON, text: t('review.mistake-after'), to: on },
  ];
  return (
    <span class={css.jumps}>
      {ways.map(({ sign, text, to }) => (
        <button
          key={sign}
          type="button"
          title={text}
          disabled={to === undefined}
          onClick={() => onStep(to ?? at)}
        >
          <Sign path={sign} />
          <span class="unseen">{text}</span>
        </button>
      ))}
    </span>
  );
}
