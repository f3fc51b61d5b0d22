/** The standings as they are. */
import { texts } from '../../i18n/texts.ts';
import { StandingTables } from '../standing-tables.tsx';
import { pathOf, type TournamentProps } from '../with-tournament.tsx';
import css from './console.module.css';

export const Standings = ({ tournament, view }: TournamentProps) => (
  <section class={css.form}>
    <h2>{texts.value.t('tournament.standings')}</h2>
    <p>
      <a class="button" href={`${pathOf(tournament, 'print')}/standings`}>
        {texts.value.t('desk.print')}
      </a>
    </p>
    <StandingTables class={`${css.table} ${css.standings}`} view={view} />
  </section>
);
