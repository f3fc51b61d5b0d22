/** A game gone through step by step: buttons, arrow keys, a slider, or any turn of the score sheet. */
import { useSignal } from '@preact/signals';
import { differenceText, type Naming, pointsText, turnText } from '@taht/phrasing';
import type { Game } from '@taht/rules';
import { useEffect } from 'preact/hooks';
import { texts } from '../i18n/texts.ts';
import css from '../play/static/static.module.css';
import { namingOf, StaticBoard, StaticRack } from '../play/static/static-board.tsx';
import { announce } from '../ui/announcer.tsx';
import type { Replayed } from './replayed.ts';

export interface StepperProps {
  readonly replayed: Replayed;
  /** Below the board of the moment shown. */
  readonly more?: (at: number) => preact.ComponentChildren;
}

export function Stepper({ replayed, more }: StepperProps) {
  const { t } = texts.value;
  const { frames, turns } = replayed;
  const at = useSignal(turns.length);
  const last = turns.length;
  const goTo = (next: number): void => {
    const to = Math.min(Math.max(next, 0), last);
    if (to === at.value) return;
    at.value = to;
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
  return (
    <div class={css.stepper}>
      <div class={css.view}>
        <Standing game={game} naming={naming} />
        <StaticBoard game={game} turns={turns.slice(0, at.value)} />
        <p class={css.line} role="status">
          {turnLine(replayed, at.value)}
        </p>
        <Steps at={at.value} last={last} onStep={goTo} />
        <label class={css.slider}>
          <span>{t('review.turn-of', { turn: at.value, turns: last })}</span>
          <input
            type="range"
            min={0}
            max={last}
            value={at.value}
            onInput={({ currentTarget }) => goTo(Number(currentTarget.value))}
          />
        </label>
        {more?.(at.value)}
      </div>
      <div class={css.side}>
        <Differences replayed={replayed} />
        <Turns replayed={replayed} naming={naming} at={at.value} onStep={goTo} />
      </div>
    </div>
  );
}

interface StepsProps {
  readonly at: number;
  readonly last: number;
  readonly onStep: (to: number) => void;
}

function Steps({ at, last, onStep }: StepsProps) {
  const { t } = texts.value;
  const steps = [
    { sign: '«', text: t('review.first'), to: 0, isOff: at === 0 },
    { sign: '‹', text: t('review.back'), to: at - 1, isOff: at === 0 },
    { sign: '›', text: t('review.on'), to: at + 1, isOff: at === last },
    { sign: '»', text: t('review.last'), to: last, isOff: at === last },
  ];
  return (
    <div class="buttons middle">
      {steps.map(({ sign, text, to, isOff }) => (
        <button key={sign} type="button" disabled={isOff} onClick={() => onStep(to)}>
          <span aria-hidden="true">{sign}</span>
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
}

const Turns = ({ replayed: { turns }, naming, at, onStep }: TurnsProps) => (
  <ol class={css.turns} aria-label={texts.value.t('game.moves')}>
    {turns.map((turn, i) => (
      <li key={i}>
        <button
          type="button"
          aria-current={at === i + 1 ? 'step' : undefined}
          onClick={() => onStep(i + 1)}
        >
          <span>{naming.player(turn.seat)}</span>
          <span>{turnText(turn, naming, texts.value)}</span>
          <span>{pointsText(turn)}</span>
          <span>{turn.total}</span>
        </button>
      </li>
    ))}
  </ol>
);

/** Keys that a control of the page has a use for. */
const isTakenBy = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [role="grid"], dialog') !== null;

function turnLine({ frames, turns }: Replayed, at: number): string {
  const { t } = texts.value;
  const turn = turns[at - 1];
  const game = frames[at] as Game;
  if (turn === undefined) return t('review.beginning');
  const naming = namingOf(game);
  const points = pointsText(turn);
  return `${at}. ${naming.player(turn.seat)}: ${turnText(turn, naming, texts.value)}${points === '' ? '' : ` · ${points}`}`;
}

/** Who has how many points, with the tiles that are known. */
function Standing({ game, naming }: { readonly game: Game; readonly naming: Naming }) {
  const { t } = texts.value;
  const onTurn = 'seat' in game.phase ? game.phase.seat : null;
  const seats = game.order.length > 0 ? game.order : game.seats.map((_, seat) => seat);
  return (
    <ul class={css.standing} aria-label={t('game.players')}>
      {seats.map((seat) => (
        <li key={seat} aria-current={seat === onTurn ? 'true' : undefined}>
          <span>{naming.player(seat)}</span>
          <strong>{game.seats[seat]?.score}</strong>
          <StaticRack game={game} tiles={game.seats[seat]?.rack ?? []} />
        </li>
      ))}
    </ul>
  );
}
