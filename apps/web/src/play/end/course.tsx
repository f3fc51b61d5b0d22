/** How the scores went, turn by turn, as lines: one's own drawn through, those of the others dotted; a ring where it turned. */
import type { Swing } from '@taht/phrasing';
import type { BySeat, Seat } from '@taht/rules';
import { texts } from '../../i18n/texts.ts';
import { CourseLines, scaleOf } from '../../ui/course-lines.tsx';
import css from './end.module.css';

export interface CourseProps {
  /** At each moment, by seat. */
  readonly course: readonly BySeat<number>[];
  /** The one drawn through. */
  readonly main: Seat;
  readonly swing: Swing | undefined;
  /** The word of the swing. */
  readonly word: string;
  readonly longest: string | null;
}

const WIDTH = 342;
const HEIGHT = 88;

export function Course({ course, main, swing, word, longest }: CourseProps) {
  const { t } = texts.value;
  const lines = { figures: course, width: WIDTH, height: HEIGHT };
  const { x, y } = scaleOf(lines);
  return (
    <section class={css.course}>
      <div class={css.told}>
        <h3>{t('finish.course')}</h3>
        {swing === undefined ? null : (
          <span>{t('finish.swing', { word, number: swing.turn })}</span>
        )}
      </div>
      <svg viewBox={`-4 -6 ${WIDTH + 8} ${HEIGHT + 12}`} aria-hidden="true">
        <CourseLines {...lines} main={main} />
        {swing === undefined ? null : (
          <circle
            class={css.ring}
            cx={x(swing.turn)}
            cy={y(course[swing.turn]?.[swing.seat] ?? 0)}
            r="6.5"
          />
        )}
      </svg>
      {longest === null ? null : (
        <p class={css.longest}>{t('finish.longest', { word: longest })}</p>
      )}
    </section>
  );
}
