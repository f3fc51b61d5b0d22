/** Text cut into characters, each with the marks that belong to it, so that a decomposed letter stays in one piece. */

export interface Cluster {
  readonly text: string;
  /** Offset in the text as it was given, in UTF-16 units. */
  readonly at: number;
}

const CLUSTER = /\P{M}\p{M}*|\p{M}+/gu;

export function clustersOf(text: string): readonly Cluster[] {
  return Array.from(text.matchAll(CLUSTER), (match) => ({ text: match[0], at: match.index }));
}

/** A tile of several characters stands in brackets, so that it reads back as one. */
export const bracketed = (text: string): string =>
  clustersOf(text).length > 1 ? `[${text}]` : text;
