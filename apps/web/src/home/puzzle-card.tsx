/** The puzzle of the day, and the stars of this week. */
import { weekdayLetter } from '../i18n/customs.ts';
import { dateOf } from '../i18n/dates.ts';
import { texts } from '../i18n/texts.ts';
import { streakOf, weekOf } from '../puzzle/puzzle-day.ts';
import { stateOf } from '../puzzle/puzzle-state.ts';
import css from './puzzle-card.module.css';

export function PuzzleCard({ edition }: { readonly edition: string }) {
  const { t, language } = texts.value;
  const today = dateOf(Date.now());
  const isSolved = (day: string): boolean => stateOf(edition, day).isSolved;
  const streak = streakOf(today, isSolved);
  return (
    <a class={css.card} href="/puzzle">
      <span class={css.star}>
        <span class="star-letter" />
      </span>
      <span class={css.text}>
        <b>{t('home.puzzle')}</b>
        <small>{streak > 1 ? t('home.streak', { count: streak }) : t('home.find-best')}</small>
      </span>
      <span class={css.week} aria-hidden="true">
        {weekOf(today).map((day) => (
          <span
            key={day}
            data-solved={isSolved(day) ? '' : undefined}
            data-today={day === today ? '' : undefined}
          >
            <i>{isSolved(day) ? <span class="star-letter" /> : null}</i>
            <small>{weekdayLetter(Date.parse(`${day}T12:00`), language)}</small>
          </span>
        ))}
      </span>
    </a>
  );
}
