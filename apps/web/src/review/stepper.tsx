/** A game gone through step by step: buttons, arrow keys, along the scores, or any turn of the list. */
import { type Signal, useSignal } from '@preact/signals';
import { differenceText, type Naming, pointsText, type Turn, turnText } from '@taht/phrasing';
import type { Game } from '@taht/rules';
import type { Candidate, TurnReview } from '@taht/search';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { texts } from '../i18n/texts.ts';
import { namingOf, StaticBoard, StaticRack } from '../play/static/static-board.tsx';
import { announce } from '../ui/announcer.tsx';
import { Company } from '../ui/company.ts';
import { Sign } from '../ui/icon.tsx';
import { PlayerFace } from '../ui/player-face.tsx';
import { isStill } from '../ui/still.ts';
import { TurnWord } from '../ui/turn-word.tsx';
import { CourseSlider } from './course-slider.tsx';
import type { Pointed } from './reason-list.tsx';
import type { Replayed } from './replayed.ts';
import { MOST_STARS, starsOf } from './report.ts';
import css from './stepper.module.css';
import { turnLine } from './turn-line.ts';

export interface StepperProps {
  readonly replayed: Replayed;
  /** The turn that is shown first; without it the last. */
  readonly start?: number | undefined;
  readonly head?: ComponentChildren;
  /** Beside the board of the moment shown. */
  readonly side?: (moment: Moment) => ComponentChildren;
  /** In place of the board, as long as there is something. */
  readonly instead?: (moment: Moment) => ComponentChildren | undefined;
  /** By turn; each has its stars in the list. */
  readonly reviews?: ReadonlyMap<number, TurnReview>;
}

export interface Moment {
  /** The turn that is shown, 0 for the beginning. */
  readonly at: number;
  readonly naming: Naming;
  /** A move put into it lies on the board in place of the turn. */
  readonly shown: Signal<Candidate | null>;
  /** What is drawn on the board while one reads of it. */
  readonly pointed: Signal<Pointed | null>;
  readonly goTo: (turn: number) => void;
}

export function Stepper({ replayed, start, head, side, instead, reviews }: StepperProps) {
  const { frames, turns } = replayed;
  const at = useSignal(Math.min(start ?? turns.length, turns.length));
  const shown = useSignal<Candidate | null>(null);
  const pointed = useSignal<Pointed | null>(null);
  const last = turns.length;
  const goTo = (next: number): void => {
    const to = Math.min(Math.max(next, 0), last);
    if (to === at.value) return;
    at.value = to;
    shown.value = null;
    pointed.value = null;
    announce(turnLine(replayed, to));
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTakenBy(event.target)) return;
      if (event.key === 'ArrowLeft') goTo(at.value - 1);
      else if (event.key === 'ArrowRight') goTo(at.value + 1);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [replayed]);

  const game = frames[at.value] as Game;
  const naming = namingOf(game);
  const other = shown.value?.kind === 'place' ? shown.value.tiles : null;
  const seen = other === null ? at.value : at.value - 1;
  const moment: Moment = { at: at.value, naming, shown, pointed, goTo };
  const inPlace = instead?.(moment);
  return (
    <Company.Provider value={game.seats.map((_, seat) => naming.player(seat))}>
      <div class={css.replay}>
        {head === undefined ? null : <div class={css.head}>{head}</div>}
        <div class={css.view}>
          <Standing game={game} naming={naming} />
          <div class={inPlace === undefined ? `${css.board} ${css.seen}` : css.board}>
            {inPlace ?? (
              <StaticBoard
                game={frames[seen] as Game}
                turns={turns.slice(0, seen)}
                shown={other ?? []}
                goals={new Set(pointed.value?.squares ?? [])}
                isPast
              />
            )}
          </div>
          <p class={css.line} role="status">
            <TurnLine replayed={replayed} at={at.value} naming={naming} />
          </p>
          <div class={css.course}>
            <CourseSlider replayed={replayed} at={at.value} onStep={goTo} />
          </div>
          <Steps at={at.value} last={last} onStep={goTo} />
        </div>
        <div class={css.story}>
          <Differences replayed={replayed} />
          <Turns
            replayed={replayed}
            naming={naming}
            at={at.value}
            reviews={reviews}
            onStep={goTo}
          />
        </div>
        {side === undefined ? null : <div class={css.side}>{side(moment)}</div>}
      </div>
    </Company.Provider>
  );
}

const BACK = 'M15 5l-7 7 7 7';
const ON = 'M9 5l7 7-7 7';
const FIRST = 'M12 5l-7 7 7 7M20 5l-7 7 7 7';
const LAST = 'M4 5l7 7-7 7M12 5l7 7-7 7';

interface StepsProps {
  readonly at: number;
  readonly last: number;
  readonly onStep: (to: number) => void;
}

function Steps({ at, last, onStep }: StepsProps) {
  const { t } = texts.value;
  const steps = [
    { sign: FIRST, text: t('review.first'), to: 0, isOff: at === 0 },
    { sign: BACK, text: t('review.back'), to: at - 1, isOff: at === 0 },
    { sign: ON, text: t('review.on'), to: at + 1, isOff: at === last },
    { sign: LAST, text: t('review.last'), to: last, isOff: at === last },
  ];
  return (
    <div class={css.steps}>
      {steps.map(({ sign, text, to, isOff }) => (
        <button key={sign} type="button" title={text} disabled={isOff} onClick={() => onStep(to)}>
          <Sign path={sign} />
          <span class="unseen">{text}</span>
        </button>
      ))}
    </div>
  );
}

