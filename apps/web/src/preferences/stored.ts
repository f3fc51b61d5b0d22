/** What the page stores on this device, under names that begin with `taht.`. A full or forbidden storage forgets it with the page. */

/** Null where nothing is stored, or nothing that can be read. */
export function readStored(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`taht.${name}`) ?? 'null');
  } catch {
    return null;
  }
}

export function readStoredObject<T extends object>(name: string, otherwise: T): T {
  const value = readStored(name);
  return typeof value === 'object' && value !== null ? (value as T) : otherwise;
}

export function writeStored(name: string, value: unknown): void {
  try {
    localStorage.setItem(`taht.${name}`, JSON.stringify(value));
  } catch {
    // It lasts as long as the page.
  }
}

export function removeStored(name: string): void {
  try {
    localStorage.removeItem(`taht.${name}`);
  } catch {
    // Where nothing may be stored, nothing is.
  }
}
