/** What a viewer sees of one table. */
import type { PlayerNumber, SeatScore } from './command.ts';
import { entryOf, isSettled, type Table, type TableGame, type Tournament } from './state.ts';

export type Viewer =
  | { readonly kind: 'director' }
  | { readonly kind: 'referee'; readonly id: string }
  | { readonly kind: 'player'; readonly player: PlayerNumber }
  | { readonly kind: 'projector' }
  /** Who has asked to be let in. */
  | { readonly kind: 'guest'; readonly id: string }
  | { readonly kind: 'public' };

export const isOfficial = ({ kind }: Viewer): boolean => kind === 'director' || kind === 'referee';

export const TABLE_STATES = ['open', 'reported', 'disputed', 'settled'] as const;

export interface TableView extends Pick<Table, 'table' | 'seats' | 'letters'> {
  readonly state: (typeof TABLE_STATES)[number];
  readonly scores: readonly SeatScore[] | null;
  /** For those whose table it is, and the director; who has corrected what is for officials. */
  readonly own:
    | (Pick<
        Table,
        'result' | 'report' | 'dispute' | 'call' | 'corrections' | 'challenges' | 'misdraws'
      > & {
        readonly game: TableGameView | null;
      })
    | null;
}

/** A table's game on Täht. */
export interface TableGameView extends Pick<TableGame, 'mode' | 'ended'> {
  readonly state: 'opening' | 'playing' | 'over';
  /** For the device that plays, and for directors where they call the racks. */
  readonly address: string | null;
}

export function tableView(state: Tournament, viewer: Viewer, table: Table): TableView {
  const { seats, letters, result, report, dispute } = table;
  const { call, corrections, challenges, misdraws } = table;
  return {
    table: table.table,
    seats,
    letters,
    state: stateOf(table),
    scores: scoresFor(state, table),
    own: isOwnTable(state, viewer, table)
      ? {
          result,
          report,
          dispute,
          call,
          challenges,
          misdraws,
          game: gameView(state, viewer, table),
          corrections: isOfficial(viewer) ? corrections : [],
        }
      : null,
  };
}

function gameView(state: Tournament, viewer: Viewer, { game }: Table): TableGameView | null {
  if (game === null) return null;
  const { mode, address, ended, people } = game;
  const own = viewer.kind === 'player' ? entryOf(state, viewer.player)?.person.id : undefined;
  const isPlaying = people.some(({ id }) => id !== '' && id === own);
  const isCaller = viewer.kind === 'director' && mode === 'duplicate';
  return {
    mode,
    state: ended !== null ? 'over' : address === null ? 'opening' : 'playing',
    ended,
    address: isPlaying || isCaller ? address : null,
  };
}

function stateOf(table: Table): TableView['state'] {
  if (isSettled(table)) return 'settled';
  if (table.dispute !== null) return 'disputed';
  return table.report === null ? 'open' : 'reported';
}

/** Scores are for all where standings are, and what was deducted for nobody else. */
function scoresFor({ setup }: Tournament, table: Table): TableView['scores'] {
  if (table.result === null || !isSettled(table)) return null;
  if (setup.rules.shown.standings === 'none') return null;
  return table.result.scores.map(({ player, score }) => ({ player, score, before: null }));
}

/** The director's, the referee's of this table, a player's who sits here. */
export function isOwnTable(
  { officials }: Tournament,
  viewer: Viewer,
  { table, seats }: Table,
): boolean {
  switch (viewer.kind) {
    case 'director':
      return true;
    case 'referee': {
      const official = officials.find(({ id }) => id === viewer.id);
      return (
        official !== undefined && (official.tables === null || official.tables.includes(table))
      );
    }
    case 'player':
      return seats.includes(viewer.player);
    default:
      return false;
  }
}
