/** A referee's tables as somebody types them: `1-4, 7`. */

/** Null for all tables, where nothing is typed; undefined for what cannot be read. */
export function parseTables(text: string): readonly number[] | null | undefined {
  const parts = text.split(/[\s,;]+/u).filter((part) => part !== '');
  if (parts.length === 0) return null;
  const tables = parts.map(rangeOf);
  return tables.includes(null) ? undefined : [...new Set(tables.flatMap((range) => range ?? []))];
}

const MOST = 5000;

function rangeOf(part: string): readonly number[] | null {
  const [, first, last = first] = /^(\d{1,4})(?:[-–](\d{1,4}))?$/u.exec(part) ?? [];
  const [from, to] = [Number(first), Number(last)];
  if (!(from >= 1 && to >= from && to <= MOST)) return null;
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
