/** The answer to a question; one that comes after the next question was asked is let go. */
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Asked anew whenever one of the things it is about changes. */
export function useAnswer<T>(
  ask: () => Promise<T>,
  until: T,
  about: readonly unknown[],
): ReadonlySignal<T> {
  const answer = useSignal(until);
  useEffect(() => {
    let isPast = false;
    void ask().then((found) => {
      if (!isPast) answer.value = found;
    });
    return () => {
      isPast = true;
    };
  }, about);
  return answer;
}
