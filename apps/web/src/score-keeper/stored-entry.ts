/** Keeps what is being entered over a reload. */
import { type Entry, emptyEntry } from './entry.ts';

const keyOf = (sheet: string): string => `taht.keep.${sheet}`;

export function readKeptEntry(sheet: string): Entry {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(sheet)) ?? 'null') as Entry | null;
    return { ...emptyEntry, ...kept };
  } catch {
    return emptyEntry;
  }
}

export function keepEntry(sheet: string, entry: Entry): void {
  try {
    if (entry === emptyEntry) localStorage.removeItem(keyOf(sheet));
    else localStorage.setItem(keyOf(sheet), JSON.stringify(entry));
  } catch {
    // A full or forbidden storage: then it lasts as long as the page.
  }
}
