/** Public dictionaries, apart from the editions: a page that plays a game needs none of them. */
import { withFallback } from '@taht/base';
import type { Edition } from './edition.ts';

/** The page about a word, by edition; `{word}` stands for it. Opened only by the user. Empty where none is named. */
const addressIn = withFallback(
  {
    en: 'https://www.merriam-webster.com/dictionary/{word}',
    et: 'https://sonaveeb.ee/search/unif/dlall/dsall/{word}',
    fi: 'https://www.kielitoimistonsanakirja.fi/#/{word}',
    is: 'https://malid.is/leit/{word}',
    tr: 'https://sozluk.gov.tr/?ara={word}',
    uk: 'https://sum.in.ua/?swrd={word}',
  },
  '',
);

/** Empty for an edition that names none. */
export const dictionaryOf = ({ id }: Edition): string => addressIn(id);

/** Dictionaries list words in small letters. */
export const dictionaryLink = (edition: Edition, word: string): string =>
  dictionaryOf(edition).replace(
    '{word}',
    encodeURIComponent(word.toLocaleLowerCase(edition.language)),
  );
