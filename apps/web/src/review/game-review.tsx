/** A game looked back on, all on one page: the board at any turn, every turn with its stars, and what could have been seen. */
import type { Game } from '@taht/rules';
import { botNamed, type TurnReview } from '@taht/search';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { useEngine } from '../engine/use-engine.ts';
import { texts } from '../i18n/texts.ts';
import { namingOf } from '../play/static/static-board.tsx';
import { Figures } from './figures.tsx';
import css from './game-review.module.css';
import type { Replayed } from './replayed.ts';
import { isMistake, missesOf, totalsOf } from './report.ts';
import { Stepper } from './stepper.tsx';
import { type Reviewing, useReview } from './use-review.ts';
import { WhyPanel } from './why-panel.tsx';

export interface GameReviewProps {
  readonly replayed: Replayed;
  /** What else can be done with the game. */
  readonly children?: ComponentChildren;
}

const MOMENTS = 3;

export function GameReview({ replayed, children }: GameReviewProps) {
  const { t } = texts.value;
  const { frames, past } = replayed;
  const first = frames[0] as Game;
  const engine = useEngine(replayed.edition, first.setup.lexicon ?? undefined);
  const reviewing = useReview(replayed, engine);
  const isReviewable = replayed.isOpen && past.some((turn) => turn !== null && turn.rack !== null);
  useEffect(() => {
    if (isReviewable) void reviewing.start(0);
  }, [engine, replayed]);

  const reviews = reviewing.reviews.value;
  const byTurn = useMemo(() => new Map(reviews.map((each) => [each.turn, each])), [reviews]);
  const own = useMemo(() => reviewsOfPeople(reviews, first), [reviews, first]);
  const names = namingOf(first);
  return (
    <>
      <Stepper
        replayed={replayed}
        head={
          <div class={css.head}>
            <h1>{first.seats.map((_, seat) => names.player(seat)).join(' – ')}</h1>
            <Skill replayed={replayed} own={own} reviewing={reviewing} />
          </div>
        }
        side={({ at, naming, shown, goTo }) => (
          <>
            <WhyPanel
              replayed={replayed}
              at={at}
              review={byTurn.get(at)}
              shown={shown}
              naming={naming}
            />
            <Moments reviews={own} rack={first.rules.rack} at={at} onStep={goTo} />
            <Mistakes reviews={own} at={at} onStep={goTo} />
            {children}
          </>
        )}
        {...(isReviewable && { reviews: byTurn })}
      />
      {isReviewable ? <Figures replayed={replayed} reviewing={reviewing} /> : null}
      {replayed.isOpen && !isReviewable && past.length > 0 ? <p>{t('review.no-racks')}</p> : null}
    </>
  );
}

/** Where people play bots, the mistakes of bots are nobody's concern. */
function reviewsOfPeople(reviews: readonly TurnReview[], game: Game): readonly TurnReview[] {
  const { seats, order } = game;
  const isPerson = (player: number): boolean =>
    botNamed(seats[order[player] ?? player]?.player.id ?? '') === undefined;
  return seats.some((_, player) => isPerson(player))
    ? reviews.filter(({ player }) => isPerson(player))
    : reviews;
}

interface SkillProps {
  readonly replayed: Replayed;
  readonly own: readonly TurnReview[];
  readonly reviewing: Reviewing;
}

/** How often the best move was found; while that is being found out, how far it is. */
function Skill({ replayed, own, reviewing }: SkillProps) {
  const { t } = texts.value;
  const { phase, done } = reviewing;
  if (phase.value === 'failed') return <p class="warn">{t('review.engine-failed')}</p>;
  if (phase.value === 'running')
    return (
      <progress
        class={css.progress}
        max={replayed.past.length}
        value={done.value}
        aria-label={t('review.looking')}
      />
    );
  const last = replayed.frames.at(-1) as Game;
  const { seats, order } = last;
  const naming = namingOf(last);
  return (
    <>
      {totalsOf(own, seats.length)
        .filter(({ turns }) => turns > 0)
        .map(({ player, perfect, turns }) => (
          <p key={player}>
            {t('review.skill', {
              player: naming.player(order[player] ?? player),
              part: perfect,
              all: turns,
            })}
          </p>
        ))}
    </>
  );
}

interface JumpProps {
  readonly reviews: readonly TurnReview[];
  readonly at: number;
  readonly onStep: (to: number) => void;
}

function Mistakes({ reviews, at, onStep }: JumpProps) {
  const { t } = texts.value;
  const turns = reviews.filter(isMistake).map(({ turn }) => turn);
  if (turns.length === 0) return null;
  const back = turns.findLast((turn) => turn < at);
  const on = turns.find((turn) => turn > at);
  return (
    <div class="buttons">
      <button type="button" disabled={back === undefined} onClick={() => onStep(back ?? at)}>
        {t('review.mistake-before')}
      </button>
      <button type="button" disabled={on === undefined} onClick={() => onStep(on ?? at)}>
        {t('review.mistake-after')}
      </button>
    </div>
  );
}

/** The turns that cost most, in the order of the game. */
function Moments({ reviews, rack, at, onStep }: JumpProps & { readonly rack: number }) {
  const { t } = texts.value;
  const moments = missesOf(reviews, rack, MOMENTS).map(({ review }) => review.turn);
  if (moments.length === 0) return null;
  return (
    <section class={css.moments}>
      <h2>{t('review.moments')}</h2>
      <div class="buttons">
        {moments
          .toSorted((a, b) => a - b)
          .map((turn) => (
            <button
              key={turn}
              type="button"
              aria-pressed={turn === at}
              onClick={() => onStep(turn)}
            >
              {turn}
            </button>
          ))}
      </div>
    </section>
  );
}
