/** What a list of games shows of one that goes on. */

export interface TurnGame {
  readonly href: string;
  /** That are taken on its board. */
  readonly squares: readonly number[];
  /** Whoever the person plays with. */
  readonly others: readonly { readonly id: string; readonly name: string }[];
  /** Whose turn it is, in words. */
  readonly turn: string;
  /** The own points first; empty before there are any. */
  readonly score: string;
  /** Whether it waits for whoever looks. */
  readonly isMine: boolean;
  /** When the own time is over, by the clock of this device; null where nobody is timed now. */
  readonly until: number | null;
}

/** In one line, however narrow it is. */
export const scoreLine = (scores: readonly number[]): string => scores.join('\u00a0:\u00a0');

/** Those that wait for whoever looks come first; else the order stays. */
export const mineFirst = (games: readonly TurnGame[]): readonly TurnGame[] => [
  ...games.filter(({ isMine }) => isMine),
  ...games.filter(({ isMine }) => !isMine),
];
