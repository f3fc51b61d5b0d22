/** A game looked back on, all on one page: the board at any turn, every turn with its stars, and what could have been seen. */
import { useSignal } from '@preact/signals';
import type { Game } from '@taht/rules';
import { botNamed, type TurnReview } from '@taht/search';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { useEngine } from '../engine/use-engine.ts';
import { texts } from '../i18n/texts.ts';
import { namingOf } from '../play/static/static-board.tsx';
import { EXPLAIN_DEPTHS, type ExplainDepth, preferences } from '../preferences/preferences.ts';
import { set } from '../ui/set.ts';
import { Attempt } from './attempt.tsx';
import { Figures } from './figures.tsx';
import css from './game-review.module.css';
import { Moments } from './moments.tsx';
import type { Replayed } from './replayed.ts';
import { Skill } from './skill.tsx';
import { Stepper } from './stepper.tsx';
import { useReview } from './use-review.ts';
import { WhyPanel } from './why-panel.tsx';

export interface GameReviewProps {
  readonly replayed: Replayed;
  /** The turn that is shown first; without it the last. */
  readonly start?: number | undefined;
  readonly linkTo: (turn: number) => string;
  /** What else can be done with the game. */
  readonly children?: ComponentChildren;
}

export function GameReview({ replayed, start, linkTo, children }: GameReviewProps) {
  const { t } = texts.value;
  const { frames, past } = replayed;
  const first = frames[0] as Game;
  const engine = useEngine(replayed.edition, first.setup.lexicon ?? undefined);
  const reviewing = useReview(replayed, engine);
  const hasBots = useSignal(false);
  /** The turn whose position is laid anew. */
  const tried = useSignal<number | null>(null);
  const isReviewable = replayed.isOpen && past.some((turn) => turn !== null && turn.rack !== null);
  const last = frames.at(-1) as Game;
  useEffect(() => {
    if (isReviewable) void reviewing.start(0, (player) => isPerson(player, last));
  }, [engine, replayed]);

  const reviews = reviewing.reviews.value;
  const byTurn = useMemo(() => new Map(reviews.map((each) => [each.turn, each])), [reviews]);
  const people = useMemo(() => reviewsOfPeople(reviews, last), [reviews, last]);
  const own = hasBots.value ? reviews : people;
  const names = namingOf(first);
  return (
    <>
      <Stepper
        replayed={replayed}
        start={start}
        head={
          <div class={css.head}>
            <h1>{first.seats.map((_, seat) => names.player(seat)).join(' – ')}</h1>
            <Skill replayed={replayed} own={people} reviewing={reviewing} />
          </div>
        }
        side={({ at, naming, shown, pointed, goTo }) => (
          <>
            {isReviewable && tried.value !== at ? (
              <Moments
                replayed={replayed}
                reviews={own}
                isDone={reviewing.phase.value === 'done'}
                at={at}
                onStep={goTo}
              />
            ) : null}
            <WhyPanel
              isHidden={tried.value === at}
              replayed={replayed}
              at={at}
              review={byTurn.get(at)}
              shown={shown}
              pointed={pointed}
              naming={naming}
              link={linkTo(at)}
              onTry={() => {
                tried.value = at;
              }}
            />
            {isReviewable ? (
              <div class={css.settings}>
                <Depth />
                {people.length < reviews.length ? (
                  <label>
                    <input
                      type="checkbox"
                      checked={hasBots.value}
                      onChange={({ currentTarget }) => {
                        hasBots.value = currentTarget.checked;
                      }}
                    />{' '}
                    {t('review.bots-too')}
                  </label>
                ) : null}
              </div>
            ) : null}
            {children}
          </>
        )}
        instead={({ at }) => {
          const turn = past[at - 1];
          if (tried.value !== at || !turn) return undefined;
          return (
            <Attempt
              key={at}
              table={frames[at - 1] as Game}
              past={turn}
              turn={at}
              engine={engine}
              lost={byTurn.get(at)?.lost}
            >
              <button type="button" onClick={set(tried, null)}>
                {t('review.try-back')}
              </button>
            </Attempt>
          );
        }}
        {...(isReviewable && { reviews: byTurn })}
      />
      {isReviewable ? <Figures replayed={replayed} reviewing={reviewing} /> : null}
      {replayed.isOpen && !isReviewable && past.length > 0 ? <p>{t('review.no-racks')}</p> : null}
    </>
  );
}

/** For whom a turn is explained; remembered. */
function Depth() {
  const { t } = texts.value;
  return (
    <label>
      {t('review.depth')}{' '}
      <select
        value={preferences.depth.value}
        onChange={({ currentTarget }) => {
          preferences.depth.value = currentTarget.value as ExplainDepth;
        }}
      >
        {EXPLAIN_DEPTHS.map((depth) => (
          <option key={depth} value={depth}>
            {t(`review.depth.${depth}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

const isPerson = (player: number, { seats, order }: Game): boolean =>
  botNamed(seats[order[player] ?? player]?.player.id ?? '') === undefined;

/** Where people play bots, the mistakes of bots are nobody's concern unless somebody asks. */
const reviewsOfPeople = (reviews: readonly TurnReview[], game: Game): readonly TurnReview[] =>
  game.seats.some((_, player) => isPerson(player, game))
    ? reviews.filter(({ player }) => isPerson(player, game))
    : reviews;
