/** The week of a puzzle, a star on each day that was solved; days to come are not to be gone to. */
import { momentText } from '../i18n/customs.ts';
import { texts } from '../i18n/texts.ts';
import css from './puzzle.module.css';
import { weekOf } from './puzzle-day.ts';
import { stateOf } from './puzzle-state.ts';

export interface WeekProps {
  readonly edition: string;
  readonly today: string;
  readonly shown: string;
}

export const addressOf = (day: string, today: string): string =>
  day === today ? '/puzzle' : `/puzzle/${day}`;

export function Week({ edition, today, shown }: WeekProps) {
  const { t, language } = texts.value;
  return (
    <ul class={css.week}>
      {weekOf(shown).map((day) => {
        const isSolved = stateOf(edition, day).isSolved;
        const sign = (
          <i aria-hidden="true">
            {isSolved ? <span class="star-letter" /> : Number(day.slice(-2))}
          </i>
        );
        const name = momentText(Date.parse(`${day}T12:00`), language, {
          day: 'numeric',
          month: 'long',
        });
        return (
          <li key={day} data-solved={isSolved ? '' : undefined}>
            {day > today ? (
              <span>{sign}</span>
            ) : (
              <a
                href={addressOf(day, today)}
                aria-current={day === shown ? 'page' : undefined}
                aria-label={isSolved ? `${name}, ${t('puzzle.solved')}` : name}
              >
                {sign}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
