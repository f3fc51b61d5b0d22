/** What there is to read, in order; every text is found by these names. */
import {
  byRulebook,
  editions,
  friendlyIn,
  houseRules,
  offeredIn,
  rulebooks,
  rulesetOf,
  themeRule,
} from '@taht/editions';
import { applyHouseRules, type HouseRule, type Ruleset } from '@taht/rules';

export const CHAPTERS = [
  'first-game',
  'path',
  'how-to-play',
  'variants',
  'duplicate',
  'strategy',
] as const;

/** The letter of the chapter on words in it; the rulebook prints another in its place. */
export const GE = { letter: 'Ґ', printed: 'Г' } as const;

/** What there is besides for the words of one edition. */
export const EDITION_CHAPTERS = { uk: ['words-in-ge'] } as const;
export type EditionChapter = (typeof EDITION_CHAPTERS)[keyof typeof EDITION_CHAPTERS][number];

export const chaptersOf = (edition: string): readonly EditionChapter[] =>
  Object.entries(EDITION_CHAPTERS).find(([id]) => id === edition)?.[1] ?? [];

export const STRATEGY = [
  'short-words',
  'hooks',
  'leaves',
  'premiums',
  'balance',
  'end',
  'exchange',
  'challenge',
] as const;
export type StrategyTopic = (typeof STRATEGY)[number];

export const PARAGRAPHS = ['1', '2', '3'] as const;

/** Any theme: which one, the table says. */
const someTheme = themeRule('…');

export const variants: readonly HouseRule[] = [
  ...Object.values(houseRules).slice(0, 3),
  someTheme,
  ...Object.values(houseRules).slice(3),
];

export const TIPS = [
  'blank',
  'dictionary',
  'theme',
  'opening',
  'bags',
  'exchange',
  'pass',
  'take-back',
  'clock',
  'challenge',
] as const;
export type Tip = (typeof TIPS)[number];

/** The part of the rules that a house rule is about. */
export function tipOf({ patch }: HouseRule): Tip {
  const [group] = Object.keys(patch);
  if (group === 'lookup') return 'dictionary';
  if (group === 'takeBack') return 'take-back';
  const tip = TIPS.find((name) => name === group);
  if (tip === undefined) throw new Error(`no tip about ${group}`);
  return tip;
}

/** Those by a rulebook first. */
export const rulesets: readonly Ruleset[] = [
  ...editions.flatMap(byRulebook),
  ...editions.map(friendlyIn),
];

/** The first ruleset of an edition. */
export const firstRuleset = (edition: string): string =>
  rulesets.find(({ id }) => id.startsWith(`${edition}-`))?.id ?? 'en-club';

/** The rulebooks that describe a house rule, by their rulesets. */
export const offeredBy = (name: string): readonly string[] =>
  editions
    .filter((edition) => offeredIn(edition).some((each) => each === name))
    .flatMap(({ rulesets: own }) => own.map(({ id }) => id))
    .filter((id) => rulebooks.some(({ ruleset }) => ruleset === id));

/** House rules that the rulebooks do not describe and yet do not rule out: they are silent there, or can be read so too. */
export const LEFT_UNSAID = ['pass-when-stuck', 'draw-at-once'] as const;

/** The rulebooks whose own rule it is: with it nothing changes. */
export const ownRuleOf = (rule: HouseRule): readonly string[] =>
  rulebooks
    .map(({ ruleset }) => rulesetOf(ruleset))
    .filter((rules) => rules !== undefined)
    .filter((rules) => JSON.stringify(applyHouseRules(rules, [rule])) === JSON.stringify(rules))
    .map(({ id }) => id);

export const DUPLICATE = [
  'origin',
  'set',
  'rack',
  'answer',
  'best',
  'points',
  'end',
  'options',
  'paper',
] as const;

/** Those of them in which the rulebooks leave something open, and we say how we read it. */
export const DUPLICATE_OURS = ['rack', 'best', 'points', 'end'] as const;

export const PROMISES = ['ads', 'tracking', 'draws', 'bots', 'open'] as const;
