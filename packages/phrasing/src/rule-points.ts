/** The points of a ruleset one by one: what each is called, and what its value means. */
import { rulebookOf } from '@taht/editions';
import { type Ruleset, valueAt } from '@taht/rules';
import { plain } from './plain.ts';
import { isRelevant } from './relevant-rules.ts';
import type { Texts } from './texts.ts';

export interface RuleLine {
  /** Where in the ruleset: `clock.seconds`. */
  readonly path: string;
  readonly label: string;
  readonly value: string;
  /** By a house rule. */
  readonly isChanged: boolean;
  /** The rulebook is silent here, and this is our reading. */
  readonly isOurs: boolean;
}

/** Every point that matters under these rules; `changed` are those that house rules set. */
export const rulePointsOf = (
  rules: Ruleset,
  texts: Texts,
  changed: ReadonlySet<string> = new Set(),
): readonly RuleLine[] =>
  pathsOf('', rules)
    .filter((path) => !NO_POINTS.includes(path) && isRelevant(path, rules))
    .map((path) => ({
      path,
      label: labelOf(path, texts),
      value: valueText(path, valueAt(rules, path), texts),
      isChanged: changed.has(path),
      isOurs: isOurs(rules, changed, path),
    }));

/** Whether the rulebook leaves a point open, and no house rule decides it. */
export const isOurs = (rules: Ruleset, changed: ReadonlySet<string>, point: string): boolean =>
  !changed.has(point) && rulebookOf(rules.id)?.silentOn.includes(point) === true;

/** Names; the word list stands beside the rules of a game. */
const NO_POINTS = ['id', 'tileset', 'board', 'mode'];

/** What follows a challenge is told with its condition: without it both sides sound alike. */
function labelOf(path: string, { find, language }: Texts): string {
  const label = find(`rule.${path}`) ?? path;
  const [, condition] = /^(challenge\.on(?:Bad|Good))\./u.exec(path) ?? [];
  return condition === undefined
    ? label
    : `${find(`rule.${condition}`)}: ${lowered(label, language)}`;
}

const lowered = (text: string, language: string): string =>
  text.charAt(0).toLocaleLowerCase(language) + text.slice(1);

/** The paths of all values; a list counts as one. */
export function pathsOf(path: string, value: unknown): string[] {
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
