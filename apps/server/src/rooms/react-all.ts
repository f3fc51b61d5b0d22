/** Several reactions to one kind as one: done when all are done. Each must bear being done again for the sake of another. */
import type { KindTypes } from '../kind/kind.ts';
import type { Hosted } from './hosted.ts';

type React<T extends KindTypes> = NonNullable<Hosted<T>['react']>;

export const reactAll =
  <T extends KindTypes>(reacts: readonly React<T>[]): React<T> =>
  async (stream, state, rooms) => {
    const outcomes = await Promise.allSettled(reacts.map((react) => react(stream, state, rooms)));
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    return outcomes.every((outcome) => outcome.status === 'fulfilled' && outcome.value === 'done')
      ? 'done'
      : 'later';
  };

/** One after the other, where what the later one does ends what the earlier one is owed for. */
export const inOrder =
  <T extends KindTypes>(reacts: readonly React<T>[]): React<T> =>
  async (stream, state, rooms) => {
    for (const react of reacts) if ((await react(stream, state, rooms)) === 'later') return 'later';
    return 'done';
  };
