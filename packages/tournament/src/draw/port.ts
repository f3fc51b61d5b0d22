/** What a draw is asked and what it answers. Players are known here by number alone. */

export type Entrant = {
  /** Number in the tournament. */
  readonly player: number;
  /** Those of one school are kept apart; null: of no school. */
  readonly school: string | null;
  readonly team: string | null;
  /** Place in the standing before this round, 1 best; 0 before the first. */
  readonly rank: number;
  /** What the duels of this stage have brought so far, a whole number; those with equal points are paired first. */
  readonly points: number;
  /** Opponents so far, one entry a meeting. */
  readonly met: readonly number[];
  /** How often this player has begun a game. */
  readonly starts: number;
  readonly byes: number;
  /** A fixed or accessible table this player needs. */
  readonly table: number | null;
};

/** `never`: it does not matter who meets whom; `softly`: kept apart as far as it can be. */
export type Apart = 'never' | 'softly';

export type TableRules = {
  readonly kind: 'tables';
  readonly by: 'lot' | 'standing';
  readonly schools: Apart;
  readonly repeats: Apart;
  /** What five players do: a table of three and one of two, or a table of four and a bye. */
  readonly rest: 'small-tables' | 'bye';
};

export type PairedDuels = {
  readonly kind: 'duels';
  readonly by: 'swiss' | 'king-of-the-hill' | 'teams';
  readonly schools: Apart;
  readonly repeats: Apart;
};

export type RoundRobin = {
  readonly kind: 'duels';
  readonly by: 'round-robin';
  /** From 1; after the last round of the table it begins anew with the starts exchanged. */
  readonly round: number;
  /** Everybody who was in at the first round, in the order of the table; whoever has gone leaves a bye. */
  readonly field: readonly number[];
};

export type DrawRules = TableRules | PairedDuels | RoundRobin;

/** The seats are in the order of play. */
export type SeatingTable = { readonly table: number; readonly seats: readonly number[] };

export type Seating = {
  readonly tables: readonly SeatingTable[];
  readonly byes: readonly number[];
};

export type Warning =
  | { readonly code: 'same-school'; readonly table: number; readonly players: readonly number[] }
  | { readonly code: 'met-before'; readonly table: number; readonly players: readonly number[] }
  | { readonly code: 'small-table'; readonly table: number; readonly seats: number }
  | { readonly code: 'second-bye'; readonly player: number }
  | { readonly code: 'wrong-table'; readonly player: number; readonly needs: number };

/** Facts about a draw: meetings are counted by pairs of players, and stand beside what no draw could go below. */
export type Why = {
  readonly sameSchool: number;
  readonly sameSchoolAtLeast: number;
  readonly repeats: number;
  readonly repeatsAtLeast: number;
  /** Who does not sit where lot or standing alone would have put them. */
  readonly moved: readonly number[];
  readonly warnings: readonly Warning[];
};

export type Drawn = { readonly seating: Seating; readonly why: Why };

/** A uniform whole number, at least 0 and below the bound, of the tournament's own stream. */
export type Next = (below: number) => number;

export type DrawSeating = (entrants: readonly Entrant[], rules: DrawRules, next: Next) => Drawn;
