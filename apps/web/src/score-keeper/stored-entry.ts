/** Stores what is being entered, so that a reload does not lose it. */
import { readStoredObject, removeStored, writeStored } from '../preferences/stored.ts';
import { type Entry, emptyEntry } from './entry.ts';

const nameOf = (sheet: string): string => `keep.${sheet}`;

export const readEntry = (sheet: string): Entry => ({
  ...emptyEntry,
  ...readStoredObject<Partial<Entry>>(nameOf(sheet), {}),
});

export function storeEntry(sheet: string, entry: Entry): void {
  if (entry === emptyEntry) removeStored(nameOf(sheet));
  else writeStored(nameOf(sheet), entry);
}
