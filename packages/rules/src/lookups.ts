/**
 * Words and plays that are looked up while something is decided. Where a list is missing, damaged or not loaded yet, that
 * says nothing about a word: nothing is decided, and the reason is what comes out.
 */
import { err, type Result } from '@taht/base';

/** In place of an answer. */
export class Unavailable<Reason> {
  readonly reason: Reason;

  constructor(reason: Reason) {
    this.reason = reason;
  }
}

/** `never` is the reason of whoever can always answer. */
export type OrUnavailable<Answer, Reason> = [Reason] extends [never]
  ? Answer
  : Answer | Unavailable<Reason>;

/** Makes a question that always has an answer; what follows from the stand-in is thrown away. */
type StandIn<Reason> = <Args extends readonly unknown[], Answer>(
  ask: (...args: Args) => OrUnavailable<Answer, Reason>,
  standIn: Answer,
) => (...args: Args) => Answer;

export function withLookups<Reason, T, E>(
  decide: (standIn: StandIn<Reason>) => Result<T, E>,
): Result<T, E | Reason> {
  let missing: Unavailable<Reason> | undefined;
  const decided = decide((ask, standIn) => (...args) => {
    const answer: typeof standIn | Unavailable<Reason> = ask(...args);
    if (!(answer instanceof Unavailable)) return answer;
    missing ??= answer;
    return standIn;
  });
  return missing === undefined ? decided : err(missing.reason);
}
