/** A ruleset: every point on which the rulebooks or house rules differ, as data. Field names and values: RULES 13. */

/** The fields that take one of a list; the first value is the one a preset has when it says nothing. */
export const RULE_VALUES = {
  'start.tie': ['redraw-keep-out', 'redraw-return'],
  'start.seating': ['fixed', 'by-draw'],
  'pass.when': ['always', 'when-stuck'],
  'blank.reuse': ['none', 'must-replay', 'may-replay'],
  'bags.split': ['none', 'vowel-consonant'],
  'bags.blanks': ['each', 'third'],
  lookup: ['on-challenge', 'after-play', 'open'],
  'challenge.mode': ['off-auto-reject', 'players', 'referee'],
  'challenge.window.until': ['accepted-or-next-move', 'referee'],
  'challenge.draw': ['after-window', 'at-once'],
  'challenge.onBad.mover': ['lose-turn', 'lose-game'],
  'challenge.bystanders': ['none', 'skip-next'],
  'challenge.onGood.challenger': ['none', 'points', 'skip-next', 'lose-game'],
  'challenge.onGood.per': ['play', 'word'],
  'misdraw.rule': ['none', 'pass-then-fix'],
  takeBack: ['never', 'consent', 'free'],
  'clock.kind': ['none', 'per-move', 'per-game', 'days'],
  'clock.expiry': ['pass', 'resign'],
  'final.deductOwn': ['always', 'unless-out', 'never'],
  'final.creditOut': ['none', 'single', 'double'],
  'notation.across': ['letter-first', 'number-first'],
  'notation.labels': ['latin', 'local'],
} as const;

type Value<Field extends keyof typeof RULE_VALUES> = (typeof RULE_VALUES)[Field][number];

export const TIE_BREAKS = ['before-deduction', 'letter-draw'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/** Seconds, turns or rounds where a limit may be absent. */
export type Limit = number | 'none';

export interface Ruleset {
  readonly id: string;
  readonly tileset: string;
  readonly board: string;
  readonly mode: 'standard';
  readonly players: { readonly min: number; readonly max: number };
  readonly start: {
    readonly blank: 'before-first';
    readonly tie: Value<'start.tie'>;
    readonly seating: Value<'start.seating'>;
    readonly direction: 'clockwise';
  };
  readonly rack: number;
  readonly opening: {
    readonly minTiles: number;
    readonly centre: boolean;
    /** Jacks to Open: the least number of letters, round by round; empty where any word opens. */
    readonly minLetters: readonly number[];
  };
  readonly exchange: {
    readonly minBag: number;
    readonly order: 'draw-then-return';
    readonly countsAsPass: boolean;
  };
  readonly pass: { readonly when: Value<'pass.when'> };
  readonly blank: { readonly reuse: Value<'blank.reuse'> };
  readonly bonus: { readonly tiles: number; readonly points: number };
  /** A theme is played when it has a name. */
  readonly theme: { readonly name: string; readonly bonus: number; readonly judgedBy: 'vote' };
  readonly bags: {
    readonly split: Value<'bags.split'>;
    readonly blanks: Value<'bags.blanks'>;
    readonly seconds: Limit;
  };
  readonly words: {
    readonly lexicon: string;
    readonly forms: readonly string[];
    readonly exclude: readonly string[];
  };
  readonly lookup: Value<'lookup'>;
  readonly challenge: {
    readonly mode: Value<'challenge.mode'>;
    readonly window: {
      readonly until: Value<'challenge.window.until'>;
      readonly seconds: Limit;
      /** 0 with a referee: until all challengers are noted. */
      readonly joinSeconds: number;
    };
    readonly draw: Value<'challenge.draw'>;
    readonly onBad: { readonly retract: true; readonly mover: Value<'challenge.onBad.mover'> };
    readonly bystanders: Value<'challenge.bystanders'>;
    readonly onGood: {
      readonly challenger: Value<'challenge.onGood.challenger'>;
      readonly points: number;
      readonly moverPoints: number;
      readonly per: Value<'challenge.onGood.per'>;
    };
    readonly forcedSkipCountsAsPass: boolean;
  };
  readonly misdraw: {
    readonly rule: Value<'misdraw.rule'>;
    readonly surplus: 'blind-removal';
  };
  /** Whether a seat may take its last move back, when all others say yes or freely; the referee may always undo (RULES 14.4). */
  readonly takeBack: Value<'takeBack'>;
  readonly clock: {
    readonly kind: Value<'clock.kind'>;
    /** For a move, for the game, or for a move of a slow game. */
    readonly seconds: number;
    readonly increment: number;
    readonly overPerMinute: number;
    readonly begunMinute: boolean;
    /** Minutes over time after which the game is lost. */
    readonly capMinutes: Limit;
    /** Seconds that a slow game's player may take beyond the days, in all. */
    readonly timeBank: Limit;
    /** Seconds that a slow game's player may be away without being timed, in all. */
    readonly vacation: Limit;
    /** What happens when a move's time is up; a game's cap always costs the game. */
    readonly expiry: Value<'clock.expiry'>;
  };
  readonly end: {
    readonly outEmptyBag: true;
    readonly passRounds: Limit;
    readonly scorelessTurns: Limit;
    readonly noMoveLeft: boolean;
  };
  readonly final: {
    readonly deductOwn: Value<'final.deductOwn'>;
    readonly creditOut: Value<'final.creditOut'>;
  };
  readonly ties: readonly TieBreak[];
  readonly notation: Notation;
}

/** How squares and plays are written; columns carry the letters in every edition. */
export interface Notation {
  readonly lettersOn: 'columns';
  readonly across: Value<'notation.across'>;
  readonly labels: Value<'notation.labels'>;
}

/** A change to some fields: what a house rule is made of. */
export type RulesetPatch = {
  readonly [Field in keyof Ruleset]?: Ruleset[Field] extends readonly unknown[] | string | number
    ? Ruleset[Field]
    : DeepPartial<Ruleset[Field]>;
};

type DeepPartial<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: DeepPartial<T[K]> }
    : T;

/** A house rule has a name by which a player can refuse it. */
export interface HouseRule {
  readonly name: string;
  readonly patch: RulesetPatch;
}

export const applyHouseRules = (base: Ruleset, rules: readonly HouseRule[]): Ruleset =>
  rules.reduce((ruleset, { patch }) => merge(ruleset, patch) as Ruleset, base);

/** Two house rules that set the same field to different values: one of them would be kept in name only. */
export function houseRulesClash(rules: readonly HouseRule[]): boolean {
  const set = new Map<string, string>();
  for (const [path, value] of rules.flatMap(({ patch }) => leavesOf(patch, ''))) {
    if ((set.get(path) ?? value) !== value) return true;
    set.set(path, value);
  }
  return false;
}

const leavesOf = (patch: unknown, path: string): [string, string][] =>
  isRecord(patch)
    ? Object.entries(patch).flatMap(([key, value]) => leavesOf(value, `${path}.${key}`))
    : [[path, JSON.stringify(patch)]];

/** Whether further challengers may join before the verdict (RULES 8.4). */
export const hasJoining = ({ challenge }: Ruleset): boolean =>
  challenge.window.joinSeconds > 0 || challenge.window.until === 'referee';

function merge(base: unknown, patch: unknown): unknown {
  if (!isRecord(base) || !isRecord(patch)) return patch;
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(patch)) merged[key] = merge(base[key], value);
  return merged;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
