/** The terms under which a stream is listed: its kind, its players, its labels. */

export const playerTerm = (player: string): string => `@${player}`;
export const labelTerm = (label: string): string => `#${label}`;

interface Sought {
  readonly player?: string;
  readonly labels?: readonly string[];
}

/** The first is scanned, the others are looked up. */
export function termsOf({ player, labels = [] }: Sought): readonly [string, ...string[]] {
  const terms = [...(player === undefined ? [] : [playerTerm(player)]), ...labels.map(labelTerm)];
  const [first, ...others] = terms;
  return first === undefined ? [''] : [first, ...others];
}
