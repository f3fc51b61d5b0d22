/** Names in the order of a language's letters, also where the browser does not know it; numbers in them by their size. */

export type Compare = (a: string, b: string) => number;

const finnish = new Intl.Collator('fi', { numeric: true });

const AFTER: Readonly<Record<string, string>> = {
  ...{ á: 'a', ð: 'd', é: 'e', í: 'i', ó: 'o', ú: 'u', ý: 'y' },
  ...{ Á: 'A', Ð: 'D', É: 'E', Í: 'I', Ó: 'O', Ú: 'U', Ý: 'Y' },
};

/** Finns have þ, æ and ö at the end alike; á comes after all that begins with a. */
export const icelandic: Compare = (a, b) => finnish.compare(spread(a), spread(b));

const spread = (text: string): string =>
  text.normalize('NFC').replace(/[áðéíóúý]/giu, (letter) => `${AFTER[letter]}ö`);

/** Chromium knows nothing of Icelandic. */
const OWN: Readonly<Record<string, Compare>> = { is: icelandic };

const isKnown = (language: string): boolean =>
  Intl.Collator.supportedLocalesOf(language).length > 0;

export const orderIn = (language: string): Compare =>
  (isKnown(language) ? undefined : OWN[language]) ??
  new Intl.Collator(language, { numeric: true }).compare;
