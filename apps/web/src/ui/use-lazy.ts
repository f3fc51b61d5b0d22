/** A part of a page that is loaded when it is first wanted; null until then. Where it cannot be had, another try is made with the next wish. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export function useLazy<P>(
  isWanted: boolean,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> | null {
  const [part, setPart] = useState<{ readonly view: ComponentType<P> } | null>(null);
  useEffect(() => {
    if (!isWanted || part !== null) return;
    load().then(
      (view) => setPart({ view }),
      () => {},
    );
  }, [isWanted, part, load]);
  return part?.view ?? null;
}
