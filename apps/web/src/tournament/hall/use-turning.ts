/** Pages that turn by themselves, by keys as presenters have them, and by hand; whoever wants to read longer stops them. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isStill } from '../../ui/still.ts';

export interface Turning {
  /** From 0. */
  readonly page: number;
  readonly isStopped: boolean;
  turn(by: 1 | -1): void;
  stop(isStopped: boolean): void;
}

/** Milliseconds; longer where movement is not wished for. */
const PAUSE = 12_000;
const LONG_PAUSE = 24_000;

const KEYS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  PageDown: 1,
  ArrowLeft: -1,
  PageUp: -1,
};

export function useTurning(pages: number): Turning {
  const at = useSignal(0);
  const isStopped = useSignal(false);
  const turn = (by: 1 | -1): void => {
    at.value += by;
  };
  const stop = (is: boolean): void => {
    isStopped.value = is;
  };
  useEffect(() => {
    if (isStopped.value || pages < 2) return undefined;
    const timer = setTimeout(() => turn(1), isStill() ? LONG_PAUSE : PAUSE);
    return () => clearTimeout(timer);
  }, [at.value, isStopped.value, pages]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const by = KEYS[event.key];
      const at = event.target instanceof Element ? event.target : null;
      // With these keys held the browser goes back and forth, and a field has its own use for arrows.
      if (event.altKey || event.ctrlKey || event.metaKey || at?.closest('select, input')) return;
      if (by !== undefined) turn(by);
      else if (event.key === ' ' && !at?.closest('button, a')) stop(!isStopped.peek());
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const page = pages === 0 ? 0 : ((at.value % pages) + pages) % pages;
  return { page, isStopped: isStopped.value, turn, stop };
}