/** Where what a record says is not what the rules make of it. */
function Differences({ replayed: { differences } }: Pick<StepperProps, 'replayed'>) {
  if (differences.length === 0) return null;
  return (
    <details class={css.differences} open={differences.length <= 5}>
      <summary>{texts.value.t('replay.differs', { count: differences.length })}</summary>
      <ul>
        {differences.map((difference, i) => (
          <li key={i}>{differenceText(difference, texts.value)}</li>
        ))}
      </ul>
    </details>
  );
}

interface TurnsProps extends Pick<StepperProps, 'replayed'>, Pick<StepsProps, 'at' | 'onStep'> {
  readonly naming: Naming;
  readonly reviews: StepperProps['reviews'] | undefined;
}

function Turns({ replayed: { turns, frames }, naming, at, reviews, onStep }: TurnsProps) {
  const list = useRef<HTMLOListElement>(null);
  // Stars make a row of turns longer when they come.
  useLayoutEffect(() => keepInSight(list.current), [at, reviews?.size]);
  const seats = frames[0]?.seats ?? [];
  return (
    <ol ref={list} class={css.turns} aria-label={texts.value.t('game.moves')}>
      {turns.map((turn, i) => {
        const name = naming.player(turn.seat);
        return (
          <li key={i}>
            <button
              type="button"
              aria-current={at === i + 1 ? 'step' : undefined}
              onClick={() => onStep(i + 1)}
            >
              <PlayerFace player={{ id: seats[turn.seat]?.player.id ?? '', name }} size={28} />
              <span class="unseen">{name}</span>
              <span class={css.what}>
                {turn.kind === 'play' && turn.play !== null ? (
                  <Played turn={turn} play={turn.play} naming={naming} />
                ) : (
                  turnText(turn, naming, texts.value)
                )}
              </span>
              <b>{pointsText(turn)}</b>
              {reviews === undefined ? (
                <small>{turn.total}</small>
              ) : (
                <Stars review={reviews.get(i + 1)} />
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function Stars({ review }: { readonly review: TurnReview | undefined }) {
  if (review === undefined) return <span />;
  const stars = starsOf(review);
  return (
    <span class={css.stars} role="img" aria-label={texts.value.t('review.stars', { stars })}>
      <i aria-hidden="true">{'★'.repeat(stars)}</i>
      <span aria-hidden="true">{'★'.repeat(MOST_STARS - stars)}</span>
    </span>
  );
}

/** Where the list is scrolled by itself, down or along, the turn that is shown stays in the middle of it. */
function keepInSight(list: HTMLElement | null): void {
  if (list === null) return;
  const here = list.querySelector<HTMLElement>('[aria-current]');
  list.scrollTo({
    top: here === null ? 0 : here.offsetTop - (list.clientHeight - here.offsetHeight) / 2,
    left: here === null ? 0 : here.offsetLeft - (list.clientWidth - here.offsetWidth) / 2,
    behavior: isStill() ? 'auto' : 'smooth',
  });
}

/** Keys that a control of the page has a use for. */
const isTakenBy = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [role="grid"], dialog') !== null;

/** The same for the eye: the word as it lies on the board, where it lies behind it. */
function TurnLine({ replayed, at, naming }: Pick<TurnsProps, 'replayed' | 'at' | 'naming'>) {
  const turn = replayed.turns[at - 1];
  if (turn === undefined || turn.kind !== 'play' || turn.play === null)
    return turnLine(replayed, at);
  return (
    <>
      {at}. {naming.player(turn.seat)}: <Played turn={turn} play={turn.play} naming={naming} /> ·{' '}
      {pointsText(turn)}
    </>
  );
}

interface PlayedProps {
  readonly turn: Turn;
  readonly play: NonNullable<Turn['play']>;
  readonly naming: Naming;
}

const Played = ({ turn, play, naming }: PlayedProps) => (
  <>
    <TurnWord turn={turn} alphabet={naming.script.alphabet} />{' '}
    <small>{naming.play({ ...play, word: '' }).trim()}</small>
  </>
);

/** Who has how many points, with the tiles that are known. */
function Standing({ game, naming }: { readonly game: Game; readonly naming: Naming }) {
  const { t } = texts.value;
  const onTurn = 'seat' in game.phase ? game.phase.seat : null;
  const seats = game.order.length > 0 ? game.order : game.seats.map((_, seat) => seat);
  return (
    <ul class={css.standing} aria-label={t('game.players')}>
      {seats.map((seat) => {
        const name = naming.player(seat);
        return (
          <li key={seat} aria-current={seat === onTurn ? 'true' : undefined}>
            <PlayerFace player={{ id: game.seats[seat]?.player.id ?? '', name }} size={36} />
            <span>{name}</span>
            <strong>{game.seats[seat]?.score}</strong>
            <StaticRack game={game} tiles={game.seats[seat]?.rack ?? []} />
          </li>
        );
      })}
    </ul>
  );
}
