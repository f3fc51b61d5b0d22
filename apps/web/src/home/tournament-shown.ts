/** Which of the listed tournaments the first page tells of. */

export interface ListedTournament {
  readonly stream: string;
  readonly state: 'open' | 'live' | 'over';
  readonly created: number;
  readonly summary: { readonly name?: string };
}

const DAY = 86_400_000;
/** Whoever forgets to close one does not stand there for ever. */
const LONGEST = { live: 14 * DAY, open: 60 * DAY, over: 0 } as const;

/** The newest that is being played, else the newest that has not begun. */
export function tournamentShown(
  rows: readonly ListedTournament[],
  now: number,
): ListedTournament | null {
  const fresh = rows
    .filter(({ state, created }) => now - created < LONGEST[state])
    .toSorted((a, b) => b.created - a.created);
  return fresh.find(({ state }) => state === 'live') ?? fresh[0] ?? null;
}
