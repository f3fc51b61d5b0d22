/** The standings on a page: what they go by, the players, and the schools where they are shown. */

import { sayWaiting } from '@taht/phrasing';
import type { TournamentView } from '@taht/tournament';
import { texts } from '../i18n/texts.ts';
import { Scrolled } from '../ui/scrolled.tsx';
import { SchoolTable } from './school-table.tsx';
import { ladderOf } from './standing-columns.ts';
import { StandingTable } from './standing-table.tsx';
import { ladderText } from './tournament-texts.ts';

export interface StandingTablesProps {
  readonly view: TournamentView;
  /** Of the tables. */
  readonly class?: string | undefined;
}

export function StandingTables({ view, class: own }: StandingTablesProps) {
  const { t } = texts.value;
  const played = view.standings.filter(({ games }) => games > 0);
  const waits = sayWaiting(texts.value, view.waiting);
  if (played.length === 0) return <p>{t('tournament.no-standings')}</p>;
  return (
    <>
      <p>{t('tournament.ranked-by', { ladder: ladderText(texts.value, ladderOf(view)) })}</p>
      {waits === undefined ? null : <p data-waits>{waits}</p>}
      <Scrolled label={t('tournament.standings-players')}>
        <StandingTable class={own} view={view} rows={played} />
      </Scrolled>
      {view.schools.length === 0 ? null : (
        <>
          <h3>{t('tournament.standings-schools')}</h3>
          <Scrolled label={t('tournament.standings-schools')}>
            <SchoolTable class={own} rows={view.schools} />
          </Scrolled>
        </>
      )}
    </>
  );
}
