/** The messages between a page and the host of the solitaires and un-games of this device. */
import type { Result } from '@taht/base';
import type { Letter } from '@taht/letters';
import type { solitaire, ungame } from '@taht/modes';
import type { ModeRefusal } from '@taht/phrasing';
import type { Entry } from '@taht/record';
import type { Board, LexiconId, Square, TileSet } from '@taht/rules';
import type { HostFailure } from '../message.ts';

export interface SavedSolitaire {
  readonly mode: 'solitaire';
  readonly id: string;
  readonly variant: solitaire.Variant;
  readonly day: string | null;
  readonly tileset: string;
  readonly lexicon: string;
  readonly scores: readonly number[];
  readonly plays: number;
  readonly isOver: boolean;
  readonly at: number;
}

export interface SavedUngame {
  readonly mode: 'ungame';
  readonly id: string;
  /** The finished game that is taken apart. */
  readonly from: string;
  readonly isOver: boolean;
  readonly at: number;
}

export type SavedOtherGame = SavedSolitaire | SavedUngame;

export interface NewSolitaire {
  readonly variant: solitaire.Variant;
  readonly edition: string;
  readonly day: string | null;
}

/** The board of an un-game and what may be taken off it. */
export interface Lying {
  readonly lexicon: LexiconId;
  readonly board: Board;
  readonly tileset: TileSet;
  readonly rules: ungame.UngameRules;
}

/** What taking some tiles would bring, and why it may not be done. */
export interface Weighed {
  readonly points: number;
  readonly refusal: ungame.RemovalRefusal | null;
}

export type Act =
  | { readonly by: solitaire.Author; readonly action: solitaire.Action }
  | { readonly by: ungame.Author; readonly action: ungame.Action };

export type Asked =
  | { readonly kind: 'list' }
  | { readonly kind: 'begin-solitaire'; readonly wanted: NewSolitaire }
  | { readonly kind: 'begin-ungame'; readonly entries: readonly Entry[] }
  /** Its events are told, now and whenever there are more. */
  | { readonly kind: 'watch'; readonly game: string }
  | ({ readonly kind: 'act'; readonly game: string; readonly command: string } & Act)
  | { readonly kind: 'remove'; readonly game: string }
  /** Which of these words are good. */
  | {
      readonly kind: 'judge';
      readonly lexicon: LexiconId;
      readonly words: readonly (readonly Letter[])[];
    }
  | { readonly kind: 'weigh'; readonly lying: Lying; readonly squares: readonly Square[] }
  | { readonly kind: 'hints'; readonly lying: Lying; readonly most: number }
  /** Never answered: it goes on until its worker is ended. */
  | { readonly kind: 'optimise'; readonly game: string };

export interface Answered {
  list: readonly SavedOtherGame[];
  'begin-solitaire': string;
  'begin-ungame': string;
  watch: null;
  act: null;
  remove: null;
  judge: readonly boolean[];
  weigh: Weighed;
  hints: readonly ungame.RatedRemoval[];
  optimise: null;
}

export type OtherGamesFailure =
  | { readonly code: 'refused'; readonly refusal: ModeRefusal }
  | Exclude<HostFailure, { readonly code: 'refused' }>;

export interface ToOtherGames {
  readonly number: number;
  readonly asked: Asked;
}

export type FromOtherGames =
  | {
      readonly kind: 'answer';
      readonly number: number;
      readonly result: Result<Answered[Asked['kind']], OtherGamesFailure>;
    }
  /** All that has happened in a game. */
  | { readonly kind: 'told'; readonly game: string; readonly events: readonly object[] }
  | { readonly kind: 'progress'; readonly progress: solitaire.Progress };
