/** Consonant gradation: the strong and the weak form of the end of a stem. */

type Pair = readonly [strong: string, weak: string];

/** Changes of length and likeness; these also part a strong genitive from its nominative (HAMBA, HAMMAS). */
const MILD: readonly Pair[] = [
  ...['p', 't', 'k', 's', 'f', 'š'].map((c): Pair => [c + c, c]),
  ['p', 'b'],
  ['t', 'd'],
  ['k', 'g'],
  ['lb', 'lv'],
  ['rb', 'rv'],
  ['mb', 'mm'],
  ['ld', 'll'],
  ['nd', 'nn'],
  ['rd', 'rr'],
  ['hk', 'h'],
  ['ht', 'h'],
  ['b', 'v'],
];

const LOSS: readonly Pair[] = [
  ['lg', 'l'],
  ['rg', 'r'],
  ['lg', 'lj'],
  ['rg', 'rj'],
  ['sk', 's'],
  ['b', ''],
  ['d', ''],
  ['g', ''],
  ['d', 'j'],
  ['g', 'j'],
  ['g', 'v'],
];

const ALL: readonly Pair[] = [...MILD, ...LOSS];

/** Every stem that could be the weak grade of `strong` without the loss of a consonant, itself first. */
export const mildGrades = (strong: string): readonly string[] => graded(strong, MILD, 0, 1);

/** Every stem that could be the weak grade of `strong`, itself first. */
export const weakGrades = (strong: string): readonly string[] => graded(strong, ALL, 0, 1);

/** Every stem that could be the strong grade of `weak`, itself first. */
export const strongGrades = (weak: string): readonly string[] => graded(weak, ALL, 1, 0);

/** A sonorant may follow either grade: KOPRA, KOBRAS. */
const SONORANT = /[lrnmvj]$/u;

function graded(stem: string, pairs: readonly Pair[], from: 0 | 1, to: 0 | 1): readonly string[] {
  const found = [stem];
  for (const tail of SONORANT.test(stem) ? [stem.slice(-1), ''] : ['']) {
    const body = stem.slice(0, stem.length - tail.length);
    for (const pair of pairs)
      if (body.endsWith(pair[from]))
        found.push(body.slice(0, body.length - pair[from].length) + pair[to] + tail);
  }
  return found;
}
