/** Says a compiled message: what the messages use of ICU, which is values, plurals and choices. */
import type { Values } from './texts.ts';

/** A value by its name, a plural or a choice by the value of that name, or `#`, the number of the plural around it. */
type Token = string | readonly [name: string, kind?: 'plural' | 'select', cases?: Cases];
type Cases = Readonly<Record<string, Compiled>>;
/** A message as the compiler of ICU leaves it. */
export type Compiled = string | readonly Token[];

export type Say = (message: Compiled, values?: Values) => string;

/** Numbers are written as the caller says: not every browser knows every language. */
export function sayIn(
  language: string,
  numberText: (value: number) => string = (value) => value.toLocaleString(language),
): Say {
  const plurals = new Intl.PluralRules(language);

  const caseFor = (cases: Cases, kind: string, value: string | number): Compiled => {
    const own = Object.hasOwn(cases, value) ? cases[value] : undefined;
    const counted = kind === 'plural' ? cases[plurals.select(Number(value))] : undefined;
    return own ?? counted ?? cases.other ?? '';
  };

  const say = (message: Compiled, values: Values, count: number | null): string =>
    typeof message === 'string'
      ? message
      : message.map((token) => sayToken(token, values, count)).join('');

  const sayToken = (token: Token, values: Values, count: number | null): string => {
    if (token === '#' && count !== null) return numberText(count);
    if (typeof token === 'string') return token;
    const [name, kind, cases] = token;
    const value = values[name] ?? '';
    if (kind === undefined || cases === undefined) return String(value);
    return say(caseFor(cases, kind, value), values, kind === 'plural' ? Number(value) : count);
  };

  return (message, values = {}) => say(message, values, null);
}
