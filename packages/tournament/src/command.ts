/** What can be asked of a tournament. Consoles say what they saw, so that two of them never overwrite each other. */
import type { Letter, Tile } from '@taht/letters';
import type { LexiconId, Ruleset, TileSet, Verdict } from '@taht/rules';
import type { Command as StreamCommand } from '@taht/stream';
import type { SeatingTable } from './draw/port.ts';
import type { HallRule } from './hall-rules.ts';
import type { Source, Stage, TournamentRules } from './rules.ts';

/** The number on the badge, from 1. */
export type PlayerNumber = number;

export type Author =
  | { readonly kind: 'director'; readonly id: string }
  | { readonly kind: 'referee'; readonly id: string }
  | { readonly kind: 'player'; readonly player: PlayerNumber }
  /** Somebody whose device has opened the tournament and who has no part in it. */
  | { readonly kind: 'guest'; readonly id: string }
  | { readonly kind: 'system' };

export type Command = StreamCommand<Author, Action>;

export const ROLES = ['director', 'referee', 'projector'] as const;

/** Where the referees of a school tournament come from: pupils and teachers of the school that hosts it, teachers of others. */
export const REFEREE_KINDS = ['host-pupil', 'host-teacher', 'volunteer-teacher'] as const;
export type RefereeKind = (typeof REFEREE_KINDS)[number];

export interface Official {
  readonly id: string;
  readonly name: string;
  readonly role: (typeof ROLES)[number];
  /** A referee's own tables; null for all. */
  readonly tables: readonly number[] | null;
  /** Where a referee comes from, if it was said. */
  readonly from?: RefereeKind;
}

/** Whether devices may ask to be let in. */
export const DOORS = ['open', 'shut'] as const;
export type Door = (typeof DOORS)[number];

export interface Setup {
  readonly event: string;
  readonly name: string;
  /** By which it is found; empty where there is none. */
  readonly code: string;
  readonly officials: readonly Official[];
  readonly rules: TournamentRules;
  /** Of the games at the tables: challenges, misdraws and what is deducted. */
  readonly base: Ruleset;
  /** Its letters are drawn for seats and ties. */
  readonly tileset: TileSet;
  readonly lexicon: LexiconId;
  /** In which the hall rules are read; empty for the reader's own. */
  readonly hallLanguage: string;
  /** The hash of the seed, published before the first draw. */
  readonly commitment: string;
  /** When everything about persons is deleted. */
  readonly deleteBy: number;
}

/** What was chosen when the tournament was made, and may be chosen anew at any time. */
export interface Details extends Pick<TournamentRules, 'names' | 'shown' | 'phones' | 'results'> {
  readonly name: string;
  readonly deleteBy: number;
}

export interface Person {
  /** Whose device speaks for the player, where one does; claimed and released, never amended. */
  readonly id: string | null;
  readonly name: string;
  readonly school: string;
  readonly class: string;
  readonly ageGroup: string;
  readonly team: string;
  readonly needs: { readonly table: number | null; readonly note: string };
}

/** Whoever is expected, here or late is seated; the others are not. */
export const STATUSES = ['expected', 'present', 'late', 'absent', 'withdrawn'] as const;
export type Status = (typeof STATUSES)[number];

/** All from 1. */
export interface Where {
  readonly stage: number;
  readonly round: number;
  readonly table: number;
}

export interface SeatScore {
  readonly player: PlayerNumber;
  /** Null for somebody who did not play to the end. */
  readonly score: number | null;
  /** Before tiles left were deducted, where it was noted. */
  readonly before: number | null;
}

/** What a player had before tiles left were deducted. */
export interface NotedBefore {
  readonly player: PlayerNumber;
  readonly before: number;
}

/** What is entered, and the version of the tournament that the console had before it. */
export interface EnteredResult {
  readonly where: Where;
  readonly seen: number;
  readonly scores: readonly SeatScore[];
  /** The sum of the scores as it stands on the slip. */
  readonly sum: number | null;
}

/** How a game on Täht ended: to the last tile or pass, with somebody gone, by order, or before it began. */
export const GAME_ENDS = ['played', 'given-up', 'called-off', 'failed'] as const;

export interface GameEnded {
  readonly end: (typeof GAME_ENDS)[number];
  /** As they stood; null where nothing was played. */
  readonly scores: readonly SeatScore[] | null;
  /** In the order in which they played. */
  readonly order: readonly PlayerNumber[];
}

/** A tile for each of those who draw; equal letters draw again in a later round. */
export type LetterRound = readonly { readonly player: PlayerNumber; readonly tile: Tile }[];

export interface Prize {
  readonly name: string;
  readonly among:
    | { readonly kind: 'all' | 'schools' }
    | { readonly kind: 'age-group' | 'class'; readonly group: string };
  readonly places: number;
}

export type Word = readonly Letter[];

/** Why a table may call a referee: set phrases, so that nothing has to be typed. */
export const CALL_REASONS = ['challenge', 'tiles', 'score', 'rules'] as const;
export type CallReason = (typeof CALL_REASONS)[number];

