/** Reads which word forms occur in running text; a regular derivation counts as a word only if it does. */
import type { Nominal } from './nominals.ts';

const CASES = ['', 'd', 'ga', 'st', 's', 'sse', 'le', 'l', 'lt', 'ks', 'ni', 'na', 'ta'];
const PLURAL_CASES = ['', 'ga', 'st', 's', 'sse', 'le', 'l', 'lt', 'ks'];
const VERB_ENDINGS = [
  'ma',
  'mas',
  'mast',
  'maks',
  'mata',
  'vad',
  'vat',
  'v',
  'va',
  'mine',
  'mise',
  'mist',
  'ja',
  'nud',
  's',
  'b',
  'da',
  'sid',
  'n',
  'des',
];

export function nominalForms({
  nominative,
  genitive,
  partitive,
  pluralGenitive,
}: Nominal): string[] {
  const forms = new Set([
    nominative,
    partitive,
    ...CASES.map((ending) => genitive + ending),
    ...PLURAL_CASES.map((ending) => pluralGenitive + ending),
  ]);
  return [...forms];
}

/** How many different forms of a nominal have been seen. */
export const formsSeen = (nominal: Nominal, seen: ReadonlySet<string>): number =>
  nominalForms(nominal).filter((form) => seen.has(form)).length;

export const verbFormsSeen = (verb: string, seen: ReadonlySet<string>): number =>
  VERB_ENDINGS.filter((ending) => seen.has(verb.slice(0, -2) + ending)).length;

export const isVerbSeen = (verb: string, seen: ReadonlySet<string>): boolean =>
  verbFormsSeen(verb, seen) > 0;
