/** Checks of rules that are data: each names a fault and tells when it is there. */

export type Check<Fault extends string, Checked extends readonly unknown[]> = readonly [
  Fault,
  (...checked: Checked) => boolean,
];

export const faultsOf = <Fault extends string, Checked extends readonly unknown[]>(
  checks: readonly Check<Fault, Checked>[],
  ...checked: Checked
): Fault[] => checks.filter(([, isFaulty]) => isFaulty(...checked)).map(([fault]) => fault);

/** Whether each field, named by its path, has one of the values listed for it. */
export const areKnown = (
  rules: object,
  values: Readonly<Record<string, readonly unknown[]>>,
): boolean => Object.entries(values).every(([path, known]) => known.includes(valueAt(rules, path)));

/** The value of a field named by its path, such as `challenge.window.until`. */
export const valueAt = (rules: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], rules);
