/** The scores as lines, turn by turn; whoever draws along them goes through the game. */
import type { Game, Seat } from '@taht/rules';
import { botNamed } from '@taht/search';
import { texts } from '../i18n/texts.ts';
import css from './course-slider.module.css';
import type { Replayed } from './replayed.ts';

export interface CourseSliderProps {
  readonly replayed: Replayed;
  readonly at: number;
  readonly onStep: (to: number) => void;
}

const HEIGHT = 100;

export function CourseSlider({ replayed: { frames }, at, onStep }: CourseSliderProps) {
  const { t } = texts.value;
  const turns = frames.length - 1;
  if (turns === 0) return null;
  const scores = frames.map(({ seats }) => seats.map(({ score }) => score));
  const least = Math.min(0, ...scores.flat());
  const most = Math.max(1, ...scores.flat());
  const x = (moment: number): number => (100 * moment) / turns;
  const y = (score: number): number => HEIGHT - (HEIGHT * (score - least)) / (most - least);
  const line = (seat: Seat): string =>
    scores.map((each, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(each[seat] ?? 0)}`).join('');
  const main = mainSeat(frames[0]);
  const others = (scores[0] ?? []).map((_, seat) => seat).filter((seat) => seat !== main);
  return (
    <label class={css.course}>
      <span class="unseen">{t('review.turn-of', { turn: at, turns })}</span>
      <span class={css.lines}>
        <svg viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path class={css.area} d={`${line(main)}L100 ${HEIGHT}L0 ${HEIGHT}Z`} />
          {others.map((seat, i) => (
            <path key={seat} class={css.other} data-line={i} d={line(seat)} />
          ))}
          <path class={css.own} d={line(main)} />
        </svg>
        <i
          style={{
            'inset-inline-start': `${x(at)}%`,
            'inset-block-start': `${y(scores[at]?.[main] ?? 0)}%`,
          }}
        />
        <input
          type="range"
          min={0}
          max={turns}
          value={at}
          onInput={({ currentTarget }) => onStep(Number(currentTarget.value))}
        />
      </span>
    </label>
  );
}

/** A person rather than a bot; of several the one who began. */
function mainSeat(game: Game | undefined): Seat {
  const seats = game?.seats ?? [];
  const order = game?.order.length ? game.order : seats.map((_, seat) => seat);
  return order.find((seat) => botNamed(seats[seat]?.player.id ?? '') === undefined) ?? 0;
}
