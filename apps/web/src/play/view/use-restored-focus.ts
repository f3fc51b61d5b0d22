/** A button or a dialog that had the focus and is gone leaves it to the board. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

export function useRestoredFocus(
  frame: { readonly current: HTMLElement | null },
  state: string,
): void {
  const wasInside = useRef(false);
  useEffect(() => {
    const element = frame.current;
    const note = (): void => {
      wasInside.current = true;
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [frame]);
  // At once: the next key may be pressed already.
  useLayoutEffect(() => {
    if (!wasInside.current || document.activeElement !== document.body) return;
    const here = frame.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]');
    here?.focus({ preventScroll: true });
  }, [state, frame]);
}