export type Action =
  | { readonly kind: 'create'; readonly setup: Setup; readonly seed: string }
  | { readonly kind: 'set-details'; readonly details: Details }
  // `was` is the list as whoever changes it has seen it: what somebody else has done to it meanwhile is not overwritten.
  | {
      readonly kind: 'set-officials';
      readonly officials: readonly Official[];
      readonly was?: readonly Official[];
    }
  | { readonly kind: 'set-stages'; readonly stages: readonly Stage[] }
  | {
      readonly kind: 'set-prizes';
      readonly prizes: readonly Prize[];
      readonly was?: readonly Prize[];
    }
  | { readonly kind: 'set-hall-rules'; readonly lines: readonly HallRule[] }
  | { readonly kind: 'set-lexicon'; readonly lexicon: LexiconId }
  // Players.
  | { readonly kind: 'enter'; readonly players: readonly Person[]; readonly status: Status }
  | {
      readonly kind: 'amend';
      readonly player: PlayerNumber;
      readonly seen: number;
      readonly person: Person;
    }
  | { readonly kind: 'mark'; readonly players: readonly PlayerNumber[]; readonly status: Status }
  // Devices.
  /** Whoever brings the file of a tournament to another server directs it there. */
  | { readonly kind: 'take-over'; readonly director: Omit<Official, 'role' | 'tables'> }
  /** Somebody has had their data deleted. */
  | { readonly kind: 'forget'; readonly person: string }
  | { readonly kind: 'ask-in'; readonly name: string }
  | ({ readonly kind: 'let-in' } & Omit<Official, 'name'>)
  /** A code that makes whoever has it a director; one made before opens nothing any more. */
  | { readonly kind: 'make-recovery' }
  | { readonly kind: 'recover'; readonly key: string; readonly name: string }
  | { readonly kind: 'turn-away'; readonly ids: readonly string[] }
  | { readonly kind: 'set-door'; readonly door: Door }
  /** With the key that is printed on the badge. */
  | { readonly kind: 'claim'; readonly player: PlayerNumber; readonly key: string }
  | { readonly kind: 'release'; readonly player: PlayerNumber; readonly key: 'same' | 'new' }
  // Stages and rounds. Null for what the stage says.
  | { readonly kind: 'begin-stage'; readonly stage: number; readonly runnersUp: number | null }
  /** After a correction: who should have gone on takes the seats of those who should not. */
  | {
      readonly kind: 'exchange-field';
      readonly stage: number;
      readonly comes: readonly PlayerNumber[];
      readonly goes: readonly PlayerNumber[];
    }
  | { readonly kind: 'draw-round'; readonly stage: number; readonly round: number }
  | {
      readonly kind: 'reseat';
      readonly stage: number;
      readonly round: number;
      readonly seen: number;
      readonly tables: readonly SeatingTable[];
      readonly byes: readonly PlayerNumber[];
    }
  /** Letters as they were drawn at the table; null to draw them here. */
  | {
      readonly kind: 'draw-letters';
      readonly where: Where;
      readonly rounds: readonly LetterRound[] | null;
    }
  | {
      readonly kind: 'break-tie';
      readonly players: readonly PlayerNumber[];
      readonly rounds: readonly LetterRound[] | null;
    }
  // Games on Täht.
  | {
      readonly kind: 'open-games';
      readonly stage: number;
      readonly round: number;
      readonly tables: readonly number[];
    }
  /** The game is there, at this address. */
  | { readonly kind: 'note-game'; readonly game: string; readonly address: string }
  | ({ readonly kind: 'end-game'; readonly game: string } & GameEnded)
  /** Those that no longer count have been called off. */
  | { readonly kind: 'drop-games'; readonly games: readonly string[] }
  // Results.
  | ({
      readonly kind: 'enter-result';
      readonly source: Exclude<Source, 'players' | 'game'>;
    } & EnteredResult)
  /** Sure of it also where others should have gone on to a stage that has begun. */
  | ({ readonly kind: 'correct'; readonly reason: string; readonly isSure?: true } & EnteredResult)
  /** What a result that stands lacks; what it has is corrected. */
  | {
      readonly kind: 'note-before';
      readonly where: Where;
      readonly seen: number;
      readonly noted: readonly NotedBefore[];
    }
  | ({ readonly kind: 'report' } & EnteredResult)
  | { readonly kind: 'confirm'; readonly where: Where; readonly seen: number }
  | { readonly kind: 'dispute'; readonly where: Where; readonly reason: string }
  | { readonly kind: 'settle'; readonly where: Where; readonly reason: string }
  // At the table.
  /** Null where the caller gives no reason. */
  | { readonly kind: 'call-referee'; readonly where: Where; readonly about: CallReason | null }
  /** By whoever has come, or by the caller, who needs nobody any more. */
  | { readonly kind: 'end-call'; readonly where: Where }
  | {
      readonly kind: 'challenge';
      readonly where: Where;
      readonly player: PlayerNumber;
      readonly words: readonly Word[];
      readonly challengers: readonly PlayerNumber[];
      /** Null for what the list says. */
      readonly verdict: Verdict | null;
    }
  | {
      readonly kind: 'rule';
      readonly word: Word;
      readonly verdict: Verdict;
      readonly reason: string;
    }
  | {
      readonly kind: 'misdraw';
      readonly where: Where;
      readonly player: PlayerNumber;
      /** On the rack when it was noticed. */
      readonly tiles: number;
      readonly inBag: number;
    }
  // The room.
  | { readonly kind: 'start-clock'; readonly seconds: number | null }
  | { readonly kind: 'stop-clock' }
  | { readonly kind: 'resume-clock' }
  | { readonly kind: 'extend'; readonly seconds: number }
  | { readonly kind: 'announce'; readonly text: string }
  | { readonly kind: 'undo'; readonly command: string }
  | { readonly kind: 'close' }
  | { readonly kind: 'tick' };

export type ActionOf<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>;
