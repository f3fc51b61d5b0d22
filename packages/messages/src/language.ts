/** The six languages of the players, and tables kept by language. */

export const LANGUAGES = ['et', 'is', 'fi', 'uk', 'tr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export type ByLanguage<T> = Readonly<Record<Language, T>>;
