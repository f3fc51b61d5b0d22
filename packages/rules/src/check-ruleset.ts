/** Finds mixes of rules that make no sense, each with a name of its own, before anybody agrees to them (RULES 12). */
import { areKnown, type Check, faultsOf } from './checks.ts';
import { hasJoining, type Limit, RULE_VALUES, type Ruleset, TIE_BREAKS } from './ruleset.ts';
import { type TileSet, tileCount } from './tileset.ts';

export const RULESET_FAULTS = [
  'unknown-value',
  'when-stuck-needs-generator',
  'no-blank-to-reuse',
  'theme-needs-window',
  'theme-needs-bonus',
  'two-bags-need-late-draw',
  'refusing-words-needs-list',
  'free-take-back-needs-known-words',
  'free-take-back-needs-one-bag',
  'penalty-without-challenge',
  'points-without-value',
  'bystanders-need-joining',
  'game-never-ends',
  'double-credit-with-deduction',
  'clock-needs-seconds',
  'increment-needs-game-clock',
  'cap-needs-game-clock',
  'time-bank-needs-days',
  'vacation-needs-days',
  'opening-minimum-out-of-range',
  'exchange-limit-out-of-range',
  'rack-out-of-range',
  'bonus-out-of-reach',
  'number-out-of-range',
  'tileset-mismatch',
  'broken-tileset',
  'broken-board',
  'house-rules-clash',
] as const;
export type RulesetFault = (typeof RULESET_FAULTS)[number];

/** Nobody means more than this: seconds or tiles, points at once, turns in a row. */
const MOST_COUNTED = 1_000_000_000;
const MOST_POINTS = 1_000_000;
const MOST_TURNS = 1000;

interface Capabilities {
  readonly generator: 'present' | 'absent';
  /** Where it is known that nobody can look a word up. */
  readonly list?: 'absent';
}

const CHECKS: readonly Check<RulesetFault, [Ruleset, TileSet, Capabilities]>[] = [
  ['unknown-value', (rules) => !areKnown(rules, RULE_VALUES) || !rules.ties.every(isTieBreak)],
  [
    'number-out-of-range',
    (rules) =>
      !countsOf(rules).every(isCount) || !pointsOf(rules).every(isPoints) || isOutOfRange(rules),
  ],
  ['tileset-mismatch', (rules, set) => rules.tileset !== set.id],
  [
    'rack-out-of-range',
    ({ rack, players }, set) => rack < 1 || rack * players.max > tileCount(set),
  ],
  ['bonus-out-of-reach', ({ bonus, rack }) => bonus.points !== 0 && bonus.tiles > rack],
  [
    'opening-minimum-out-of-range',
    ({ opening: { minTiles, minLetters }, rack }) =>
      !isOpeningList(minLetters, rack) || minTiles < 2 || minTiles > rack,
  ],
  [
    'exchange-limit-out-of-range',
    ({ exchange }, set) => exchange.minBag < 1 || exchange.minBag > tileCount(set),
  ],
  [
    'when-stuck-needs-generator',
    ({ pass }, _, about) => pass.when === 'when-stuck' && about.generator === 'absent',
  ],
  ['no-blank-to-reuse', ({ blank }, set) => blank.reuse !== 'none' && set.blanks === 0],
  ['theme-needs-bonus', ({ theme }) => theme.name !== '' && theme.bonus <= 0],
  [
    'theme-needs-window',
    ({ theme, challenge }) => theme.name !== '' && challenge.mode === 'off-auto-reject',
  ],
  [
    'two-bags-need-late-draw',
    ({ bags, challenge }) =>
      bags.split !== 'none' && challenge.draw === 'at-once' && challenge.mode !== 'off-auto-reject',
  ],
  [
    'refusing-words-needs-list',
    ({ challenge }, _, about) => challenge.mode === 'off-auto-reject' && about.list === 'absent',
  ],
  [
    'free-take-back-needs-known-words',
    ({ takeBack, challenge }) => takeBack === 'free' && challenge.mode !== 'off-auto-reject',
  ],
  [
    'free-take-back-needs-one-bag',
    ({ takeBack, bags }) => takeBack === 'free' && bags.split !== 'none',
  ],
  [
    'penalty-without-challenge',
    ({ challenge }) => challenge.mode === 'off-auto-reject' && hasPenalty(challenge),
  ],
  [
    'points-without-value',
    ({ challenge: { onGood } }) => onGood.challenger === 'points' && onGood.points >= 0,
  ],
  [
    'bystanders-need-joining',
    (rules) => rules.challenge.bystanders !== 'none' && !hasJoining(rules),
  ],
  ['game-never-ends', ({ end }) => end.passRounds === 'none' && end.scorelessTurns === 'none'],
  [
    'double-credit-with-deduction',
    ({ final }) => final.creditOut === 'double' && final.deductOwn === 'always',
  ],
  ['clock-needs-seconds', ({ clock }) => clock.kind !== 'none' && clock.seconds <= 0],
  ['increment-needs-game-clock', ({ clock }) => clock.increment > 0 && clock.kind !== 'per-game'],
  ['cap-needs-game-clock', ({ clock }) => clock.capMinutes !== 'none' && clock.kind !== 'per-game'],
  ['time-bank-needs-days', ({ clock }) => clock.timeBank !== 'none' && clock.kind !== 'days'],
  ['vacation-needs-days', ({ clock }) => clock.vacation !== 'none' && clock.kind !== 'days'],
];

