/** One page on the wall. */

import { plain } from '@taht/phrasing';
import type { TournamentView } from '@taht/tournament';
import { texts } from '../../i18n/texts.ts';
import { HallRules } from '../hall-rules.tsx';
import { SchoolTable } from '../school-table.tsx';
import type { Seated } from '../seat-lists.ts';
import { StandingTable } from '../standing-table.tsx';
import { playerText } from '../tournament-texts.ts';
import type { Slide } from './scene.ts';
import css from './slide-view.module.css';

export interface SlideProps {
  readonly view: TournamentView;
  readonly slide: Slide;
}

export function SlideView({ view, slide }: SlideProps) {
  const { t } = texts.value;
  return (
    <>
      <h2>{t(titleOf(view, slide))}</h2>
      <Content view={view} slide={slide} />
    </>
  );
}

function titleOf({ players }: TournamentView, { kind }: Slide) {
  switch (kind) {
    case 'hall-rules':
      return 'hall.rules';
    case 'tables':
      return 'hall.by-table';
    case 'names':
      return players.some(({ name }) => name !== '') ? 'hall.by-name' : 'hall.by-number';
    case 'schools':
      return 'hall.by-school';
    case 'standings':
      return 'tournament.standings';
    case 'school-standings':
      return 'tournament.standings-schools';
    case 'prizes':
      return 'hall.prizes';
  }
}

function Content({ view, slide }: SlideProps) {
  switch (slide.kind) {
    case 'hall-rules':
      return <HallRules class={css.rules} view={view} />;
    case 'tables':
      return (
        <ul class={css.tables}>
          {slide.tables.map(({ table, seats }, i) => (
            <li key={table} style={{ '--at': i }}>
              <strong>{texts.value.t('tournament.table', { table })}</strong>
              {seats.map((player) => (
                <span key={player}>{playerText(view, player)}</span>
              ))}
            </li>
          ))}
        </ul>
      );
    case 'names':
      return <SeatList rows={slide.rows} />;
    case 'schools':
      return (
        <div class={css.schools}>
          {slide.groups.map(({ title, rows }) => (
            <section key={title}>
              <h3>{plain(title)}</h3>
              <SeatList rows={rows} />
            </section>
          ))}
        </div>
      );
    case 'standings':
      return <StandingTable class={css.standings} view={view} rows={slide.rows} />;
    case 'school-standings':
      return <SchoolTable class={css.standings} rows={slide.rows} />;
    case 'prizes':
      return <Prizes view={view} awards={slide.awards} />;
  }
}

const SeatList = ({ rows }: { readonly rows: readonly Seated[] }) => (
  <ul class={css.seats}>
    {rows.map(({ player, name, table }) => (
      <li key={player}>
        <span>
          <small>{player}</small> {plain(name)}
        </span>
        <strong>
          {table === null ? (
            texts.value.t('tournament.bye')
          ) : (
            <>
              <span class="unseen">{texts.value.t('tournament.table-short')}</span> {table}
            </>
          )}
        </strong>
      </li>
    ))}
  </ul>
);

interface PrizesProps {
  readonly view: TournamentView;
  readonly awards: TournamentView['awards'];
}

const Prizes = ({ view, awards }: PrizesProps) => (
  <ul class={css.prizes}>
    {awards.map(({ prize, place, to }, i) => (
      <li key={i}>
        <span>
          {plain(view.prizes[prize]?.name ?? '')} · {place}
        </span>
        <strong>{to.kind === 'player' ? playerText(view, to.player) : plain(to.school)}</strong>
      </li>
    ))}
  </ul>
);
