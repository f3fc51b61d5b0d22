/** The interface texts in six languages, as ICU messages by id. Data only: the apps compile and render them. */
export { type ByLanguage, LANGUAGES, type Language, localeOf, OWN_NAMES } from './language.ts';
export { loadCatalogue, loadCatalogues, loadParts } from './load.ts';
export type { Catalogue, MessageId, Part, Parts } from './texts.ts';
