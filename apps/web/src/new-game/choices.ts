/** What a table has chosen to play by: a rulebook, its tiles and words, house rules, and single points of its own. */
import {
  editions,
  houseRules,
  isFixedRuleset,
  isFriendly,
  rulesetOf,
  takesHouseRule,
  themeRule,
  tilesetOf,
} from '@taht/editions';
import {
  applyHouseRules,
  checkRuleset,
  type HouseRule,
  houseRulesClash,
  type Ruleset,
  type RulesetFault,
  type RulesetPatch,
  valueAt,
} from '@taht/rules';
import { makeOption, type OptionValue, optionAt } from './options.ts';

export interface Choices {
  readonly ruleset: string;
  readonly tileset: string;
  /** Null where the table decides about words. */
  readonly lexicon: string | null;
  /** By name; the theme has a place of its own. */
  readonly houseRules: readonly string[];
  readonly theme: { readonly name: string; readonly bonus: number } | null;
  /** Single points, by their paths. */
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** The name under which single points of one's own are offered and can be refused. */
const OWN = 'own';

export const FIXED_NAMES: readonly string[] = Object.keys(houseRules);

const startingWith = (prefix: string): readonly string[] =>
  FIXED_NAMES.filter((name) => name.startsWith(prefix));

/** House rules of which a table can have one at most, by the group of the ruleset that they change. */
export const EITHER_OR: readonly { readonly group: string; readonly names: readonly string[] }[] = [
  { group: 'clock', names: ['timer-2-minutes', 'championship-clock', 'three-days-a-move'] },
  { group: 'challenge', names: startingWith('challenge-') },
  { group: 'blank', names: startingWith('blank-reuse') },
  { group: 'bags', names: startingWith('two-bags') },
];

const BOUND = new Set(EITHER_OR.flatMap(({ names }) => names));

export const FREE_NAMES: readonly string[] = FIXED_NAMES.filter((name) => !BOUND.has(name));

export const editionOfRuleset = (ruleset: string) =>
  editions.find(({ rulesets }) => rulesets.some(({ id }) => id === ruleset));

/** An edition as its rulebook has it; where there is no such edition, the first. */
export function plainChoices(edition: string, ruleset = ''): Choices {
  const home = editions.find(({ id }) => id === edition) ?? editions[0];
  if (home === undefined) throw new Error('no editions');
  const rules = home.rulesets.find(({ id }) => id === ruleset) ?? home.rulesets[0];
  return {
    ruleset: rules.id,
    tileset: rules.tileset,
    lexicon: home.lexicons[0] ?? null,
    houseRules: [],
    theme: null,
    options: {},
  };
}

/** House rules and points of one's own go along, as far as the new ruleset takes them; points of another way to play make no sense. */
export function changeRuleset(choices: Choices, ruleset: string): Choices {
  const edition = editionOfRuleset(ruleset)?.id ?? '';
  const plain = plainChoices(edition, ruleset);
  const isSameWay = isFriendly(ruleset) === isFriendly(choices.ruleset);
  const hasPoints = isSameWay && !isFixedRuleset(ruleset);
  return {
    ...plain,
    ...(hasPoints && { options: choices.options }),
    tileset: isFixedRuleset(ruleset) ? plain.tileset : choices.tileset,
    lexicon: choices.lexicon ?? (isFriendly(ruleset) ? plain.lexicon : null),
    houseRules: choices.houseRules.filter((name) => takesHouseRule(ruleset, name)),
    theme: takesHouseRule(ruleset, 'theme') ? choices.theme : null,
  };
}

/** Nothing but a ruleset has been chosen. */
export const isPlain = ({ houseRules: names, theme, options }: Choices): boolean =>
  names.length === 0 && theme === null && Object.keys(options).length === 0;

function baseOf({ ruleset, tileset }: Choices): Ruleset {
  const base = rulesetOf(ruleset);
  if (base === undefined) throw new Error(`unknown ruleset: ${ruleset}`);
  return { ...base, tileset };
}

export function houseRulesOf({ houseRules: names, theme, options }: Choices): readonly HouseRule[] {
  const named = names.flatMap((name) => {
    const rule = (houseRules as Readonly<Record<string, HouseRule>>)[name];
    return rule === undefined ? [] : [rule];
  });
  const themed = theme === null ? [] : [themeRule(theme.name, theme.bonus)];
  const own = Object.keys(options).length === 0 ? [] : [{ name: OWN, patch: patchOf(options) }];
  return [...named, ...themed, ...own];
}

export const rulesOf = (choices: Choices): Ruleset =>
  applyHouseRules(baseOf(choices), houseRulesOf(choices));

export function withHouseRule(choices: Choices, name: string, isOn: boolean): Choices {
  const without = choices.houseRules.filter((each) => each !== name);
  if (!isOn) return { ...choices, houseRules: without };
  const rivals = EITHER_OR.find(({ names }) => names.includes(name))?.names ?? [];
  const kept = without.filter((each) => !rivals.includes(each));
  const settled = new Set(pathsSetBy(name));
  const options = Object.entries(choices.options).filter(([path]) => !settled.has(path));
  return { ...choices, houseRules: [...kept, name], options: Object.fromEntries(options) };
}

/** What is as in the rulebook is no change. */
export function withOption(choices: Choices, path: string, value: OptionValue): Choices {
  const { [path]: _, ...others } = choices.options;
  const before = valueAt(baseOf(choices), path) as OptionValue;
  const isSame = makeOption(before) === makeOption(value);
  return { ...choices, options: isSame ? others : { ...others, [path]: value } };
}

/** The house rule that has decided a point already. */
export const decidedBy = ({ houseRules: names }: Choices, path: string): string | undefined =>
  names.find((name) => pathsSetBy(name).includes(path));

const pathsSetBy = (name: string): readonly string[] =>
  pathsOf((houseRules as Readonly<Record<string, HouseRule>>)[name]?.patch ?? {}, '');

const pathsOf = (value: unknown, path: string): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, each]) =>
        pathsOf(each, path === '' ? key : `${path}.${key}`),
      )
    : [path];

