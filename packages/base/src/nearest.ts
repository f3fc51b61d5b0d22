/** The name that was probably meant by one that nobody has. */

/** Letters that may be wrong, missing or too many for a name to be taken for another. */
const MOST_WRONG = 3;

/** The nearest of the known names; none where all are far. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((each) => ({ each, wrong: distance(name, each) }))
    .sort((a, b) => a.wrong - b.wrong);
  return best !== undefined && best.wrong <= MOST_WRONG ? best.each : undefined;
}

/** How many letters have to be changed, added, left out or exchanged with their neighbour. */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (isSame ? 0 : 1),
        isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(one.length, other.length);
}
