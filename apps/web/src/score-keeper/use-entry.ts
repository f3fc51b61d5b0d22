/** What is being entered, stored on the device so that a reload does not lose it. */
import { useSignal } from '@preact/signals';
import { readStoredObject, removeStored, writeStored } from '../preferences/stored.ts';
import { type Entry, emptyEntry } from './entry.ts';

export interface EntryState {
  readonly entry: Entry;
  readonly change: (next: Entry) => void;
}

export function useEntry(sheet: string): EntryState {
  const entry = useSignal<Entry>(readEntry(sheet));
  const change = (next: Entry): void => {
    entry.value = next;
    storeEntry(sheet, next);
  };
  return { entry: entry.value, change };
}

const nameOf = (sheet: string): string => `keep.${sheet}`;

const readEntry = (sheet: string): Entry => ({
  ...emptyEntry,
  ...readStoredObject<Partial<Entry>>(nameOf(sheet), {}),
});

function storeEntry(sheet: string, entry: Entry): void {
  if (entry === emptyEntry) removeStored(nameOf(sheet));
  else writeStored(nameOf(sheet), entry);
}
