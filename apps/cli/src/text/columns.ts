/** A table of text: columns as wide as their widest cell, two spaces between. */
import { padEnd, padStart, widthOf } from './width.ts';

export type Side = 'left' | 'right';

/** `sides` says for each column on which side its cells stand; the last one on the left is not filled up. */
export function columnsOf(rows: readonly (readonly string[])[], sides: readonly Side[]): string[] {
  const widths = sides.map((_, i) => Math.max(0, ...rows.map((row) => widthOf(row[i] ?? ''))));
  return rows.map((row) =>
    sides
      .map((side, i) => {
        const [cell, width] = [row[i] ?? '', widths[i] ?? 0];
        return side === 'right' ? padStart(cell, width) : padEnd(cell, width);
      })
      .join('  ')
      .trimEnd(),
  );
}
