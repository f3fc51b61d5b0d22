/** Whether the screen is so, now and when it changes. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

export function useMedia(query: string): boolean {
  const matches = useSignal(matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const note = (): void => {
      matches.value = list.matches;
    };
    note();
    list.addEventListener('change', note);
    return () => list.removeEventListener('change', note);
  }, [query, matches]);
  return matches.value;
}
