/** What goes to a worker and what comes back: plain data, with the words and the flag in memory that threads share. */
import type { Commonness, FamilyList, Lexicon } from '@taht/lexicon';
import type { Action, GameView, Layout, Ruleset, TileSet } from '@taht/rules';
import type {
  Bot,
  Candidate,
  EndSearch,
  FirstSight,
  Hint,
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

/** What bots go by beside the words; tiles, board and rules are those of the view. */
export interface BotSetting {
  readonly edition: string;
  readonly leaves: LeaveFile | null;
  /** Null where bots may lay every word. */
  readonly family: FamilyList | null;
  /** Null where no bot lays a word that is none. */
  readonly phonies: string | null;
  /** The hash of the list whose ranks were sent before; null where no word is more common than another. */
  readonly ranks: string | null;
}

/** About a position, for an engine made beforehand. */
export type EngineTask =
  | {
      readonly kind: 'find-candidates';
      readonly position: SimPosition;
      readonly most: number;
    }
  | {
      readonly kind: 'search-end';
      readonly position: SimPosition;
      readonly mostExchanged: number;
      /** How often it looks at its time at most. */
      readonly looks: number;
    }
  | ({ readonly kind: 'first-sight' } & Simulated)
  | ({
      readonly kind: 'roll';
      /** Which candidates to roll, from which iteration on, and how many iterations. */
      readonly alive: readonly number[];
      readonly from: number;
      readonly count: number;
    } & Simulated);

/** About a game as a seat sees it. */
export type BotTask =
  | { readonly kind: 'bot-action'; readonly view: GameView; readonly bot: Bot }
  | { readonly kind: 'find-hints'; readonly view: GameView };

export type Task = EngineTask | BotTask;

interface Simulated {
  readonly position: SimPosition;
  readonly candidates: readonly Candidate[];
  readonly options: SimOptions;
}

export interface Answers {
  'find-candidates': readonly RankedCandidate[];
  /** Undefined where it was stopped before there was an answer. */
  'search-end': EndSearch | undefined;
  'first-sight': FirstSight;
  /** Spread and win of each candidate rolled, for every whole iteration; fewer of these when it was stopped. */
  roll: Float64Array;
  /** Undefined where nothing is asked of the seat. */
  'bot-action': Action | undefined;
  'find-hints': readonly Hint[];
}

/** A task with what it is carried out with. */
export type Assignment =
  | { readonly for: 'engine'; readonly task: EngineTask; readonly setting: EngineSetting }
  | { readonly for: 'bot'; readonly task: BotTask; readonly setting: BotSetting };

export type ToWorker =
  | { readonly kind: 'lexicon'; readonly lexicon: Lexicon }
  /** For a lexicon that was sent before, by its hash. */
  | { readonly kind: 'ranks'; readonly lexicon: string; readonly commonness: Commonness }
  | {
      readonly kind: 'task';
      /** The hash of a lexicon that was sent before. */
      readonly lexicon: string;
      readonly assignment: Assignment;
      /** Its first number is not 0 when the task is to stop. */
      readonly stop: Int32Array;
    };

export type FromWorker =
  | { readonly kind: 'done'; readonly answer: Answers[Task['kind']] }
  | { readonly kind: 'failed'; readonly reason: string };
