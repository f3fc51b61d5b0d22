/** The options of a duplicate game as they are offered and shown: one list for the form, the page and the rules. */
import type { Edition } from '@taht/editions';
import { duplicate } from '@taht/modes';
import type { Texts } from '@taht/phrasing';
import type { TextId } from '../i18n/parts.ts';

type Rules = duplicate.DuplicateRules;
type Value = string | number;

export interface RuleField {
  readonly name: keyof typeof FIELDS;
  readonly values: readonly Value[];
  read(rules: Rules): Value;
  write(rules: Rules, value: Value): Rules;
}

interface Spec {
  readonly values: readonly Value[];
  readonly unit?: 'minutes' | 'seconds' | 'points';
  readonly read?: (rules: Rules) => Value;
  readonly write?: (rules: Rules, value: number) => Partial<Rules>;
}

const { caller, laid, score, wrongScore, joker } = duplicate.DUPLICATE_VALUES;

const FIELDS = {
  caller: { values: caller },
  seconds: { values: [60, 120, 180, 240, 300], unit: 'minutes' },
  laid: { values: laid },
  score: { values: score },
  pauseSeconds: { values: [5, 10, 20, 30, 60, 120], unit: 'seconds' },
  wrongScore: { values: wrongScore },
  rack: { values: [7, 8] },
  joker: { values: joker },
  solo: {
    values: [0, 5, 10, 15, 20],
    unit: 'points',
    read: ({ solo }) => solo.points,
    write: ({ solo }, points) => ({ solo: { ...solo, points } }),
  },
  warnings: {
    values: [0, -5, -10, -20],
    unit: 'points',
    read: ({ warnings }) => warnings.points,
    write: ({ warnings }, points) => ({ warnings: { ...warnings, points } }),
  },
} as const satisfies Readonly<Record<string, Spec>>;

const fieldOf = ([name, spec]: readonly [keyof typeof FIELDS, Spec]): RuleField => ({
  name,
  values: spec.values,
  read: (rules) => spec.read?.(rules) ?? (rules[name] as Value),
  write: (rules, value) => ({
    ...rules,
    ...(spec.write?.(rules, Number(value)) ?? { [name]: value }),
  }),
});

export const RULE_FIELDS: readonly RuleField[] = (
  Object.entries(FIELDS) as [keyof typeof FIELDS, Spec][]
).map(fieldOf);

export function valueText({ name }: RuleField, value: Value, { t }: Texts): string {
  const { unit }: Spec = FIELDS[name];
  if (unit === 'minutes') return t('duration.minutes', { count: Number(value) / 60 });
  if (unit === 'seconds') return t('duration.seconds', { count: Number(value) });
  if (unit === 'points') return value === 0 ? t('duplicate.none') : String(value);
  return t(`duplicate.rule.${name}.${value}` as TextId);
}

/** By what a game of an edition is played unless somebody wants it otherwise. */
export const usualRules = ({ duplicate: custom }: Pick<Edition, 'duplicate'>): Rules => ({
  ...duplicate.DUPLICATE_DEFAULTS,
  ...custom,
});

/** The same wishes for another edition: what its rulebook has comes with it. */
export const movedTo = (rules: Rules, edition: Pick<Edition, 'duplicate'>): Rules => ({
  ...rules,
  laid: usualRules(edition).laid,
  score: usualRules(edition).score,
});

/** What of the rules differs from the usual of the edition. */
export function changesOf(rules: Rules, edition: Pick<Edition, 'duplicate'>): Partial<Rules> {
  const usual = usualRules(edition);
  return Object.fromEntries(
    Object.entries(rules).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name as keyof Rules]),
    ),
  );
}
