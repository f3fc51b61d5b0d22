/** Upper and lower case by the language's own rules (Turkish i/İ, ı/I), always composed. */

export const lowerOf = (text: string, language: string): string =>
  text.toLocaleLowerCase(language).normalize('NFC');

export const upperOf = (text: string, language: string): string =>
  text.toLocaleUpperCase(language).normalize('NFC');

/** False for what has no case, and for mixtures. */
export const isLower = (text: string, language: string): boolean =>
  lowerOf(text, language) === text && upperOf(text, language) !== text;

/** False for strangers such as ſ or, in English, ı: they have the upper case of a letter without being its lower case. */
export const isSameInUpper = (text: string, language: string): boolean =>
  lowerOf(upperOf(text, language), language) === lowerOf(text, language);