function patchOf(options: Choices['options']): RulesetPatch {
  const patch: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(options)) {
    const keys = path.split('.');
    const last = keys.pop() ?? path;
    let place = patch;
    for (const key of keys) {
      place[key] ??= {};
      place = place[key] as Record<string, unknown>;
    }
    place[last] = value;
  }
  return patch;
}

export interface FoundFault {
  readonly fault: RulesetFault;
  /** Beside which points it is told; none where it concerns the whole. */
  readonly paths: readonly string[];
}

/** Nobody can tell who is stuck, nor refuse a word. */
const NO_LIST = { generator: 'absent', list: 'absent' } as const;

export function faultsOf(choices: Choices): readonly FoundFault[] {
  const set = tilesetOf(choices.tileset);
  if (set === undefined) return [{ fault: 'tileset-mismatch', paths: [] }];
  const clash: RulesetFault[] = houseRulesClash(houseRulesOf(choices)) ? ['house-rules-clash'] : [];
  const about = choices.lexicon === null ? NO_LIST : { generator: 'present' as const };
  const faults = [...clash, ...checkRuleset(rulesOf(choices), set, about)];
  return faults.map((fault) => ({ fault, paths: pathsFor(fault, choices) }));
}

const CONCERNED: Partial<Readonly<Record<RulesetFault, readonly string[]>>> = {
  'when-stuck-needs-generator': ['pass.when'],
  'no-blank-to-reuse': ['blank.reuse'],
  'theme-needs-window': ['theme'],
  'theme-needs-bonus': ['theme'],
  'two-bags-need-late-draw': ['bags.split', 'challenge.draw'],
  'refusing-words-needs-list': ['challenge.mode'],
  'free-take-back-needs-known-words': ['takeBack', 'challenge.mode'],
  'free-take-back-needs-one-bag': ['takeBack', 'bags.split'],
  'penalty-without-challenge': ['challenge.mode'],
  'points-without-value': ['challenge.onGood.points'],
  'bystanders-need-joining': ['challenge.bystanders'],
  'game-never-ends': ['end.passRounds', 'end.scorelessTurns'],
  'double-credit-with-deduction': ['final.deductOwn', 'final.creditOut'],
  'clock-needs-seconds': ['clock.seconds'],
  'increment-needs-game-clock': ['clock.increment'],
  'cap-needs-game-clock': ['clock.capMinutes'],
  'time-bank-needs-days': ['clock.timeBank'],
  'vacation-needs-days': ['clock.vacation'],
  'opening-minimum-out-of-range': ['opening.minTiles', 'opening.minLetters'],
  'exchange-limit-out-of-range': ['exchange.minBag'],
  'rack-out-of-range': ['rack'],
  'bonus-out-of-reach': ['bonus.tiles'],
};

/** A number out of range is one of those that were changed. */
const pathsFor = (fault: RulesetFault, { options }: Choices): readonly string[] =>
  fault === 'number-out-of-range'
    ? Object.keys(options).filter((path) =>
        ['number', 'limit'].includes(optionAt(path)?.kind ?? ''),
      )
    : (CONCERNED[fault] ?? []);
