/** What is worked out in a thread of its own, so that no game waits for it. */
import type { Result } from '@taht/base';
import type { Command, Refusal, Tournament, TournamentEvent } from '@taht/tournament';
import type { FileFailure, ReadFile } from '../read-file.ts';

type Logged = NonNullable<Tournament['log']>;
type Line = Omit<Logged, 'before'>;

/** A log is a chain as long as the tournament; as a list it travels however long it is. */
export type Flat = Omit<Tournament, 'log'> & { readonly log: readonly Line[] };

export type Task =
  | { readonly kind: 'decide'; readonly state: Flat; readonly command: Command }
  | { readonly kind: 'read-file'; readonly text: string };

export type Decided = Result<readonly TournamentEvent[], Refusal>;
export type FlatFile = Result<Omit<ReadFile, 'state'> & { readonly state: Flat }, FileFailure>;

export interface ToThread {
  readonly id: number;
  readonly task: Task;
}

export interface FromThread {
  readonly id: number;
  readonly worked: Decided | FlatFile;
}

export function flatten(state: Tournament): Flat {
  const log: Line[] = [];
  for (let each = state.log; each !== null; each = each.before)
    log.push({ event: each.event, version: each.version });
  return { ...state, log };
}

export const unflatten = (flat: Flat): Tournament => ({
  ...flat,
  log: flat.log.reduceRight<Tournament['log']>((before, line) => ({ ...line, before }), null),
});
