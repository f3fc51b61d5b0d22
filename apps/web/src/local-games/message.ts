/** The messages between the page and the host of the games on this device. */
import type { Result } from '@taht/base';
import type { Entry } from '@taht/record';
import type {
  Action,
  Author,
  EventView,
  HouseRule,
  Player,
  Refusal,
  Ruleset,
  Viewer,
} from '@taht/rules';
import type { LoadFailure, WantedList } from '../engine/load.ts';
import type { Opening } from './opening.ts';
import type { StoreFailure } from './shelf-store.ts';

/** All that a new game is made from; what is named is looked up in the editions. */
export interface NewGame {
  readonly ruleset: string;
  readonly tileset: string;
  /** Null where the table decides about words. */
  readonly lexicon: string | null;
  readonly houseRules: readonly HouseRule[];
  readonly players: readonly Player[];
  readonly opening?: Opening;
}

export interface SavedGame {
  readonly id: string;
  readonly players: readonly Player[];
  readonly scores: readonly number[];
  readonly edition: string;
  readonly isOver: boolean;
  /** Absent in what an earlier version of the page wrote, as the next. */
  readonly hasBegun?: boolean;
  /** The seats that the game waits for. */
  readonly awaited?: readonly number[];
  /** When its rules allow the dictionary; in a list it is absent only where the game cannot be read. */
  readonly lookup?: Ruleset['lookup'];
  /** Which squares are taken, for the small picture of a game. */
  readonly taken?: string;
  /** When something last happened in it. */
  readonly at: number;
}

export interface ActOf {
  readonly game: string;
  readonly by: Author;
  /** The same for a second try, so that it happens once. */
  readonly command: string;
  readonly action: Action;
}

export type Asked =
  | { readonly kind: 'create'; readonly setup: NewGame }
  | { readonly kind: 'list' }
  | { readonly kind: 'remove'; readonly game: string }
  | { readonly kind: 'entries'; readonly game: string }
  | { readonly kind: 'watch'; readonly game: string; readonly viewer: Viewer }
  | { readonly kind: 'unwatch'; readonly watch: number }
  | ({ readonly kind: 'act' } & ActOf)
  /** Which of these words are good; each spelt letter by letter. */
  | {
      readonly kind: 'judge';
      readonly lexicon: WantedList;
      readonly words: readonly (readonly string[])[];
    };

export interface Answered {
  create: string;
  list: readonly SavedGame[];
  remove: null;
  entries: readonly Entry[];
  /** The number under which its events will come. */
  watch: number;
  unwatch: null;
  act: null;
  judge: readonly boolean[];
}

export type HostFailure =
  | { readonly code: 'refused'; readonly refusal: Refusal }
  | StoreFailure
  /** The word list could not be had: that says nothing about a word. */
  | { readonly code: 'no-words'; readonly cause: LoadFailure }
  | { readonly code: 'broken'; readonly reason: string };

export type ToHost = { readonly number: number; readonly asked: Asked };

export type FromHost =
  | {
      readonly kind: 'answer';
      readonly number: number;
      readonly result: Result<Answered[Asked['kind']], HostFailure>;
    }
  | {
      readonly kind: 'told';
      readonly watch: number;
      /** Null for an event that this viewer may not see. */
      readonly events: readonly (EventView | null)[];
      readonly version: number;
    };
