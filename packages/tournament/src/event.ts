/** What has happened in a tournament. */
import type { LexiconId, Verdict } from '@taht/rules';
import type { Stamp as StreamStamp } from '@taht/stream';
import type { Consequence } from './challenge.ts';
import type {
  Author,
  CallReason,
  Details,
  Door,
  GameEnded,
  LetterRound,
  NotedBefore,
  Official,
  Person,
  PlayerNumber,
  Prize,
  SeatScore,
  Setup,
  Status,
  Where,
  Word,
} from './command.ts';
import type { Seating, Warning, Why } from './draw/port.ts';
import type { HallRule } from './hall-rules.ts';
import type { Source, Stage } from './rules.ts';

export type Stamp = StreamStamp<Author>;

/** How somebody came into a stage. */
export const WAYS = ['winner', 'runner-up', 'top'] as const;
export interface Advanced {
  readonly player: PlayerNumber;
  readonly as: (typeof WAYS)[number];
}

/** What a misdraw comes to: the turn is passed, then so many tiles are drawn or taken away blind. */
export interface Mending {
  readonly kind: 'draws' | 'gives-back';
  readonly tiles: number;
}

/** A game at each table, or one duplicate game for all. */
export const GAME_MODES = ['standard', 'duplicate'] as const;

/** A table's game on Täht, and whose device plays for whom, in the order of the seats. */
export interface OrderedGame {
  readonly table: number;
  readonly mode: (typeof GAME_MODES)[number];
  readonly game: string;
  readonly people: readonly { readonly player: PlayerNumber; readonly id: string }[];
}

export type Fact =
  | ({ readonly kind: 'created' } & Setup)
  | { readonly kind: 'sealed'; readonly seed: string }
  /** Keys by number, empty where a player has one or none is wanted. */
  | {
      readonly kind: 'details-set';
      readonly details: Details;
      readonly keys: readonly string[];
    }
  | { readonly kind: 'officials-set'; readonly officials: readonly Official[] }
  | { readonly kind: 'stages-set'; readonly stages: readonly Stage[] }
  | { readonly kind: 'prizes-set'; readonly prizes: readonly Prize[] }
  | { readonly kind: 'hall-rules-set'; readonly lines: readonly HallRule[] }
  | { readonly kind: 'lexicon-set'; readonly lexicon: LexiconId }
  /** Keys are for players' devices, one for each player, or none where no phones are wanted. */
  | {
      readonly kind: 'entered';
      readonly players: readonly Person[];
      readonly status: Status;
      readonly keys: readonly string[];
    }
  | { readonly kind: 'amended'; readonly player: PlayerNumber; readonly person: Person }
  | { readonly kind: 'marked'; readonly players: readonly PlayerNumber[]; readonly status: Status }
  | { readonly kind: 'taken-over'; readonly director: Official }
  | { readonly kind: 'person-forgotten'; readonly person: string }
  | { readonly kind: 'asked-in'; readonly id: string; readonly name: string }
  | { readonly kind: 'let-in'; readonly official: Official }
  | { readonly kind: 'recovery-made'; readonly key: string }
  | { readonly kind: 'turned-away'; readonly ids: readonly string[] }
  | { readonly kind: 'door-set'; readonly door: Door }
  | { readonly kind: 'claimed'; readonly player: PlayerNumber; readonly id: string }
  | { readonly kind: 'released'; readonly player: PlayerNumber; readonly key: string }
  /** The field is null where everybody plays, walk-ins too. */
  | {
      readonly kind: 'stage-begun';
      readonly stage: number;
      readonly field: readonly Advanced[] | null;
    }
  /** Others play in a stage that has begun. */
  | {
      readonly kind: 'field-set';
      readonly stage: number;
      readonly field: readonly Advanced[];
    }
  /** `from` and `draws` tell which numbers of the stream made it. */
  | {
      readonly kind: 'drawn';
      readonly stage: number;
      readonly round: number;
      readonly seating: Seating;
      readonly why: Why;
      readonly from: number;
      readonly draws: number;
    }
  | {
      readonly kind: 'reseated';
      readonly stage: number;
      readonly round: number;
      readonly seating: Seating;
      readonly warnings: readonly Warning[];
    }
  | {
      readonly kind: 'letters-drawn';
      readonly where: Where;
      readonly rounds: readonly LetterRound[];
      /** In the order of play. */
      readonly order: readonly PlayerNumber[];
      readonly draws: number;
    }
  | {
      readonly kind: 'tie-broken';
      readonly rounds: readonly LetterRound[];
      readonly order: readonly PlayerNumber[];
      readonly draws: number;
    }
  | {
      readonly kind: 'games-opened';
      readonly stage: number;
      readonly round: number;
      readonly games: readonly OrderedGame[];
    }
  | {
      readonly kind: 'game-begun';
      readonly where: Where;
      readonly game: string;
      readonly address: string;
    }
  | ({ readonly kind: 'game-ended'; readonly where: Where; readonly game: string } & GameEnded)
  | { readonly kind: 'games-dropped'; readonly games: readonly string[] }
  | {
      readonly kind: 'result-entered';
      readonly where: Where;
      readonly scores: readonly SeatScore[];
      readonly source: Source;
    }
  | {
      readonly kind: 'corrected';
      readonly where: Where;
      readonly scores: readonly SeatScore[];
      readonly reason: string;
    }
  | {
      readonly kind: 'before-noted';
      readonly where: Where;
      readonly noted: readonly NotedBefore[];
    }
  | {
      readonly kind: 'reported';
      readonly where: Where;
      readonly player: PlayerNumber;
      readonly scores: readonly SeatScore[];
    }
  | { readonly kind: 'confirmed'; readonly where: Where; readonly player: PlayerNumber }
  | {
      readonly kind: 'disputed';
      readonly where: Where;
      readonly player: PlayerNumber | null;
      readonly reason: string;
    }
  | { readonly kind: 'settled'; readonly where: Where; readonly reason: string }
  | {
      readonly kind: 'referee-called';
      readonly where: Where;
      readonly player: PlayerNumber;
      readonly about: CallReason | null;
    }
  | { readonly kind: 'call-ended'; readonly where: Where }
  | {
      readonly kind: 'challenged';
      readonly where: Where;
      readonly player: PlayerNumber;
      readonly words: readonly Word[];
      readonly challengers: readonly PlayerNumber[];
      readonly verdict: Verdict;
      readonly consequences: readonly Consequence[];
    }
  | {
      readonly kind: 'ruled';
      readonly word: Word;
      readonly verdict: Verdict;
      readonly reason: string;
    }
  | {
      readonly kind: 'misdrawn';
      readonly where: Where;
      readonly player: PlayerNumber;
      readonly tiles: number;
      readonly mending: Mending;
    }
  | { readonly kind: 'clock-started'; readonly deadline: number }
  | { readonly kind: 'clock-stopped' }
  | { readonly kind: 'clock-resumed'; readonly deadline: number }
  | { readonly kind: 'extended'; readonly seconds: number }
  | { readonly kind: 'clock-ran-out' }
  | { readonly kind: 'announced'; readonly text: string }
  | { readonly kind: 'undone'; readonly undone: string }
  | { readonly kind: 'closed' }
  | { readonly kind: 'revealed'; readonly seed: string }
  /** Nothing about persons is left. */
  | { readonly kind: 'forgotten' };

export type FactKind = Fact['kind'];
export type FactOf<Kind extends FactKind> = Extract<Fact, { kind: Kind }>;
export type TournamentEvent = Fact & Stamp;
