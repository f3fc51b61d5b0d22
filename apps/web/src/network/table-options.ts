/** What a table can be opened with: the choices that are offered, and how they fit together. */
import {
  type Edition,
  editionOf,
  editions,
  friendlyIn,
  type HouseRuleName,
  houseRules,
  isFixedRuleset,
  isFriendly,
  takesHouseRule,
  themeRule,
  tournamentRulesets,
} from '@taht/editions';
import type { RuleChoices } from '@taht/phrasing';
import { clockFor, type SeekOptions, type TableClock, type TableOptions } from '@taht/protocol';
import { applyHouseRules, type HouseRule, type Ruleset } from '@taht/rules';

const MINUTE = 60;
const DAY = 86_400;

const perGame = (minutes: number, increment: number, capMinutes: number): TableClock => ({
  kind: 'per-game',
  seconds: minutes * MINUTE,
  increment,
  capMinutes,
});

const days = (count: number): TableClock => ({
  kind: 'days',
  seconds: count * DAY,
  timeBank: 0,
  vacation: 14 * DAY,
  expiry: 'resign',
});

/** By the id under which a choice is remembered; `rules` leaves the ruleset its own. */
export const CLOCKS = {
  rules: null,
  none: { kind: 'none' },
  'blitz-5': perGame(5, 5, 2),
  'rapid-15': perGame(15, 5, 5),
  'slow-25': perGame(25, 0, 10),
  'move-2': { kind: 'per-move', seconds: 2 * MINUTE, expiry: 'pass' },
  'days-1': days(1),
  'days-3': days(3),
} as const satisfies Record<string, TableClock | null>;
export type ClockName = keyof typeof CLOCKS;
export const CLOCK_NAMES = Object.keys(CLOCKS) as readonly ClockName[];

/** Those by which one looks for an opponent: a clock that runs out. */
export const SEEK_CLOCKS: readonly ClockName[] = ['blitz-5', 'rapid-15', 'slow-25', 'days-1'];

export interface TableChoice {
  readonly edition: string;
  readonly ruleset: string;
  readonly houseRules: readonly string[];
  readonly theme: string;
  readonly lexicon: string | null;
  readonly clock: ClockName;
  readonly places: number;
  readonly visibility: TableOptions['visibility'];
  readonly isRated: boolean;
  readonly hasSpectators: boolean;
  readonly hasHints: boolean;
  /** Of the places from the second on: a bot, or empty for a person. */
  readonly bots: readonly string[];
}

export const editionFor = (id: string): Edition => editionOf(id) ?? (editions[0] as Edition);

/** One that the edition lacks is played as near to it as there is; without any, the friendly way. */
export const rulesetFor = (edition: Edition, id: string): Ruleset =>
  edition.rulesets.find((each) => each.id === id) ??
  (id === '' || isFriendly(id) ? friendlyIn(edition) : edition.rulesets[0]);

export function firstChoice(edition: Edition, ruleset: string): TableChoice {
  return {
    edition: edition.id,
    ruleset: rulesetFor(edition, ruleset).id,
    houseRules: [],
    theme: '',
    lexicon: edition.lexicons[0] ?? null,
    clock: 'rules',
    places: 2,
    visibility: 'link',
    isRated: false,
    hasSpectators: true,
    hasHints: false,
    bots: ['', '', ''],
  };
}

/** A choice as it is after one thing in it was changed: what no longer fits takes the nearest that does. */
export function settle(choice: TableChoice): TableChoice {
  const edition = editionFor(choice.edition);
  const ruleset = rulesetFor(edition, choice.ruleset);
  // Among friends words are looked up before they are played.
  const isAmongFriends = isFriendly(ruleset.id);
  const isOwnList =
    choice.lexicon === null ? !isAmongFriends : edition.lexicons.includes(choice.lexicon);
  const lexicon = isOwnList ? choice.lexicon : (edition.lexicons[0] ?? null);
  const { min, max } = ruleset.players;
  const isRated = choice.isRated && !isAmongFriends;
  return {
    ...choice,
    ruleset: ruleset.id,
    isRated,
    lexicon,
    houseRules: isRated ? [] : choice.houseRules.filter((name) => takesHouseRule(ruleset.id, name)),
    clock: isFixedRuleset(ruleset.id) ? 'rules' : choice.clock,
    places: Math.min(Math.max(choice.places, min), max),
    hasHints: choice.hasHints && !isRated,
    bots: isRated || lexicon === null ? ['', '', ''] : choice.bots,
  };
}

export const optionsOf = (choice: TableChoice): TableOptions => ({
  edition: choice.edition,
  ruleset: choice.ruleset,
  houseRules: [...choice.houseRules],
  theme: choice.houseRules.includes('theme') ? choice.theme.trim() : '',
  lexicon: choice.lexicon,
  clock: CLOCKS[choice.clock],
  places: choice.places,
  rated: choice.isRated,
  visibility: choice.visibility,
  spectators: choice.hasSpectators,
  racksAfter: null,
  hints: choice.hasHints,
  referee: null,
});

/** The choice that has led to these options; bots that sit already are not asked for again. */
export const choiceOf = (options: TableOptions): TableChoice => ({
  ...firstChoice(editionFor(options.edition), options.ruleset),
  houseRules: options.houseRules,
  theme: options.theme,
  lexicon: options.lexicon,
  clock:
    CLOCK_NAMES.find((name) => JSON.stringify(CLOCKS[name]) === JSON.stringify(options.clock)) ??
    'rules',
  places: options.places,
  visibility: options.visibility,
  isRated: options.rated,
  hasSpectators: options.spectators,
  hasHints: options.hints,
});

export interface SeekChoice {
  readonly ruleset: string;
  readonly clock: ClockName;
  readonly isRated: boolean;
  /** How far an opponent may be away; 0 for any. */
  readonly range: number;
}

/** Rated games go by the rulebook. */
export function seekOf(
  edition: Edition,
  { ruleset: wanted, clock, isRated, range }: SeekChoice,
): SeekOptions {
  const ruleset = isRated ? edition.rulesets[0] : rulesetFor(edition, wanted);
  const limit = range === 0 ? null : range;
  return {
    ruleset: ruleset.id,
    lexicon: edition.lexicons[0] ?? null,
    clock: CLOCKS[clock],
    places: 2,
    rated: isRated,
    range: { below: limit, above: limit },
  };
}

/** The rules that a table plays by, for everybody to see before they agree. */
export function rulesAt(options: TableOptions): { rules: Ruleset; choices: RuleChoices } {
  const edition = editionFor(options.edition);
  // Tables of tournaments have rulesets that others cannot choose.
  const ruleset =
    [...edition.rulesets, ...tournamentRulesets(edition)].find(
      ({ id }) => id === options.ruleset,
    ) ?? edition.rulesets[0];
  const chosen = (options.houseRules as readonly HouseRuleName[]).flatMap((name): HouseRule[] => {
    if (name === 'theme') return [themeRule(options.theme)];
    return Object.hasOwn(houseRules, name) ? [houseRules[name]] : [];
  });
  const base = { ...ruleset, clock: clockFor(ruleset.clock, options.clock) };
  const lexicon = options.lexicon === null ? null : { id: options.lexicon };
  return { rules: applyHouseRules(base, chosen), choices: { houseRules: chosen, lexicon } };
}
