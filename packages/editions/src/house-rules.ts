/** House rules by name: what each changes in whatever ruleset a table plays by (RULES 11). */
import type { HouseRule, Ruleset, RulesetPatch } from '@taht/rules';
import { isFriendly } from './friendly.ts';

const patches = {
  'blank-reuse-must': { blank: { reuse: 'must-replay' } },
  'blank-reuse-may': { blank: { reuse: 'may-replay' } },
  'open-dictionary': { lookup: 'open' },
  'jacks-to-open': { opening: { minLetters: [5, 4] } },
  'two-bags': { bags: { split: 'vowel-consonant', blanks: 'each' } },
  'two-bags-third': { bags: { split: 'vowel-consonant', blanks: 'third' } },
  'restricted-exchange': { exchange: { minBag: 7 } },
  'pass-when-stuck': { pass: { when: 'when-stuck' } },
  'take-back': { takeBack: 'consent' },

  'timer-2-minutes': { clock: { kind: 'per-move', seconds: 120, expiry: 'pass' } },
  'championship-clock': {
    clock: { kind: 'per-game', seconds: 1500, overPerMinute: -10, begunMinute: true },
  },
  'three-days-a-move': { clock: { kind: 'days', seconds: 259_200 } },

  'window-20-seconds': { challenge: { window: { seconds: 20 } } },
  'draw-at-once': { challenge: { draw: 'at-once' } },
  'challenge-void': {
    challenge: {
      mode: 'off-auto-reject',
      onBad: { mover: 'lose-turn' },
      bystanders: 'none',
      onGood: { challenger: 'none', moverPoints: 0, per: 'play' },
    },
  },
  'challenge-single': {
    challenge: {
      onBad: { mover: 'lose-turn' },
      onGood: { challenger: 'none', moverPoints: 0, per: 'play' },
    },
  },
  'challenge-double': {
    challenge: {
      onBad: { mover: 'lose-turn' },
      onGood: { challenger: 'skip-next', moverPoints: 0, per: 'play' },
    },
  },
  'challenge-triple': {
    challenge: {
      onBad: { mover: 'lose-game' },
      onGood: { challenger: 'lose-game', moverPoints: 0, per: 'play' },
    },
  },
  'challenge-minus-10': {
    challenge: {
      onBad: { mover: 'lose-turn' },
      onGood: { challenger: 'points', points: -10, moverPoints: 0, per: 'play' },
    },
  },
  'challenge-plus-5': {
    challenge: {
      onBad: { mover: 'lose-turn' },
      onGood: { challenger: 'none', moverPoints: 5, per: 'play' },
    },
  },
  'challenge-plus-10': {
    challenge: {
      onBad: { mover: 'lose-turn' },
      onGood: { challenger: 'none', moverPoints: 10, per: 'play' },
    },
  },
  'challenge-plus-5-per-word': {
    challenge: {
      onBad: { mover: 'lose-turn' },
      onGood: { challenger: 'none', moverPoints: 5, per: 'word' },
    },
  },
} as const satisfies Readonly<Record<string, RulesetPatch>>;

type FixedName = keyof typeof patches;

/** The theme needs words of the table's own, so it is not among the fixed ones. */
export type HouseRuleName = FixedName | 'theme';

export const houseRules: Readonly<Record<FixedName, HouseRule>> = Object.fromEntries(
  Object.entries(patches).map(([name, patch]) => [name, { name, patch }]),
) as Record<FixedName, HouseRule>;

/** One rulebook gives 5 points for a word of the theme, the other no number. */
export const themeRule = (name: string, bonus = 5): HouseRule => ({
  name: 'theme',
  patch: { theme: { name, bonus } },
});

/** Rulesets of a tournament, and the few house rules that they leave open: where their text can be read more strictly. */
const LEFT_OPEN: ReadonlyMap<string, readonly HouseRuleName[]> = new Map([
  ['tr-school', ['pass-when-stuck']],
]);

export const isFixedRuleset = (ruleset: string): boolean => LEFT_OPEN.has(ruleset);

/** The house rules that a fixed ruleset leaves open; none for any other, which takes them all. */
export const leftOpen = (ruleset: string): readonly HouseRuleName[] => LEFT_OPEN.get(ruleset) ?? [];

/** The parts of the rules about which a friendly game has no use for a house rule: nobody challenges, so words of a theme have no window to be claimed in, and two bags could both be looked into (RULES 13.4). */
const NOT_AMONG_FRIENDS: readonly (keyof RulesetPatch)[] = ['challenge', 'theme', 'bags'];

export function takesHouseRule(ruleset: string, name: string): boolean {
  if (isFixedRuleset(ruleset)) return leftOpen(ruleset).some((each) => each === name);
  return !(isFriendly(ruleset) && NOT_AMONG_FRIENDS.some((part) => changes(name, part)));
}

const changes = (name: string, part: keyof RulesetPatch): boolean =>
  name === 'theme'
    ? part === 'theme'
    : Object.hasOwn(houseRules[name as FixedName]?.patch ?? {}, part);

/** Those among the house rules left open by which a ruleset is played already. */
export const openRulesIn = (rules: Ruleset): readonly HouseRuleName[] =>
  leftOpen(rules.id).filter((name) => name !== 'theme' && agrees(rules, houseRules[name].patch));

const agrees = (value: unknown, patch: unknown): boolean =>
  typeof patch === 'object' && patch !== null
    ? Object.entries(patch).every(([key, each]) =>
        agrees((value as Readonly<Record<string, unknown>>)[key], each),
      )
    : value === patch;
