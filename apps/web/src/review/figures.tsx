/** The figures behind a review, for whoever wants them: points and chances, the table of all turns, and a deeper look. */
import { texts } from '../i18n/texts.ts';
import type { Replayed } from './replayed.ts';
import own from './report.module.css';
import { ReviewReport } from './review-report.tsx';
import type { Reviewing } from './use-review.ts';

export interface FiguresProps {
  readonly replayed: Replayed;
  readonly reviewing: Reviewing;
}

/** Milliseconds a turn in which moves are played out. */
const PATIENCE = 700;

export function Figures({ replayed, reviewing }: FiguresProps) {
  const { t } = texts.value;
  const { phase, done, reviews, start, cancel } = reviewing;
  return (
    <details>
      <summary>{t('review.figures')}</summary>
      {phase.value === 'running' ? (
        <p class={own.running}>
          <progress
            max={replayed.past.length}
            value={done.value}
            aria-label={t('review.looking')}
          />
          <span>{t('review.turn-of', { turn: done.value, turns: replayed.past.length })}</span>
          <button type="button" onClick={cancel}>
            {t('shell.cancel')}
          </button>
        </p>
      ) : (
        <p>
          <button type="button" onClick={() => start(PATIENCE)}>
            {t('review.care.thorough')}
          </button>
        </p>
      )}
      {reviews.value.length > 0 ? (
        <ReviewReport replayed={replayed} reviews={reviews.value} />
      ) : null}
    </details>
  );
}
