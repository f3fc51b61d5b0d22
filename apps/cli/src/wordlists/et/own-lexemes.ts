/**
 * What our own Estonian lists tell of their words: a heading names the class, and a plural stands on the line of its
 * nominative or on the next.
 */
import type { Lexeme } from '../meanings/lexemes.ts';

type Known = NonNullable<Lexeme['wordClass']>;

/** Headings begin so; "nouns and adjectives" tells neither. */
const HEADINGS: readonly (readonly [RegExp, Known | undefined])[] = [
  [/^(?:\w+ ){0,2}(?:adverbs|diminutives of pronouns)/u, 'adverb'],
  [/^pronouns/u, 'pronoun'],
  [/^numerals/u, 'numeral'],
  [/^(?:conjunctions|particles|adpositions|postpositions)/u, 'particle'],
  [/^(?:\w+ )?interjections/u, 'interjection'],
  [/^(?:nouns and adjectives|adjectives in -TU)/u, undefined],
  [/^(?:adjectives|comparatives)/u, 'adjective'],
];

export function ownLexemes(text: string): readonly Lexeme[] {
  const found: { base: string; wordClass: Lexeme['wordClass']; forms: string[] }[] = [];
  let heading: Known | 'mixed' | undefined;
  for (const line of text.split('\n')) {
    if (line.startsWith('#')) {
      const rule = HEADINGS.find(([pattern]) => pattern.test(line.slice(1).trim()));
      heading = rule === undefined ? undefined : (rule[1] ?? 'mixed');
      continue;
    }
    const [base, ...others] = line.replace(/#.*$/u, '').trim().toLocaleLowerCase('et').split(' ');
    if (base === undefined || base === '') continue;
    const last = found.at(-1);
    if (others.length === 0 && last !== undefined && isPluralOf(base, last.base))
      last.forms.push(base);
    else found.push({ base, wordClass: classOf(base, heading), forms: [base, ...others] });
  }
  return found;
}

const classOf = (word: string, heading: Known | 'mixed' | undefined): Lexeme['wordClass'] => {
  if (heading === 'mixed') return undefined;
  return heading ?? (/.{2}ma$/u.test(word) ? 'verb' : 'noun');
};

/** REHI, REHED: they begin alike. */
const isPluralOf = (word: string, base: string): boolean =>
  /[aeiouõäöü]d$/u.test(word) && word !== base && word.slice(0, 2) === base.slice(0, 2);
