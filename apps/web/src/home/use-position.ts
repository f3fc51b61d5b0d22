/** The position of today in the words of whoever reads. */
import { useSignal } from '@preact/signals';
import { editionOf } from '@taht/editions';
import { useEffect } from 'preact/hooks';
import { preferences } from '../preferences/preferences.ts';
import { textOfToday } from './today.ts';

/** The words are those of the language one reads, until something else was chosen. */
export const editionShown = (language: string): string =>
  editionOf(preferences.edition.value)?.id ?? editionOf(language)?.id ?? 'en';

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
