/** Loads the texts of a language, so that whoever speaks one does not load the others. */
import { FILES } from './catalogue.ts';
import { type ByLanguage, LANGUAGES, type Language } from './language.ts';
import type { Catalogue, Parts } from './texts.ts';

/** The texts of a language, part by part. */
export async function loadParts(language: Language): Promise<Parts> {
  const files = await Promise.all(Object.values(FILES[language]).map((load) => load()));
  return Object.assign({}, ...files);
}

/** All texts of a language. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  return Object.assign({}, ...Object.values(await loadParts(language)));
}

/** All texts in all languages. */
export async function loadCatalogues(): Promise<ByLanguage<Catalogue>> {
  const all = LANGUAGES.map(async (language) => [language, await loadCatalogue(language)]);
  return Object.fromEntries(await Promise.all(all));
}