export const checkRuleset = (rules: Ruleset, set: TileSet, about: Capabilities): RulesetFault[] =>
  faultsOf(CHECKS, rules, set, about);

const isTieBreak = (name: string): boolean => (TIE_BREAKS as readonly string[]).includes(name);

/** Numbers that count something: tiles, seconds, turns. */
const countsOf = ({
  players,
  rack,
  opening,
  exchange,
  bonus,
  bags,
  challenge,
  clock,
  end,
}: Ruleset): readonly Limit[] => [
  players.min,
  players.max,
  rack,
  opening.minTiles,
  exchange.minBag,
  bonus.tiles,
  bags.seconds,
  challenge.window.seconds,
  challenge.window.joinSeconds,
  clock.seconds,
  clock.increment,
  clock.capMinutes,
  clock.timeBank,
  clock.vacation,
  end.passRounds,
  end.scorelessTurns,
];

const pointsOf = ({ bonus, theme, challenge: { onGood }, clock }: Ruleset): readonly number[] => [
  bonus.points,
  theme.bonus,
  onGood.points,
  onGood.moverPoints,
  clock.overPerMinute,
];

const isCount = (n: Limit): boolean =>
  n === 'none' || (Number.isInteger(n) && n >= 0 && n <= MOST_COUNTED);

const isPoints = (n: number): boolean => Number.isInteger(n) && Math.abs(n) <= MOST_POINTS;

/** Limits of nothing would end a game before it begins, endless ones never. */
const isOutOfRange = ({ players, bonus, clock, end }: Ruleset): boolean =>
  players.min < 2 ||
  players.min > players.max ||
  players.max > 4 ||
  bonus.tiles < 1 ||
  clock.overPerMinute > 0 ||
  [end.passRounds, end.scorelessTurns].some((n) => n !== 'none' && !(n >= 1 && n <= MOST_TURNS));

/** Each minimum lower than the one before, none longer than the rack. */
const isOpeningList = (list: readonly number[], rack: number): boolean =>
  list.every((n, i) => Number.isInteger(n) && n >= 2 && n <= rack && n < (list[i - 1] ?? rack + 1));

const hasPenalty = ({ onBad, onGood, bystanders }: Ruleset['challenge']): boolean =>
  onBad.mover !== 'lose-turn' ||
  onGood.challenger !== 'none' ||
  onGood.moverPoints !== 0 ||
  bystanders !== 'none';
