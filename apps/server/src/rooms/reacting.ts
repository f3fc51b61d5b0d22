/** Reactions of features to streams, their own or others', and how several run as one. */
import type { Kind, KindTypes } from '../kind/kind.ts';
import type { Reaction } from './reactions.ts';
import type { RoomsPort } from './rooms-port.ts';

/** Does what a state owes; `later` where it has to be tried again. */
export type React<T extends KindTypes> = (
  stream: string,
  state: T['state'],
  rooms: RoomsPort,
) => Promise<Reaction>;

export interface Reacting<T extends KindTypes = KindTypes> {
  readonly to: Kind<T>;
  react(stream: string, state: T['state'], rooms: RoomsPort): Promise<Reaction>;
  /** Where it reacts to more than the kind itself owes. */
  owes?(state: T['state']): number | null;
}

/** Keeps the types of a kind and its reaction together. */
export const reacting = <T extends KindTypes>(made: Reacting<T>): Reacting => made;

/** Done when all are done. Each may run again because of another. */
export const reactAll =
  <T extends KindTypes>(reacts: readonly React<T>[]): React<T> =>
  async (stream, state, rooms) => {
    const outcomes = await Promise.allSettled(reacts.map((react) => react(stream, state, rooms)));
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    return outcomes.every((outcome) => outcome.status === 'fulfilled' && outcome.value === 'done')
      ? 'done'
      : 'later';
  };

/** One after the other, where the later one settles the debt of the earlier one. */
export const inOrder =
  <T extends KindTypes>(reacts: readonly React<T>[]): React<T> =>
  async (stream, state, rooms) => {
    for (const react of reacts) if ((await react(stream, state, rooms)) === 'later') return 'later';
    return 'done';
  };

export function earliest(times: readonly (number | null)[]): number | null {
  const known = times.filter((time) => time !== null);
  return known.length === 0 ? null : Math.min(...known);
}
