/** The position of today in the words of whoever reads. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { textOfToday } from './today.ts';

export interface TodaysPosition {
  readonly edition: string;
  /** Empty where it could not be had. */
  readonly text: string;
}

/** Null until it is there. That of the language before stays until the next has come. */
export function usePosition(edition: string): TodaysPosition | null {
  const position = useSignal<TodaysPosition | null>(null);
  useEffect(() => {
    let isWanted = true;
    const show = (text: string): void => {
      if (isWanted) position.value = { edition, text };
    };
    textOfToday(edition, Date.now()).then(show, () => show(''));
    return () => {
      isWanted = false;
    };
  }, [edition, position]);
  return position.value;
}
