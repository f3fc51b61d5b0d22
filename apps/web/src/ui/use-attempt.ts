/** Something that is asked for and may fail: whether it is under way, and why it came to nothing the last time. */
import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import type { Result } from '@taht/base';

export interface Attempting<Failure> {
  readonly isBusy: ReadonlySignal<boolean>;
  readonly trouble: Signal<Failure | null>;
  /** Waits for the answer, notes what it says, and hands it on. */
  attempt<T>(answer: Promise<Result<T, Failure>>): Promise<Result<T, Failure>>;
}

export function useAttempt<Failure>(): Attempting<Failure> {
  const isBusy = useSignal(false);
  const trouble = useSignal<Failure | null>(null);
  return {
    isBusy,
    trouble,
    attempt: async (answer) => {
      isBusy.value = true;
      const result = await answer;
      isBusy.value = false;
      trouble.value = result.ok ? null : result.error;
      return result;
    },
  };
}
