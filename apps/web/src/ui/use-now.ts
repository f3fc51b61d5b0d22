/** The time, several times a second, while a clock runs. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

export function useNow(time: () => number, isRunning: boolean): number {
  const now = useSignal(time());
  useEffect(() => {
    if (!isRunning) return undefined;
    const tick = (): void => {
      now.value = time();
    };
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [time, isRunning, now]);
  return now.value;
}
