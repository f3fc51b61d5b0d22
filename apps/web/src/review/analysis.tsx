/** A whole game before the engine: chances, luck and skill, and what was missed. */
import { useSignal } from '@preact/signals';
import type { Game } from '@taht/rules';
import { useEngine } from '../engine/use-engine.ts';
import { texts } from '../i18n/texts.ts';
import { useReviewTexts } from '../i18n/use-review-texts.ts';
import css from '../play/static/static.module.css';
import { namingOf } from '../play/static/static-board.tsx';
import fields from '../ui/fields.module.css';
import type { Opened } from './open.ts';
import { Opener } from './opener.tsx';
import own from './report.module.css';
import { ReviewReport } from './review-report.tsx';
import { useOpenedGame } from './use-opened-game.ts';
import { useReview } from './use-review.ts';

export function Analysis({ game = '' }: { readonly game?: string }) {
  const said = useReviewTexts();
  const { opened, failure, isBusy, fragment, take } = useOpenedGame(game);
  if (said === null) return <p class="page">{texts.value.t('shell.loading')}</p>;
  const { t } = said;
  const present = opened.value;
  return (
    <section class={`page ${css.wide}`}>
      <h1>{t('review.analysis')}</h1>
      {failure.value === null ? null : (
        <p class="warn" role="alert">
          {t(`review.failure.${failure.value}`)}
        </p>
      )}
      {present === null ? (
        <>
          <p>
            <a class="button" href="/position">
              {t('review.position')}
            </a>
          </p>
          {isBusy.value ? <p>{t('shell.loading')}</p> : <Opener page="analysis" onOpen={take} />}
        </>
      ) : present.replayed.isOpen ? (
        <>
          <GameAnalysis opened={present} />
          <p>
            <a
              class="button"
              href={`/review/replay${game === '' ? `#${fragment.value}` : `/${game}`}`}
            >
              {t('review.replay')}
            </a>{' '}
            <a class="button" href="/review/analysis">
              {t('review.other-game')}
            </a>
          </p>
        </>
      ) : (
        <p>{t('review.still-played')}</p>
      )}
    </section>
  );
}

/** Milliseconds a turn; the first goes by the points alone. */
const PATIENCES = { quick: 0, thorough: 700 } as const;
type Care = keyof typeof PATIENCES;

function GameAnalysis({ opened: { replayed } }: { readonly opened: Opened }) {
  const { t } = texts.value;
  const care = useSignal<Care>('quick');
  const first = replayed.frames[0] as Game;
  const engine = useEngine(replayed.edition, first.setup.lexicon?.id);
  const { phase, done, reviews, start, cancel } = useReview(replayed, engine);
  const naming = namingOf(first);
  return (
    <>
      <p>{first.seats.map((_, seat) => naming.player(seat)).join(' – ')}</p>
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
        <div class={fields.fields}>
          <label class={fields.field}>
            {t('review.care')}
            <select
              value={care.value}
              onChange={({ currentTarget }) => {
                care.value = currentTarget.value as Care;
              }}
            >
              <option value="quick">{t('review.care.quick')}</option>
              <option value="thorough">{t('review.care.thorough')}</option>
            </select>
          </label>
          <button type="button" class="main" onClick={() => start(PATIENCES[care.value])}>
            {t('review.start')}
          </button>
        </div>
      )}
      <p role="status">
        {phase.value === 'failed'
          ? t('review.engine-failed')
          : phase.value === 'done' && reviews.value.length === 0
            ? t('review.no-racks')
            : ''}
      </p>
      {phase.value === 'done' && reviews.value.length > 0 ? (
        <ReviewReport replayed={replayed} reviews={reviews.value} />
      ) : null}
    </>
  );
}
