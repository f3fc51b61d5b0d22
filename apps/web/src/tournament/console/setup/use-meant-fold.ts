/** A fold that whoever is sent here by its name, behind the `#` of the address, finds open and has the focus in. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

export function useMeantFold(name: string): RefObject<HTMLDetailsElement | null> {
  const fold = useRef<HTMLDetailsElement>(null);
  const isMeant = location.hash === `#${name}`;
  useEffect(() => {
    if (!isMeant || fold.current === null) return;
    fold.current.open = true;
    fold.current.querySelector('summary')?.focus();
  }, [isMeant]);
  return fold;
}
