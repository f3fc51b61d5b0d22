/** The interface texts in six languages, as ICU messages by id. Data only: the apps compile and render them. */
import type { Catalogue } from './catalogue.ts';
import { english } from './en/catalogue.ts';
import { estonian } from './et/catalogue.ts';
import { finnish } from './fi/catalogue.ts';
import { icelandic } from './is/catalogue.ts';
import type { ByLanguage } from './language.ts';
import { turkish } from './tr/catalogue.ts';
import { ukrainian } from './uk/catalogue.ts';

export type { Catalogue, MessageId } from './catalogue.ts';
export { type ByLanguage, LANGUAGES, type Language, OWN_NAMES } from './language.ts';

export const catalogues: ByLanguage<Catalogue> = {
  et: estonian,
  is: icelandic,
  fi: finnish,
  uk: ukrainian,
  tr: turkish,
  en: english,
};
