/** Whether a table's options can be played, and the equipment that follows from them. */
import { err, ok, type Result } from '@taht/base';
import {
  boardOf,
  editionOf,
  type HouseRuleName,
  houseRules,
  isFixedRuleset,
  takesHouseRule,
  themeRule,
  tournamentRulesets,
} from '@taht/editions';
import { clockFor, type TableOptions, type TableRefusal } from '@taht/protocol';
import {
  applyHouseRules,
  checkRuleset,
  type HouseRule,
  houseRulesClash,
  type Layout,
  type Ruleset,
  type TileSet,
} from '@taht/rules';

/** Everything about a game but its players and its seed. */
export interface Equipment {
  readonly base: Ruleset;
  readonly houseRules: readonly HouseRule[];
  readonly rules: Ruleset;
  readonly tileset: TileSet;
  readonly board: Layout;
}

/** The ids of the lists of an edition that this server has. */
export type ListsOf = (edition: string) => readonly string[];

export interface TableEnv {
  readonly listsOf: ListsOf;
}

/** A tournament may play by rulesets that tables do not offer. */
export function equip(
  options: TableOptions,
  listsOf: ListsOf,
  tournament: object | null = null,
): Result<Equipment, TableRefusal> {
  const edition = editionOf(options.edition);
  if (edition === undefined) return err({ code: 'no-such-edition' });
  const rulesets = tournament === null ? edition.rulesets : tournamentRulesets(edition);
  const ruleset = rulesets.find(({ id }) => id === options.ruleset);
  const tileset = edition.tilesets.find(({ id }) => id === ruleset?.tileset);
  const board = boardOf(ruleset?.board ?? '');
  if (ruleset === undefined || tileset === undefined || board === undefined)
    return err({ code: 'no-such-ruleset' });
  if (options.lexicon !== null && !listsOf(edition.id).includes(options.lexicon))
    return err({ code: 'no-such-lexicon' });
  const takesAll = options.houseRules.every((name) => takesHouseRule(ruleset.id, name));
  if (!takesAll || (isFixedRuleset(ruleset.id) && options.clock !== null))
    return err({ code: 'fixed-rules' });
  const named = namedRules(options);
  if (!named.ok) return named;
  const base = { ...ruleset, clock: clockFor(ruleset.clock, options.clock) };
  const rules = applyHouseRules(base, named.value);
  const faults = faultsOf(rules, named.value, tileset, options);
  if (faults.length > 0) return err({ code: 'rules-do-not-fit', faults });
  const { min, max } = rules.players;
  if (options.places < min || options.places > max)
    return err({ code: 'too-many-places', min, max });
  const refusal = options.rated ? refuseRated(options, rules) : undefined;
  if (refusal !== undefined) return err(refusal);
  return ok({ base, houseRules: named.value, rules, tileset, board });
}

/** Without a list nobody can tell who is stuck. */
function faultsOf(
  rules: Ruleset,
  named: readonly HouseRule[],
  tileset: TileSet,
  { lexicon }: TableOptions,
): string[] {
  const generator = lexicon === null ? 'absent' : 'present';
  const faults: string[] = checkRuleset(rules, tileset, {
    generator,
    ...(lexicon === null && { list: 'absent' }),
  });
  return houseRulesClash(named) ? [...faults, 'house-rules-clash'] : faults;
}

function namedRules({ houseRules: names, theme }: TableOptions): Result<HouseRule[], TableRefusal> {
  const rules: HouseRule[] = [];
  for (const name of new Set(names as readonly HouseRuleName[])) {
    if (name === 'theme') {
      if (theme === '') return err({ code: 'theme-needs-name' });
      rules.push(themeRule(theme));
    } else if (Object.hasOwn(houseRules, name)) rules.push(houseRules[name]);
    else return err({ code: 'no-such-rule' });
  }
  return ok(rules);
}

/** A rated game uses plain rules, a word list and a clock. */
function refuseRated(
  { houseRules: names, lexicon, hints, referee }: TableOptions,
  { clock, takeBack }: Ruleset,
): TableRefusal | undefined {
  const isPlain = takeBack !== 'free' && names.every((name) => name.startsWith('challenge-'));
  if (!isPlain || lexicon === null || hints || referee !== null)
    return { code: 'rated-needs-plain-rules' };
  const isEndless = clock.kind === 'per-game' && clock.capMinutes === 'none';
  return clock.kind === 'none' || isEndless ? { code: 'rated-needs-clock' } : undefined;
}
