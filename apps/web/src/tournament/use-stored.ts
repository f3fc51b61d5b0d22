/** What is typed and not sent yet: kept on this device until it is, over a cut connection and a reload. */
import { type Signal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { readKept, writeKept } from '../ui/stored.ts';

export function useKept<T extends object>(key: string, first: T): Signal<T> {
  const kept = useMemo(() => signal(readKept(key, first)), [key]);
  useEffect(() => kept.subscribe((value) => writeKept(key, value)), [kept, key]);
  return kept;
}
