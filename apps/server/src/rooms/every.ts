/** Repeats a job, an interval after it was last done. */
import type { Clock } from './clock.ts';

export function every(
  clock: Clock,
  interval: number,
  job: () => Promise<unknown>,
  onBug: (error: unknown) => void,
): () => void {
  let isStopped = false;
  let cancel = (): void => {};
  const set = (): void => {
    if (!isStopped)
      cancel = clock.at(clock.now() + interval, () => void job().catch(onBug).then(set));
  };
  set();
  return () => {
    isStopped = true;
    cancel();
  };
}
