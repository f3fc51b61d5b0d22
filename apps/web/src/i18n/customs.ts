/** How a language writes numbers, lists and days, also where the browser does not know it. */
import { localeOf } from '@taht/messages';

type Kind = 'numbers' | 'shares' | 'days';

/** Chromium knows nothing of Icelandic. Danes write numbers and lists alike, Estonians per cent, Germans days of figures alone. */
const ALIKE: Readonly<Record<string, Readonly<Record<Kind, string>>>> = {
  is: { numbers: 'da', shares: 'et', days: 'de' },
};

const isKnown = (language: string): boolean =>
  Intl.NumberFormat.supportedLocalesOf(language).length > 0;

const knownLocale = (language: string, of: Kind): string =>
  isKnown(language) ? localeOf(language) : (ALIKE[language]?.[of] ?? language);

/** Whose browser speaks American English is used to the month before the day. */
const dayLocale = (language: string): string =>
  language === 'en' && navigator.language === 'en-US' ? 'en-US' : knownLocale(language, 'days');

export const numberText = (
  value: number,
  language: string,
  options: Intl.NumberFormatOptions = {},
): string =>
  value.toLocaleString(
    knownLocale(language, options.style === 'percent' ? 'shares' : 'numbers'),
    options,
  );

export const listFormat = (language: string): Intl.ListFormat =>
  new Intl.ListFormat(knownLocale(language, 'numbers'), { type: 'conjunction' });

/** Of the year, in languages that a browser may not know. */
const MONTHS: Readonly<Record<string, readonly string[]>> = {
  is: [
    'janúar',
    'febrúar',
    'mars',
    'apríl',
    'maí',
    'júní',
    'júlí',
    'ágúst',
    'september',
    'október',
    'nóvember',
    'desember',
  ],
};

export function momentText(
  at: number | Date,
  language: string,
  options: Intl.DateTimeFormatOptions,
): string {
  const own = isKnown(language) ? undefined : MONTHS[language]?.[new Date(at).getMonth()];
  if (own === undefined) return new Intl.DateTimeFormat(dayLocale(language), options).format(at);
  const fields = fieldsOf(options);
  const name = fields.month === 'short' && own.length > 3 ? `${own.slice(0, 3)}.` : own;
  return new Intl.DateTimeFormat(dayLocale(language), fields)
    .formatToParts(at)
    .map(({ type, value }) => (type === 'month' && fields.month !== 'numeric' ? name : value))
    .join('');
}

/** Of the days from Sunday on, in languages that a browser may not know. */
const DAY_LETTERS: Readonly<Record<string, string>> = { is: 'SMÞMFFL' };

/** A day of the week as the head of a calendar has it. */
export function weekdayLetter(at: number, language: string): string {
  const own = isKnown(language) ? undefined : DAY_LETTERS[language];
  return (
    own?.charAt(new Date(at).getDay()) ??
    new Intl.DateTimeFormat(dayLocale(language), { weekday: 'narrow' }).format(at)
  );
}

const MONTH_OF_STYLE = { full: 'long', long: 'long', medium: 'short', short: 'numeric' } as const;

/** A style means something else in each language: spelled out, the order is that of the Germans. */
const fieldsOf = ({ dateStyle, timeStyle, ...rest }: Intl.DateTimeFormatOptions) =>
  ({
    ...rest,
    ...(dateStyle === undefined
      ? {}
      : { day: 'numeric', month: MONTH_OF_STYLE[dateStyle], year: 'numeric' }),
    ...(timeStyle === undefined ? {} : { hour: '2-digit', minute: '2-digit' }),
  }) satisfies Intl.DateTimeFormatOptions;
