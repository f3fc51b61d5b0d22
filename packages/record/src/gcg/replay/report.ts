/** What a replay answers: every line of play by the rules, and each place where the record says otherwise. */
import type { Alphabet, Letter } from '@taht/letters';
import type { Layout, Ruleset, TileSet } from '@taht/rules';

export interface ReplayOptions {
  readonly alphabet: Alphabet;
  readonly tileset: TileSet;
  readonly layout: Layout;
  readonly rules: Ruleset;
  /** Words are judged only where it is given. */
  readonly isWord?: (word: readonly Letter[]) => boolean;
}

/** One line of the record: a move, a play taken back, a bonus, a penalty, or tiles left at the end. */
export interface ReplayTurn {
  readonly player: string;
  /** `8H T..N`, `-ABC`, `-3`, `-`, `--`, `(challenge)`, `(time)` or `(XYZ)`. */
  readonly play: string;
  readonly words: readonly string[];
  readonly score: number;
  readonly recordedScore: number | null;
  /** The player's points so far by our own count. */
  readonly cumulative: number;
}

export const DIFFERENCE_KINDS = [
  'score',
  'cumulative',
  'tiles',
  'placement',
  'word',
  'turn-order',
  'end',
  'syntax',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

export interface Difference {
  /** From 1; a line that could not be read has the number of the turn it would have been. */
  readonly turn: number;
  /** From 1. */
  readonly line: number;
  readonly kind: DifferenceKind;
  /** Points, tiles, a nick, or the code of the rule that was not kept. */
  readonly expected: string | number;
  readonly recorded: string | number;
}

export interface ReplayReport {
  readonly turns: readonly ReplayTurn[];
  readonly final: {
    /** By nick. */
    readonly scores: Readonly<Record<string, number>>;
    readonly complete: boolean;
  };
  readonly differences: readonly Difference[];
}
