/** The nominative plural of a Finnish headword by its inflection type, as the institute numbers them. */
import type { Inflection } from './kotus.ts';

/** What the headword loses at its end and what the plural puts there; the stem before it may change its grade. */
interface Type {
  readonly loses: RegExp;
  readonly puts: string;
  /** Open stems grow weak in the plural (KATU, KADUT), closed ones strong (HAMMAS, HAMPAAT). */
  readonly grade: 'weak' | 'strong';
}

const type = (loses: RegExp, puts: string, grade: Type['grade'] = 'weak'): Type => ({
  loses,
  puts,
  grade,
});

const NOTHING = /$/u;

const TYPES: Readonly<Record<number, Type>> = {
  ...Object.fromEntries(
    [1, 2, 3, 4, 8, 9, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21].map((n) => [
      n,
      type(NOTHING, 't'),
    ]),
  ),
  5: type(/i?$/u, 'it'),
  6: type(/i?$/u, 'it'),
  7: type(/i$/u, 'et'),
  16: type(/mpi$/u, 'mmat'),
  ...Object.fromEntries([23, 24, 25, 26].map((n) => [n, type(/i$/u, 'et')])),
  27: type(/si$/u, 'det'),
  28: type(/([nlr])si$/u, '$1$1et'),
  29: type(/i$/u, 'et'),
  30: type(/i$/u, 'et'),
  31: type(/ksi$/u, 'hdet'),
  32: type(NOTHING, 'et', 'strong'),
  33: type(/n$/u, 'met', 'strong'),
  34: type(/t[oö]n$/u, 'ttomat', 'strong'),
  35: type(/n$/u, 'mat', 'strong'),
  36: type(/in$/u, 'immat'),
  37: type(/n$/u, 'mmat'),
  38: type(/nen$/u, 'set'),
  39: type(/s$/u, 'kset'),
  40: type(/s$/u, 'det'),
  41: type(/([aeiouyäö])s$/u, '$1$1t', 'strong'),
  42: type(/s$/u, 'het'),
  43: type(/t$/u, 'et', 'strong'),
  44: type(/([aeiouyäö])t$/u, '$1$1t'),
  45: type(/s$/u, 'nnet'),
  46: type(/t$/u, 'nnet'),
  47: type(/[uy]t$/u, 'eet'),
  48: type(/e$/u, 'eet', 'strong'),
  49: type(NOTHING, 'et', 'strong'),
};

/** None for verbs, for what does not bend, and for compounds that bend in both parts. */
export function pluralOf(word: string, { type: number, gradation }: Inflection): string[] {
  const found = TYPES[number];
  if (found === undefined || !found.loses.test(word)) return [];
  const ending = found.loses.exec(word)?.[0] ?? '';
  const stem = word.slice(0, word.length - ending.length);
  const pair = GRADES[gradation];
  const graded = pair === undefined ? stem : changed(stem, ending, pair, found.grade);
  return [inHarmony(graded + ending.replace(found.loses, found.puts), word)];
}

/** What stands in strong and in weak grade, by the letters of the institute. */
const GRADES: Readonly<Record<string, readonly [strong: string, weak: string]>> = {
  A: ['kk', 'k'],
  B: ['pp', 'p'],
  C: ['tt', 't'],
  D: ['k', ''],
  E: ['p', 'v'],
  F: ['t', 'd'],
  G: ['nk', 'ng'],
  H: ['mp', 'mm'],
  I: ['lt', 'll'],
  J: ['nt', 'nn'],
  K: ['rt', 'rr'],
  L: ['k', 'j'],
  M: ['k', 'v'],
};

/** The grade stands before the last vowel of the stem (KAT-U, TYT-ÄR), or at its end where the vowel goes (KAPP, HAMM). */
function changed(
  stem: string,
  ending: string,
  [strong, weak]: readonly [string, string],
  to: Type['grade'],
): string {
  const [from, into] = to === 'weak' ? [strong, weak] : [weak, strong];
  const tail = /^[aeiouyäö]/u.test(ending) ? '' : (/[aeiouyäö][nlr]?$/u.exec(stem)?.[0] ?? '');
  const head = stem.slice(0, stem.length - tail.length);
  return head.endsWith(from) ? head.slice(0, head.length - from.length) + into + tail : stem;
}

/** Without a, o, u the endings have ä and ö. */
const inHarmony = (plural: string, word: string): string =>
  /[aou]/u.test(word) ? plural : plural.replaceAll('a', 'ä').replaceAll('o', 'ö');
