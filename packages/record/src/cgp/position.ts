/** A position as CGP writes it: the board, every rack from the side on turn on, the scores, and what else a tool has noted. */
import type { LetterFailure, Tile } from '@taht/letters';
import type { Board } from '@taht/rules';

export interface CgpPosition {
  readonly board: Board;
  /** The first is the side on turn; empty where it is not known. */
  readonly racks: readonly (readonly Tile[])[];
  readonly scores: readonly number[];
  /** Turns in a row without points; null where the text says nothing of them. */
  readonly zeroTurns: number | null;
  /** In their order, also those that mean nothing to us. */
  readonly operations: readonly CgpOperation[];
}

/** `lex NWL20;` */
export interface CgpOperation {
  readonly name: string;
  readonly value: string;
}

export type CgpFailure =
  | LetterFailure
  | {
      readonly code:
        | 'missing-field'
        | 'bad-count'
        | 'row-too-long'
        | 'row-too-short'
        | 'too-many-rows'
        | 'too-few-rows'
        | 'bad-rack-count'
        | 'rack-too-long'
        | 'bad-score'
        | 'bad-score-count'
        | 'bad-zero-turns';
      /** Offset in the text, in UTF-16 units. */
      readonly at: number;
      readonly expected: string;
    };
