/** What was said of the tiles on the board is said no more once others lie there. */
import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Draft, laidTiles } from '../input/draft.ts';

export function useForget(draft: Signal<Draft>, forget: () => void): void {
  const laid = laidTiles(draft.value);
  useEffect(() => {
    if (laid.length > 0) forget();
  }, [JSON.stringify(laid)]);
}
