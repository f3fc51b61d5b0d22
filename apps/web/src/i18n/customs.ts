/** How a language writes numbers, lists and days, also where the browser does not know it. */

/** Chromium knows nothing of Icelandic. Danes write numbers and lists alike, Germans days of figures alone. */
const ALIKE: Readonly<Record<string, { readonly numbers: string; readonly days: string }>> = {
  is: { numbers: 'da', days: 'de' },
};

const isKnown = (language: string): boolean =>
  Intl.NumberFormat.supportedLocalesOf(language).length > 0;

const localeOf = (language: string, of: 'numbers' | 'days'): string =>
  isKnown(language) ? language : (ALIKE[language]?.[of] ?? language);

export const numberText = (
  value: number,
  language: string,
  options: Intl.NumberFormatOptions = {},
): string => value.toLocaleString(localeOf(language, 'numbers'), options);

export const listFormat = (language: string): Intl.ListFormat =>
  new Intl.ListFormat(localeOf(language, 'numbers'), { type: 'conjunction' });

/** Months are named only where their names are known. */
export function momentText(
  at: number | Date,
  language: string,
  options: Intl.DateTimeFormatOptions,
): string {
  const locale = localeOf(language, 'days');
  return new Intl.DateTimeFormat(locale, isKnown(language) ? options : inFigures(options)).format(
    at,
  );
}

const inFigures = ({ dateStyle, timeStyle, month }: Intl.DateTimeFormatOptions) =>
  ({
    ...((dateStyle ?? month) === undefined ? {} : { day: 'numeric', month: 'numeric' }),
    ...(dateStyle === undefined ? {} : { year: 'numeric' }),
    ...(timeStyle === undefined ? {} : { hour: '2-digit', minute: '2-digit' }),
  }) satisfies Intl.DateTimeFormatOptions;
