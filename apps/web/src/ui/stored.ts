/** What a page remembers on this device; where nothing can be, it lasts as long as the page. */

export function readKept<T extends object>(key: string, otherwise: T): T {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(`taht.${key}`) ?? 'null');
    return typeof value === 'object' && value !== null ? (value as T) : otherwise;
  } catch {
    return otherwise;
  }
}

export function writeKept(key: string, value: object): void {
  try {
    localStorage.setItem(`taht.${key}`, JSON.stringify(value));
  } catch {
    // A full or forbidden storage.
  }
}
