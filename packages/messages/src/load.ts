/** Catalogues by language. Each is loaded when it is asked for, so that nobody loads six to speak one. */
import type { Catalogue } from './catalogue.ts';
import { type ByLanguage, LANGUAGES, type Language } from './language.ts';

const LOADERS: ByLanguage<() => Promise<Catalogue>> = {
  et: async () => (await import('./et/catalogue.ts')).estonian,
  is: async () => (await import('./is/catalogue.ts')).icelandic,
  fi: async () => (await import('./fi/catalogue.ts')).finnish,
  uk: async () => (await import('./uk/catalogue.ts')).ukrainian,
  tr: async () => (await import('./tr/catalogue.ts')).turkish,
  en: async () => (await import('./en/catalogue.ts')).english,
};

export const loadCatalogue = (language: Language): Promise<Catalogue> => LOADERS[language]();

export async function loadCatalogues(): Promise<ByLanguage<Catalogue>> {
  const loaded = LANGUAGES.map(async (language) => [language, await loadCatalogue(language)]);
  return Object.fromEntries(await Promise.all(loaded)) as ByLanguage<Catalogue>;
}
