/** What is known of a game on a real board after each line, and how a line becomes a row. */
import type { Adjustment, Board, Ground, PlacedTile, Play, Seat } from '@taht/rules';
import { allTiles, emptyBoard, readLayout, tileTables } from '@taht/rules';
import type { Remark } from './remark.ts';
import type { Line, ScoreSheetLine, ScoreSheetSetup } from './score-sheet.ts';

export interface Change {
  readonly seat: Seat;
  readonly points: number;
  readonly cause:
    | Adjustment['cause']
    | 'play'
    | 'adjust'
    | 'challenged-in-vain'
    | 'challenge-failed';
}

export interface ScoredRow {
  /** Null for a turn that the rules took away. */
  readonly written: ScoreSheetLine | null;
  readonly seat: Seat;
  readonly kind: Line['kind'] | 'skip';
  /** The board that it was laid on. */
  readonly board: Board;
  readonly tiles: readonly PlacedTile[];
  readonly play: Play | null;
  readonly isWithdrawn: boolean;
  readonly changes: readonly Change[];
  /** Of its seat. */
  readonly score: number;
  readonly total: number;
  readonly remarks: readonly Remark[];
}

export interface ScoredSheet extends Ground {
  readonly setup: ScoreSheetSetup;
  readonly rows: readonly ScoredRow[];
  readonly scores: readonly number[];
  /** Who should move next, turns that are missed left out; null when it is over. */
  readonly onTurn: Seat | null;
  /** How many tiles are in the bag and in each hand, if nobody has drawn too many or too few. */
  readonly bag: number;
  readonly held: readonly number[];
  /** Why the game should be over. */
  readonly due: 'out' | 'passes' | 'scoreless-turns' | null;
  readonly isOver: boolean;
  /** The best first; those who tie together. Empty while it goes on. */
  readonly ranking: readonly (readonly Seat[])[];
}

export interface State extends ScoredSheet {
  /** Whose turn it is by the order alone. */
  readonly next: Seat;
  readonly skips: readonly number[];
  readonly lost: readonly boolean[];
  readonly passes: readonly number[];
  readonly scoreless: number;
  /** The state before the last play, as long as it can be challenged. */
  readonly before: State | null;
}

export function emptyState(setup: ScoreSheetSetup): State {
  const each = <T>(value: T): T[] => setup.players.map(() => value);
  const { rack } = setup.rules;
  return {
    setup,
    ...readLayout(setup.board),
    tables: tileTables(setup.tileset),
    board: emptyBoard,
    rows: [],
    scores: each(0),
    onTurn: 0,
    bag: Math.max(0, allTiles(setup.tileset).length - rack * setup.players.length),
    held: each(rack),
    due: null,
    isOver: false,
    ranking: [],
    next: 0,
    skips: each(0),
    lost: each(false),
    passes: each(0),
    scoreless: 0,
    before: null,
  };
}

export const follower = ({ setup }: State, seat: Seat): Seat => (seat + 1) % setup.players.length;

export function withRow(state: State, written: ScoreSheetLine, more: Partial<ScoredRow>): State {
  const { line } = written;
  const seat = line.kind === 'end' ? (line.out ?? 0) : line.seat;
  const late: readonly Remark[] = state.isOver ? [{ code: 'after-end' }] : [];
  const remarks = [...late, ...(more.remarks ?? [])];
  return row(state, seat, line.kind, { ...more, written, remarks });
}

export function row(
  state: State,
  seat: Seat,
  kind: ScoredRow['kind'],
  more: Partial<ScoredRow> = {},
): State {
  const changes = more.changes ?? [];
  const scores = state.scores.map((score, each) => score + pointsOf(changes, each));
  const made: ScoredRow = {
    written: null,
    seat,
    kind,
    board: state.board,
    tiles: [],
    play: null,
    isWithdrawn: false,
    remarks: [],
    ...more,
    changes,
    score: pointsOf(changes, seat),
    total: scores[seat] ?? 0,
  };
  return { ...state, scores, rows: [...state.rows, made] };
}

const pointsOf = (changes: readonly Change[], seat: Seat): number =>
  changes.filter((each) => each.seat === seat).reduce((sum, { points }) => sum + points, 0);
