/** The scores as lines, turn by turn; whoever draws along them goes through the game. */
import type { Game, Seat } from '@taht/rules';
import { botNamed } from '@taht/search';
import { texts } from '../i18n/texts.ts';
import { CourseLines, scaleOf } from '../ui/course-lines.tsx';
import css from './course-slider.module.css';
import type { Replayed } from './replayed.ts';

export interface CourseSliderProps {
  readonly replayed: Replayed;
  readonly at: number;
  readonly onStep: (to: number) => void;
}

/** Where one is on the line is said in hundredths. */
const SIZE = 100;

export function CourseSlider({ replayed: { frames }, at, onStep }: CourseSliderProps) {
  const { t } = texts.value;
  const turns = frames.length - 1;
  if (turns === 0) return null;
  const scores = frames.map(({ seats }) => seats.map(({ score }) => score));
  const lines = { figures: scores, width: SIZE, height: SIZE };
  const { x, y } = scaleOf(lines);
  const main = mainSeat(frames[0]);
  return (
    <label class={css.course}>
      <span class="unseen">{t('review.turn-of', { turn: at, turns })}</span>
      <span class={css.lines}>
        <svg viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none" aria-hidden="true">
          <CourseLines {...lines} main={main} />
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
