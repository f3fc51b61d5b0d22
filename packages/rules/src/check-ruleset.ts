/** Finds mixes of rules that make no sense, each with a name of its own, before anybody agrees to them (RULES 12). */
import { hasJoining, RULE_VALUES, type Ruleset } from './ruleset.ts';
import type { TileSet } from './tileset.ts';

export const RULESET_FAULTS = [
  'unknown-value',
  'when-stuck-needs-generator',
  'no-blank-to-reuse',
  'theme-needs-window',
  'theme-needs-bonus',
  'two-bags-need-late-draw',
  'penalty-without-challenge',
  'points-without-value',
  'bystanders-need-joining',
  'game-never-ends',
  'double-credit-with-deduction',
  'clock-needs-seconds',
  'increment-needs-game-clock',
  'cap-needs-game-clock',
  'time-bank-needs-days',
  'opening-minimum-out-of-range',
  'exchange-limit-out-of-range',
  'rack-out-of-range',
  'bonus-out-of-reach',
  'number-out-of-range',
  'tileset-mismatch',
] as const;
export type RulesetFault = (typeof RULESET_FAULTS)[number];

interface Surroundings {
  readonly generator: 'present' | 'absent';
}

type Check = readonly [
  RulesetFault,
  (rules: Ruleset, set: TileSet, about: Surroundings) => boolean,
];

/** Each line names a fault and tells when a ruleset has it. */
const CHECKS: readonly Check[] = [
  ['unknown-value', (rules) => unknownValues(rules).length > 0],
  ['number-out-of-range', (rules) => !numbersOf(rules).every(isSound) || isOutOfRange(rules)],
  ['tileset-mismatch', (rules, set) => rules.tileset !== set.id],
  [
    'rack-out-of-range',
    ({ rack, players }, set) => rack < 1 || rack * players.max > tileCount(set),
  ],
  ['bonus-out-of-reach', ({ bonus, rack }) => bonus.points !== 0 && bonus.tiles > rack],
  ['opening-minimum-out-of-range', ({ opening, rack }) => !isOpeningList(opening.minLetters, rack)],
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
];

export const checkRuleset = (rules: Ruleset, set: TileSet, about: Surroundings): RulesetFault[] =>
  CHECKS.filter(([, isFaulty]) => isFaulty(rules, set, about)).map(([fault]) => fault);

function unknownValues(rules: Ruleset): string[] {
  return Object.entries(RULE_VALUES)
    .filter(([path, values]) => !(values as readonly unknown[]).includes(valueAt(rules, path)))
    .map(([path]) => path);
}

/** The value of a field named by its path, such as `challenge.window.until`. */
export function valueAt(rules: Ruleset, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], rules);
}

/** Numbers that count something; points may be negative and are left out. */
const numbersOf = ({
  players,
  rack,
  opening,
  exchange,
  bonus,
  theme,
  bags,
  challenge,
  clock,
}: Ruleset): readonly (number | 'none')[] => [
  players.min,
  players.max,
  rack,
  opening.minTiles,
  exchange.minBag,
  bonus.tiles,
  theme.bonus,
  bags.seconds,
  challenge.window.seconds,
  challenge.window.joinSeconds,
  clock.seconds,
  clock.increment,
  clock.capMinutes,
  clock.timeBank,
];

const isSound = (n: number | 'none'): boolean => n === 'none' || (Number.isFinite(n) && n >= 0);

/** Limits of nothing would end a game before it begins. */
const isOutOfRange = ({ players, opening, end }: Ruleset): boolean =>
  players.min > players.max ||
  opening.minTiles < 1 ||
  [end.passRounds, end.scorelessTurns].some((n) => n !== 'none' && !(n >= 1));

const tileCount = (set: TileSet): number =>
  set.tiles.reduce((sum, [, count]) => sum + count, set.blanks);

/** Each minimum lower than the one before, none longer than the rack. */
const isOpeningList = (list: readonly number[], rack: number): boolean =>
  list.every((n, i) => Number.isInteger(n) && n >= 2 && n <= rack && n < (list[i - 1] ?? rack + 1));

const hasPenalty = ({ onBad, onGood, bystanders }: Ruleset['challenge']): boolean =>
  onBad.mover !== 'lose-turn' ||
  onGood.challenger !== 'none' ||
  onGood.moverPoints !== 0 ||
  bystanders !== 'none';
