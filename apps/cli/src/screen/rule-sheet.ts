/** The rules of a game as a sheet to agree to: every point that matters, in the players' language. */
import { RULE_VALUES, type Ruleset, type Setup, valueAt } from '@taht/rules';
import type { Texts } from '../i18n.ts';
import { plain } from '../text/width.ts';
import { wrap } from '../text/wrap.ts';
import type { Style } from './style.ts';

export function ruleSheet(setup: Setup, rules: Ruleset, style: Style): string[] {
  const { texts, paint, columns } = style;
  const { t } = texts;
  const names = setup.houseRules.map(({ name }) => houseRuleName(texts, name));
  const chosen =
    names.length > 0
      ? t('play.house-rules', { names: texts.list(names) })
      : t('play.no-house-rules');
  return [
    paint.heading(t('play.rule-sheet')),
    ...wrap(
      `${t('rule.id')}: ${texts.find(`ruleset.${rules.id}`) ?? plain(rules.id)}`,
      columns,
      '  ',
    ),
    ...wrap(
      `${t('rule.tileset')}: ${texts.find(`tileset.${rules.tileset}`) ?? plain(rules.tileset)}`,
      columns,
      '  ',
    ),
    ...wrap(
      `${t('rule.words.lexicon')}: ${setup.lexicon === null ? t('play.no-lexicon') : plain(setup.lexicon.id)}`,
      columns,
      '  ',
    ),
    ...wrap(chosen, columns, '  '),
    ...GROUPS.flatMap((group) => groupLines(group, rules, setup, style)),
    ...wrap(t('play.commitment', { commitment: setup.commitment }), columns, '  '),
  ];
}

export const houseRuleName = (texts: Texts, name: string): string =>
  texts.find(`house-rule.${name}`) ?? plain(name);

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
  'clock',
  'end',
  'final',
  'ties',
  'notation',
] as const satisfies readonly (keyof Ruleset)[];

function groupLines(
  group: string,
  rules: Ruleset,
  setup: Setup,
  { texts, paint, columns }: Style,
): string[] {
  const paths = pathsOf(group, valueAt(rules, group)).filter((path) => isRelevant(path, rules));
  const changed = new Set(setup.houseRules.flatMap(({ patch }) => pathsOf('', patch)));
  const lines = paths.flatMap((path) => {
    const label = texts.find(`rule.${path}`) ?? path;
    const value = valueText(path, valueAt(rules, path), texts);
    const isChanged = [...changed].some((each) => each === path);
    return wrap(`${isChanged ? '*' : ' '} ${label}: ${value}`, columns, '    ');
  });
  if (lines.length === 0 || !paths.some((path) => path.includes('.'))) return lines;
  return [paint.heading(texts.find(`rule.${group}`) ?? group), ...lines];
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

/** What means nothing under these rules, or is the same in every game, is left out. */
function isRelevant(path: string, rules: Ruleset): boolean {
  const { bags, theme, clock, challenge, misdraw, pass } = rules;
  if (ALWAYS_THE_SAME.has(path)) return false;
  if (path.startsWith('theme.')) return theme.name !== '';
  if (path.startsWith('bags.')) return bags.split !== 'none';
  if (path.startsWith('pass.')) return pass.when !== RULE_VALUES['pass.when'][0];
  if (path.startsWith('misdraw.')) return misdraw.rule !== 'none';
  if (path === 'words.lexicon') return rules.words.lexicon !== '';
  if (path === 'opening.minLetters') return rules.opening.minLetters.length > 0;
  if (path.startsWith('clock.')) return isClockField(path.slice('clock.'.length), clock);
  if (path.startsWith('challenge.'))
    return isChallengeField(path.slice('challenge.'.length), challenge);
  return true;
}

const ALWAYS_THE_SAME = new Set([
  'start.blank',
  'start.direction',
  'exchange.order',
  'exchange.countsAsPass',
  'theme.judgedBy',
  'challenge.onBad.retract',
  'misdraw.surplus',
  'end.outEmptyBag',
  'notation.lettersOn',
]);

function isClockField(field: string, clock: Ruleset['clock']): boolean {
  if (clock.kind === 'none') return false;
  if (field === 'kind' || field === 'seconds') return true;
  if (field === 'increment') return clock.increment > 0;
  if (field === 'expiry') return clock.kind !== 'per-game';
  if (field === 'timeBank' || field === 'vacation') return clock.kind === 'days';
  return clock.kind === 'per-game';
}

function isChallengeField(field: string, challenge: Ruleset['challenge']): boolean {
  if (field === 'mode') return true;
  if (challenge.mode === 'off-auto-reject') return false;
  if (field === 'window.joinSeconds') return challenge.window.joinSeconds > 0;
  if (field === 'window.seconds') return challenge.window.seconds !== 'none';
  if (field === 'onGood.points') return challenge.onGood.challenger === 'points';
  if (field === 'onGood.moverPoints') return challenge.onGood.moverPoints !== 0;
  if (field === 'onGood.per')
    return challenge.onGood.challenger === 'points' || challenge.onGood.moverPoints !== 0;
  if (field === 'bystanders') return challenge.bystanders !== 'none';
  if (field === 'forcedSkipCountsAsPass')
    return challenge.onGood.challenger === 'skip-next' || challenge.forcedSkipCountsAsPass;
  return true;
}
