/** What has happened in a duplicate game. */
import type { Tile } from '@taht/letters';
import type { Play } from '@taht/rules';
import type { Stamp as AnyStamp } from '@taht/stream';
import type { Author, Entrant, PlayerNumber, Setup } from './command.ts';
import type { Verdict } from './judge.ts';

export type Stamp = AnyStamp<Author>;
export type DuplicateEvent = Fact & Stamp;

/** One answer as it was judged; the answer itself stays in its own stream, and the digest tells which it was. */
export interface JudgedRow {
  readonly player: PlayerNumber;
  readonly points: number;
  readonly verdict: Verdict;
  readonly digest: string;
}

export interface Solo {
  readonly player: PlayerNumber;
  readonly points: number;
}

/** Whether what was laid had been handed in, or only the finder had it. */
export type LaidFrom = 'slip' | 'finder';

export type EndReason = 'played-out' | 'no-rack' | 'no-play' | 'stopped';

export type Fact =
  | ({ readonly kind: 'created' } & Setup)
  | { readonly kind: 'sealed'; readonly seed: string }
  | { readonly kind: 'entered'; readonly players: readonly Entrant[] }
  | { readonly kind: 'started' }
  | {
      readonly kind: 'called';
      readonly call: number;
      readonly round: number;
      readonly rack: readonly Tile[];
      /** Random numbers used. */
      readonly draws: number;
      readonly deadline: number;
      readonly source: 'drawn' | 'referee';
    }
  | { readonly kind: 'clock-stopped' }
  | { readonly kind: 'clock-resumed'; readonly deadline: number }
  | { readonly kind: 'extended'; readonly deadline: number }
  | {
      readonly kind: 'rang';
      readonly call: number;
      /** The best plays there are, in the order of the tie rule; nothing is known of them before the verdicts. */
      readonly bests: readonly Play[];
    }
  | { readonly kind: 'slips-closed' }
  | { readonly kind: 'chosen'; readonly play: number }
  | {
      readonly kind: 'judged';
      readonly call: number;
      /** What goes on the board. */
      readonly best: Play | null;
      readonly from: LaidFrom;
      /** The best there was. */
      readonly top: Play | null;
      /** How many plays were as good as the one laid: of those handed in, or of all. */
      readonly equals: number;
      readonly rows: readonly JudgedRow[];
      readonly solo: Solo | null;
    }
  | {
      readonly kind: 'corrected';
      readonly call: number;
      readonly player: PlayerNumber;
      readonly points: number;
      readonly reason: string;
    }
  | {
      readonly kind: 'warned';
      readonly player: PlayerNumber;
      readonly points: number;
      readonly reason: string;
    }
  | { readonly kind: 'undone'; readonly reason: string }
  | { readonly kind: 'ended'; readonly reason: EndReason }
  | { readonly kind: 'revealed'; readonly seed: string }
  | { readonly kind: 'answers-filed' }
  /** Whoever it was plays on without a name. */
  | { readonly kind: 'forgotten'; readonly person: string };

export type FactKind = Fact['kind'];
export type FactOf<Kind extends FactKind> = Extract<Fact, { kind: Kind }>;
