/**
 * Flag diacritics as a state machine: the values of all features are one number, so that a path through the transducer
 * carries a number instead of a table.
 */
import type { FlagSymbol, Transducer } from './vfst.ts';

export const NO_FLAGS = 0;
export const REFUSED = -1;
const UNKNOWN = -2;

/** The number after the flag, or `REFUSED`; a symbol that is no flag changes nothing. */
export type FlagMachine = (flags: number, symbol: number) => number;

type Values = ReadonlyMap<string, string>;

export function makeFlagMachine({ flags }: Transducer): FlagMachine {
  const known: Values[] = [];
  const numbers = new Map<string, number>();
  /** By number, then by symbol. */
  const steps: Int32Array[] = [];

  const numberOf = (values: Values): number => {
    const key = [...values]
      .map((pair) => pair.join('='))
      .sort()
      .join();
    const number = numbers.get(key) ?? known.length;
    if (number === known.length) {
      numbers.set(key, number);
      known.push(values);
      steps.push(new Int32Array(flags.length).fill(UNKNOWN));
    }
    return number;
  };
  numberOf(new Map());

  return (now, symbol) => {
    const flag = flags[symbol];
    if (flag === undefined) return now;
    const step = steps[now] as Int32Array;
    if (step[symbol] === UNKNOWN) {
      const values = applied(known[now] as Values, flag);
      step[symbol] = values === undefined ? REFUSED : numberOf(values);
    }
    return step[symbol] as number;
  };
}

function applied(values: Values, { operation, feature, value }: FlagSymbol): Values | undefined {
  const now = values.get(feature);
  switch (operation) {
    case 'P':
      return new Map(values).set(feature, value as string);
    case 'C':
      return new Map([...values].filter(([name]) => name !== feature));
    case 'U':
      return now === undefined
        ? new Map(values).set(feature, value as string)
        : kept(now === value);
    case 'R':
      return kept(value === undefined ? now !== undefined : now === value);
    case 'D':
      return kept(value === undefined ? now === undefined : now !== value);
  }

  function kept(allowed: boolean): Values | undefined {
    return allowed ? values : undefined;
  }
}
