/** What goes to a worker and what comes back: plain data, with the words and the flag in memory that threads share. */
import type { Lexicon } from '@taht/lexicon';
import type { Layout, Ruleset, TileSet } from '@taht/rules';
import type {
  Candidate,
  FirstSight,
  LeaveFile,
  RankedCandidate,
  SimOptions,
  SimPosition,
  WinModel,
} from '@taht/search';

/** All that an engine and its judgement are made from, but for the words. */
export interface EngineSetting {
  readonly tileset: TileSet;
  readonly layout: Layout;
  readonly rules: Ruleset;
  /** Null where no leave is worth more than another. */
  readonly leaves: LeaveFile | null;
  readonly win: WinModel;
}

export type Task =
  | {
      readonly kind: 'find-candidates';
      readonly position: SimPosition;
      readonly most: number;
    }
  | ({ readonly kind: 'first-sight' } & Simulated)
  | ({
      readonly kind: 'roll';
      /** Which candidates to roll, from which iteration on, and how many iterations. */
      readonly alive: readonly number[];
      readonly from: number;
      readonly count: number;
    } & Simulated);

interface Simulated {
  readonly position: SimPosition;
  readonly candidates: readonly Candidate[];
  readonly options: SimOptions;
}

export interface Answers {
  'find-candidates': readonly RankedCandidate[];
  'first-sight': FirstSight;
  /** Spread and win of each candidate rolled, for every whole iteration; fewer of these when it was stopped. */
  roll: Float64Array;
}

export type ToWorker =
  | { readonly kind: 'lexicon'; readonly lexicon: Lexicon }
  | {
      readonly kind: 'task';
      /** The hash of a lexicon that was sent before. */
      readonly lexicon: string;
      readonly setting: EngineSetting;
      readonly task: Task;
      /** Its first number is not 0 when the task is to stop. */
      readonly stop: Int32Array;
    };

export type FromWorker =
  | { readonly kind: 'done'; readonly answer: Answers[Task['kind']] }
  | { readonly kind: 'failed'; readonly reason: string };
