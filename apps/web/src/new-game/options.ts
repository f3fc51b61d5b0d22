/** Every single point of a ruleset that a table may decide otherwise, and how its value is written. */
import { RULE_VALUES, TIE_BREAKS } from '@taht/rules';

export type OptionValue = string | number | boolean | readonly (string | number)[];

export type Option =
  | { readonly path: string; readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly path: string; readonly kind: 'number' }
  /** A number, or none at all. */
  | { readonly path: string; readonly kind: 'limit' }
  | { readonly path: string; readonly kind: 'flag' }
  | { readonly path: string; readonly kind: 'numbers' }
  | { readonly path: string; readonly kind: 'some'; readonly values: readonly string[] };

const NUMBERS = [
  'players.min',
  'players.max',
  'rack',
  'opening.minTiles',
  'exchange.minBag',
  'bonus.tiles',
  'bonus.points',
  'challenge.window.joinSeconds',
  'challenge.onGood.points',
  'challenge.onGood.moverPoints',
  'clock.seconds',
  'clock.increment',
  'clock.overPerMinute',
];

const LIMITS = [
  'bags.seconds',
  'challenge.window.seconds',
  'clock.capMinutes',
  'clock.timeBank',
  'clock.vacation',
  'end.passRounds',
  'end.scorelessTurns',
];

const FLAGS = [
  'opening.centre',
  'exchange.countsAsPass',
  'challenge.forcedSkipCountsAsPass',
  'clock.begunMinute',
  'end.noMoveLeft',
];

/** Spans of time are counted in these. */
export const IN_SECONDS: ReadonlySet<string> = new Set([
  'bags.seconds',
  'challenge.window.seconds',
  'challenge.window.joinSeconds',
  'clock.seconds',
  'clock.increment',
  'clock.timeBank',
  'clock.vacation',
]);

const ALL: readonly Option[] = [
  ...Object.entries(RULE_VALUES).map(
    ([path, values]): Option => ({ path, kind: 'choice', values }),
  ),
  ...NUMBERS.map((path): Option => ({ path, kind: 'number' })),
  ...LIMITS.map((path): Option => ({ path, kind: 'limit' })),
  ...FLAGS.map((path): Option => ({ path, kind: 'flag' })),
  { path: 'opening.minLetters', kind: 'numbers' },
  { path: 'ties', kind: 'some', values: TIE_BREAKS },
];

const GROUPS = [
  'players',
  'start',
  'rack',
  'opening',
  'exchange',
  'pass',
  'blank',
  'bonus',
  'bags',
  'lookup',
  'challenge',
  'misdraw',
  'takeBack',
  'clock',
  'end',
  'final',
  'ties',
  'notation',
];

const groupOf = (path: string): string => path.split('.')[0] ?? path;

export interface OptionGroup {
  readonly name: string;
  readonly options: readonly Option[];
}

export const OPTION_GROUPS: readonly OptionGroup[] = GROUPS.map((name) => ({
  name,
  options: ALL.filter(({ path }) => groupOf(path) === name),
}));

export const optionAt = (path: string): Option | undefined =>
  ALL.find((option) => option.path === path);

const NUMBER = /^-?\d{1,10}$/u;
const NONE = 'none';

/** As it stands in a code; undefined for what the option cannot be. */
export function parseOption(option: Option, text: string): OptionValue | undefined {
  switch (option.kind) {
    case 'choice':
      return option.values.includes(text) ? text : formerly(option.path, text);
    case 'number':
      return NUMBER.test(text) ? Number(text) : undefined;
    case 'limit':
      return text === NONE ? NONE : NUMBER.test(text) ? Number(text) : undefined;
    case 'flag':
      return text === 'yes' || text === 'no' ? text === 'yes' : undefined;
    case 'numbers': {
      const parts = partsOf(text);
      return parts.every((part) => NUMBER.test(part)) ? parts.map(Number) : undefined;
    }
    case 'some': {
      const parts = partsOf(text);
      return parts.every((part) => option.values.includes(part)) ? parts : undefined;
    }
  }
}

/** What a value was called when older codes were made. */
const formerly = (path: string, text: string): string | undefined =>
  path === 'takeBack' && text === NONE ? 'never' : undefined;

export function makeOption(value: OptionValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object') return String(value);
  return value.length === 0 ? NONE : value.join('+');
}

const partsOf = (text: string): string[] => (text === NONE ? [] : text.split('+'));
