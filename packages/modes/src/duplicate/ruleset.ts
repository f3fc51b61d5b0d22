/** What duplicate adds to a ruleset, as data, and the mixes of it that make no sense. */
import { areKnown, type Check, faultsOf, type TileSet } from '@taht/rules';

export const DUPLICATE_VALUES = {
  caller: ['automatic', 'referee'],
  laid: ['best-slip', 'best-possible'],
  score: ['own-word', 'best-word-only'],
  wrongScore: ['mended', 'void'],
  joker: ['off', 'on'],
} as const;

type Value<Field extends keyof typeof DUPLICATE_VALUES> = (typeof DUPLICATE_VALUES)[Field][number];

/** By what the play for the board is chosen among the best, in this order; whatever is left goes by square and letters. Among slips what most have handed in goes first. */
export const TIE_RULES = ['fewest-blanks', 'fewest-tiles', 'most-tiles', 'across-first'] as const;
export type TieRule = (typeof TIE_RULES)[number];

/** Up to which rack how many vowels and consonants are asked for. */
export interface RackMinimum {
  readonly upTo: number | 'none';
  readonly vowels: number;
  readonly consonants: number;
}

export interface DuplicateRules {
  readonly caller: Value<'caller'>;
  /** For each rack. */
  readonly seconds: number;
  /** Between the verdicts and the next rack, where the caller is automatic. */
  readonly pauseSeconds: number;
  /** Tiles called, and how many of them may be laid: 7 and 7, or 8 and 7. */
  readonly rack: number;
  readonly most: number;
  readonly rackMinimums: readonly RackMinimum[];
  /** What goes on the board: the best of what was handed in, as the rulebooks have it, or the best there is. */
  readonly laid: Value<'laid'>;
  readonly score: Value<'score'>;
  /** What becomes of an answer with a wrong sum: the right one counts, or nothing does. */
  readonly wrongScore: Value<'wrongScore'>;
  readonly ties: readonly TieRule[];
  /** A blank on every rack; on the board the real letter takes its place as long as there is one. */
  readonly joker: Value<'joker'>;
  /** For whoever alone finds a best play, in a field of so many. */
  readonly solo: { readonly points: number; readonly leastPlayers: number };
  /** Warnings without cost, and what each further one costs. */
  readonly warnings: { readonly free: number; readonly points: number };
}

/** As federations play it; what a rulebook has otherwise is part of its edition. */
export const DUPLICATE_DEFAULTS: DuplicateRules = {
  caller: 'automatic',
  seconds: 180,
  pauseSeconds: 20,
  rack: 7,
  most: 7,
  rackMinimums: [
    { upTo: 15, vowels: 2, consonants: 2 },
    { upTo: 'none', vowels: 1, consonants: 1 },
  ],
  laid: 'best-possible',
  score: 'own-word',
  wrongScore: 'mended',
  ties: ['fewest-blanks', 'fewest-tiles', 'across-first'],
  joker: 'off',
  solo: { points: 0, leastPlayers: 2 },
  warnings: { free: 3, points: 0 },
};

/** Whether a referee chooses among equal bests. Of slips the tie rule chooses: who wrote them shall not matter. */
export const isChosenByReferee = ({
  caller,
  laid,
}: Pick<DuplicateRules, 'caller' | 'laid'>): boolean =>
  caller === 'referee' && laid === 'best-possible';

export const DUPLICATE_FAULTS = [
  'unknown-value',
  'number-out-of-range',
  'most-beyond-rack',
  'bonus-beyond-most',
  'minimums-out-of-order',
  'minimum-beyond-rack',
  'ties-clash',
  'joker-needs-blank',
  'penalty-not-negative',
] as const;
export type DuplicateFault = (typeof DUPLICATE_FAULTS)[number];

const MOST_SECONDS = 86_400;
const MOST_POINTS = 1000;
const MOST_PLAYERS = 1_000_000;

const CHECKS: readonly Check<DuplicateFault, [DuplicateRules, TileSet, number]>[] = [
  [
    'unknown-value',
    (rules) =>
      !areKnown(rules, DUPLICATE_VALUES) || !rules.ties.every((tie) => TIE_RULES.includes(tie)),
  ],
  ['number-out-of-range', (rules) => !numbersOf(rules).every(isBetween)],
  ['most-beyond-rack', ({ most, rack }) => most > rack],
  ['bonus-beyond-most', ({ most }, _, bonusTiles) => bonusTiles > most],
  ['minimums-out-of-order', ({ rackMinimums }) => !isInOrder(rackMinimums)],
  [
    'minimum-beyond-rack',
    ({ rackMinimums, rack }) =>
      rackMinimums.some(({ vowels, consonants }) => vowels + consonants > rack),
  ],
  [
    'ties-clash',
    ({ ties }) =>
      new Set(ties).size < ties.length ||
      (ties.includes('fewest-tiles') && ties.includes('most-tiles')),
  ],
  ['joker-needs-blank', ({ joker }, { blanks }) => joker === 'on' && blanks === 0],
  ['penalty-not-negative', ({ warnings }) => warnings.points > 0],
];

export const checkDuplicate = (
  rules: DuplicateRules,
  set: TileSet,
  bonusTiles: number,
): DuplicateFault[] => faultsOf(CHECKS, rules, set, bonusTiles);

/** Each number with the least and the most it may be. */
const numbersOf = ({ solo, warnings, ...rules }: DuplicateRules): [number, number, number][] => [
  [rules.seconds, 1, MOST_SECONDS],
  [rules.pauseSeconds, 0, MOST_SECONDS],
  [rules.rack, 2, 8],
  [rules.most, 2, 7],
  [solo.points, 0, MOST_POINTS],
  [solo.leastPlayers, 2, MOST_PLAYERS],
  [warnings.free, 0, MOST_POINTS],
  [warnings.points, -MOST_POINTS, MOST_POINTS],
  ...rules.rackMinimums.flatMap(({ upTo, vowels, consonants }): [number, number, number][] => [
    [upTo === 'none' ? 1 : upTo, 1, MOST_POINTS],
    [vowels, 0, 8],
    [consonants, 0, 8],
  ]),
];

const isBetween = ([n, least, most]: [number, number, number]): boolean =>
  Number.isInteger(n) && n >= least && n <= most;

/** Each holds longer than the one before and asks for no more, and the last holds to the end with one of each. */
const isInOrder = (minimums: readonly RackMinimum[]): boolean =>
  minimums.at(-1)?.upTo === 'none' &&
  minimums.every(({ upTo, vowels, consonants }, i) => {
    const before = minimums[i - 1];
    if (vowels < 1 || consonants < 1) return false;
    if (before === undefined) return true;
    return (
      before.upTo !== 'none' &&
      (upTo === 'none' || upTo > before.upTo) &&
      vowels <= before.vowels &&
      consonants <= before.consonants
    );
  });
