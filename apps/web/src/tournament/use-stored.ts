/** What is typed and not sent yet, stored on this device: a cut connection or a reload does not lose it. */
import { type Signal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { readStoredObject, writeStored } from '../preferences/stored.ts';

export function useStored<T extends object>(key: string, first: T): Signal<T> {
  const stored = useMemo(() => signal(readStoredObject(key, first)), [key]);
  useEffect(() => stored.subscribe((value) => writeStored(key, value)), [stored, key]);
  return stored;
}
