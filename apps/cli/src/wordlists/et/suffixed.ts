/**
 * Words that the source lacks and whose suffix tells how they bend, so that two or three forms in running text are enough:
 * SÜDAMLIK with SÜDAMLIKU, TÜMIIN with TÜMIINI.
 */
import { formsSeen } from './attested.ts';
import type { Nominal } from './nominals.ts';

interface Suffix {
  readonly ending: RegExp;
  /** The genitive is the nominative with this. */
  readonly vowel: 'i' | 'u' | '';
  /** How many forms running text must have, the nominative among them. */
  readonly forms: number;
}

const SUFFIXES: readonly Suffix[] = [
  { ending: /..lik$/u, vowel: 'u', forms: 2 },
  { ending: /..[^l]ik$/u, vowel: 'u', forms: 3 },
  { ending: /..[^i]kas$/u, vowel: '', forms: 3 },
  { ending: /..(ii|oo)n$|..oos$|..aal$|..oog$|..ism$/u, vowel: 'i', forms: 2 },
  { ending: /..[ea]nt$|..tor$/u, vowel: 'i', forms: 3 },
];

/** Foreign spellings: SHAMPOON, BUDDHISM. */
const FOREIGN = /[cqwxy]|[sdtp]h/u;

/** A word that ends in a known nominative is a compound and has to prove itself as one. */
export function* suffixedWords(
  unknown: Iterable<string>,
  seen: ReadonlySet<string>,
  known: readonly Nominal[],
): Iterable<Nominal> {
  const nominatives = new Set(known.map(({ nominative }) => nominative));
  for (const word of unknown) {
    const suffix = SUFFIXES.find(({ ending }) => ending.test(word));
    if (suffix === undefined || FOREIGN.test(word) || isCompound(word, nominatives)) continue;
    if (withDots(word).some((dotted) => nominatives.has(dotted))) continue;
    const nominal = inflected(word, suffix.vowel);
    if (formsSeen(nominal, seen) >= suffix.forms) yield nominal;
  }
}

function isCompound(word: string, nominatives: ReadonlySet<string>): boolean {
  for (let at = 2; at <= word.length - 4; at += 1) if (nominatives.has(word.slice(at))) return true;
  return false;
}

/** VOIMALIK is VÕIMALIK on a keyboard without dots. */
const withDots = (word: string): readonly string[] =>
  [...word].flatMap((letter, at) =>
    [...(DOTTED[letter] ?? '')].map((dotted) => word.slice(0, at) + dotted + word.slice(at + 1)),
  );

const DOTTED: Readonly<Record<string, string>> = { a: 'ä', o: 'õö', u: 'ü', ö: 'õ' };

function inflected(nominative: string, vowel: Suffix['vowel']): Nominal {
  const weak = nominative.replace(/nt$/u, 'nd');
  const genitive = vowel === '' ? nominative.slice(0, -1) : weak + vowel;
  const isGraded = nominative.endsWith('ik');
  const strong = isGraded ? `${nominative}k${vowel}` : `${nominative}${vowel}`;
  return {
    nominative,
    genitive,
    partitive: vowel === '' ? `${genitive}t` : strong,
    pluralGenitive: vowel === '' ? `${genitive}te` : isGraded ? `${nominative}e` : `${strong}de`,
    type: vowel === '' ? 2 : 22,
    doubtful: false,
  };
}
