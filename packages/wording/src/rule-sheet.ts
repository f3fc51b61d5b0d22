/** The rules of a game as a sheet to agree to: every point that matters, in the players' language. */
import { type HouseRule, type Ruleset, valueAt } from '@taht/rules';
import { plain } from './plain.ts';
import { isRelevant } from './relevant-rules.ts';
import type { Texts } from './texts.ts';

/** What stands beside the rules in a game's setup, or on a table before there is one. */
export interface RuleChoices {
  readonly houseRules: readonly HouseRule[];
  readonly lexicon: { readonly id: string } | null;
}

export interface RuleLine {
  /** Where in the ruleset: `clock.seconds`. */
  readonly path: string;
  readonly label: string;
  readonly value: string;
  /** By a house rule. */
  readonly isChanged: boolean;
}

export interface RuleSection {
  /** None where one line says all, and belongs to what stands above it. */
  readonly heading: string | null;
  readonly lines: readonly RuleLine[];
}

export interface RuleSheet {
  /** The ruleset, the tile set and the word list. */
  readonly head: readonly RuleLine[];
  /** Which house rules were chosen. */
  readonly chosen: string;
  readonly sections: readonly RuleSection[];
}

/** `rules` are those in force, house rules included. */
export function ruleSheetOf(rules: Ruleset, choices: RuleChoices, texts: Texts): RuleSheet {
  const names = choices.houseRules.map(({ name }) => houseRuleName(texts, name));
  const changed = new Set(choices.houseRules.flatMap(({ patch }) => pathsOf('', patch)));
  return {
    head: headLines(rules, choices, texts),
    chosen:
      names.length > 0
        ? texts.t('play.house-rules', { names: texts.list(names) })
        : texts.t('play.no-house-rules'),
    sections: GROUPS.map((group) => section(group, rules, changed, texts)).filter(
      ({ lines }) => lines.length > 0,
    ),
  };
}

export const houseRuleName = (texts: Texts, name: string): string =>
  texts.find(`house-rule.${name}`) ?? plain(name);

function headLines(rules: Ruleset, { lexicon }: RuleChoices, { t, find }: Texts): RuleLine[] {
  const line = (path: 'id' | 'tileset' | 'words.lexicon', value: string): RuleLine => ({
    path,
    label: t(`rule.${path}`),
    value,
    isChanged: false,
  });
  return [
    line('id', find(`ruleset.${rules.id}`) ?? plain(rules.id)),
    line('tileset', find(`tileset.${rules.tileset}`) ?? plain(rules.tileset)),
    line('words.lexicon', lexicon === null ? t('play.no-lexicon') : plain(lexicon.id)),
  ];
}

const GROUPS = [
  'start',
  'opening',
  'exchange',
  'pass',
  'blank',
  'bonus',
  'theme',
  'bags',
  'words',
  'lookup',
  'challenge',
  'misdraw',
  'takeBack',
  'clock',
  'end',
  'final',
  'ties',
  'notation',
] as const satisfies readonly (keyof Ruleset)[];

function section(
  group: string,
  rules: Ruleset,
  changed: ReadonlySet<string>,
  texts: Texts,
): RuleSection {
  const paths = pathsOf(group, valueAt(rules, group)).filter((path) => isRelevant(path, rules));
  const lines = paths.map((path) => ({
    path,
    label: texts.find(`rule.${path}`) ?? path,
    value: valueText(path, valueAt(rules, path), texts),
    isChanged: changed.has(path),
  }));
  const hasParts = paths.some((path) => path.includes('.'));
  const heading = hasParts
    ? (texts.find(`rule.${group}`) ?? group)
    : (texts.find(`rule.${group}.heading`) ?? null);
  return { heading, lines };
}

/** The paths of all values; a list counts as one. */
function pathsOf(path: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path];
  const inner = path === '' ? '' : `${path}.`;
  return Object.entries(value).flatMap(([key, each]) => pathsOf(inner + key, each));
}

function valueText(path: string, value: unknown, texts: Texts): string {
  const { find, list } = texts;
  if (Array.isArray(value)) {
    if (value.length === 0) return find(`rule.${path}.none`) ?? '–';
    const items = value.map((item) => valueText(path, item, texts));
    return typeof value[0] === 'number' ? items.join(', ') : list(items);
  }
  if (typeof value === 'number')
    return (
      (value === 0 ? find(`rule.${path}.zero`) : undefined) ??
      find(`rule.${path}.number`, { count: value, time: durationText(value, texts) }) ??
      String(value)
    );
  if (typeof value === 'boolean')
    return find(`rule.${path}.${value ? 'yes' : 'no'}`) ?? String(value);
  if (value === '') return find(`rule.${path}.none`) ?? '–';
  return find(`rule.${path}.${String(value)}`) ?? plain(String(value));
}

/** In the largest unit that it is a whole number of. */
function durationText(seconds: number, { t }: Texts): string {
  const units = [
    ['days', 86_400],
    ['hours', 3600],
    ['minutes', 60],
  ] as const;
  const [name, size] = units.find(([, each]) => seconds >= each && seconds % each === 0) ?? [
    'seconds',
    1,
  ];
  return t(`duration.${name}`, { count: seconds / size });
}
