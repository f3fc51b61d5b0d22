/** Small checks of values that come from outside, such as parsed JSON; a fault says where it is and what belongs there. */

export interface Fault {
  /** A path such as `entries.3.word`; empty for the value as a whole. */
  readonly at: string;
  readonly expected: string;
}

export type Shape = (value: unknown, at: string) => Fault | undefined;

/** Text that is not empty and not endless. */
export const text =
  (max = 1000): Shape =>
  (value, at) =>
    typeof value === 'string' && value !== '' && value.length <= max
      ? undefined
      : { at, expected: 'text' };

export const matching =
  (pattern: RegExp, expected: string): Shape =>
  (value, at) =>
    typeof value === 'string' && pattern.test(value) ? undefined : { at, expected };

export const wholeNumber: Shape = (value, at) =>
  Number.isSafeInteger(value) && (value as number) >= 0
    ? undefined
    : { at, expected: 'whole number' };

export const oneOf =
  (...values: readonly unknown[]): Shape =>
  (value, at) =>
    values.includes(value) ? undefined : { at, expected: values.join(' | ') };

export const listOf =
  (shape: Shape): Shape =>
  (value, at) => {
    if (!Array.isArray(value)) return { at, expected: 'list' };
    return firstFault(value, (item, i) => shape(item, pathTo(at, i)));
  };

/** An object with exactly these fields. */
export const fields =
  (shapes: Readonly<Record<string, Shape>>): Shape =>
  (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return { at, expected: 'object' };
    const stranger = Object.keys(value).find((key) => !Object.hasOwn(shapes, key));
    if (stranger !== undefined) return { at: pathTo(at, stranger), expected: 'nothing' };
    return firstFault(Object.entries(shapes), ([key, shape]) =>
      shape(Object.hasOwn(value, key) ? (value as never)[key] : undefined, pathTo(at, key)),
    );
  };

const pathTo = (at: string, key: string | number): string =>
  at === '' ? `${key}` : `${at}.${key}`;

function firstFault<T>(
  items: readonly T[],
  check: (item: T, i: number) => Fault | undefined,
): Fault | undefined {
  for (const [i, item] of items.entries()) {
    const fault = check(item, i);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
