/** The interface texts in six languages, as ICU messages by id. Data only: the apps compile and render them. */
export type { Catalogue, MessageId } from './catalogue.ts';
export { type ByLanguage, LANGUAGES, type Language, OWN_NAMES } from './language.ts';
export { loadCatalogue, loadCatalogues } from './load.ts';
