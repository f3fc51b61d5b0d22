/** What several kinds share: facts of what lists show nothing of, the word list of a command, the tick, and how lists see a phase. */
import type { LexiconId } from '@taht/rules';
import { type Absence, type Facts, type StreamState, SYSTEM } from './kind.ts';

export const NO_FACTS: Facts = { state: 'open', players: [], labels: [], summary: '' };

/** Open while people may still enter. */
export const streamState = ({ kind }: { readonly kind: string }): StreamState =>
  kind === 'over' ? 'over' : kind === 'entering' ? 'open' : 'live';

interface Made {
  readonly phase: { readonly kind: string };
  readonly setup: { readonly lexicon: LexiconId | null };
}

interface Making {
  readonly action: { readonly kind: string; readonly setup?: Made['setup'] };
}

/** The word list of the game, or of the game that the command makes. */
export const listOf = ({ phase, setup }: Made, { action }: Making): LexiconId | null =>
  (phase.kind === 'new' ? action.setup?.lexicon : setup.lexicon) ?? null;

/** Stops the clock for an absence. */
export const standStill = <Stop extends string, Go extends string>(
  stop: Stop,
  go: Go,
  { from, to }: Absence,
  now: number,
) =>
  [
    { id: `absent-${from}-${stop}`, by: SYSTEM, at: Math.max(from, now), action: { kind: stop } },
    { id: `absent-${from}-${go}`, by: SYSTEM, at: to, action: { kind: go } },
  ] as const;

export const tick = (id: string, at: number) => ({
  ...{ id, by: SYSTEM, at },
  action: { kind: 'tick' } as const,
});
