/** Duels as the programs of clubs keep them: players in the order of their numbers from 1, a game of each in every round. */

export type DuelGame = {
  /** 0 for a bye. */
  readonly opponent: number;
  /** Null until it is played. */
  readonly score: number | null;
  /** Null where it is not known, or nobody does. */
  readonly begins: boolean | null;
};

export type DuelPlayer = {
  readonly name: string;
  readonly rating: number;
  readonly games: readonly DuelGame[];
  /** What else a file says of the player, by its key. */
  readonly more: ReadonlyMap<string, string>;
};

/** As it can stand in such a file: a semicolon or a cross would end it, and digits at its end would be taken for what follows. */
export const nameInFile = (name: string): string =>
  name
    .replaceAll(/[;#\s]+/g, ' ')
    .trim()
    .replace(/\d$/, '$&.');
