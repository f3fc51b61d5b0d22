/** Tables that may lack a row, such as those by language: what holds without one is part of the table. */

/** The row of a key, or `otherwise` where it has none; names that every object has are no rows. */
export const withFallback =
  <T>(rows: Readonly<Partial<Record<string, T>>>, otherwise: T): ((key: string) => T) =>
  (key) =>
    Object.hasOwn(rows, key) ? (rows[key] ?? otherwise) : otherwise;
