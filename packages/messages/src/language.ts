/** The six languages of the players, and tables kept by language. */

/** The languages of the interface, by their codes. */
export const LANGUAGES = ['et', 'is', 'fi', 'uk', 'tr', 'en'] as const;
/** The code of a language of the interface. */
export type Language = (typeof LANGUAGES)[number];
/** A table with a row for every language. */
export type ByLanguage<T> = Readonly<Record<Language, T>>;

/** The texts in English are British, and so are their days and lists: 3 February 2026; Anna, Ben and Carla. */
export const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language);

/** What each calls itself, which not every browser knows of every language. */
export const OWN_NAMES: ByLanguage<string> = {
  et: 'Eesti',
  is: 'Íslenska',
  fi: 'Suomi',
  uk: 'Українська',
  tr: 'Türkçe',
  en: 'English',
};
