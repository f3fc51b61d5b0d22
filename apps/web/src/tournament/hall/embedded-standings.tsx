/** The standings on somebody else's page: what everybody may see of them, and the way to the whole. */
import { plain } from '@taht/phrasing';
import { viewAs } from '@taht/tournament';
import { StandingTables } from '../standing-tables.tsx';
import { type Addressed, pathOf, WithTournament } from '../with-tournament.tsx';
import css from './public-page.module.css';

export const EmbeddedStandings = ({ id = '' }: Addressed) => (
  <WithTournament id={id} isForAnybody says={['hall']}>
    {({ tournament, view }) => (
      <section class={css.embedded}>
        <h1>{plain(view.head.name)}</h1>
        <StandingTables class={css.table} view={viewAs(view, 'public')} />
        <a href={pathOf(tournament)} target="_blank" rel="noopener">
          Täht
        </a>
      </section>
    )}
  </WithTournament>
);
