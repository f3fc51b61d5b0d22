/** Schools of which two spellings are probably one school: that is asked, and never decided here. */
import { alike } from '../spelling.ts';
import { folded } from './columns.ts';

/** Pairs, the spelling that more players have first; of equals the one that comes first. */
export function nearSpellings(
  schools: readonly string[],
): readonly (readonly [text: string, other: string])[] {
  const times = new Map<string, number>();
  for (const school of schools) if (school !== '') times.set(school, (times.get(school) ?? 0) + 1);
  const all = [...times].map(([school, count]) => ({ school, count, words: wordsOf(school) }));
  return all.flatMap((one, i) =>
    all
      .slice(i + 1)
      .filter(
        (other) => isNear(one.words, other.words) && alike(one.school) !== alike(other.school),
      )
      .map((other) =>
        other.count > one.count
          ? ([other.school, one.school] as const)
          : ([one.school, other.school] as const),
      ),
  );
}

const wordsOf = (school: string): readonly string[] => folded(school).split(' ');

/** Alike but for accents, points and blanks, or but for one slip in one longer word; numbers are never slips. */
function isNear(one: readonly string[], other: readonly string[]): boolean {
  if (one.join('') === other.join('')) return true;
  if (one.length !== other.length) return false;
  const odd = one.flatMap((word, i) => (word === other[i] ? [] : [[word, other[i] ?? '']]));
  const [[a = '', b = ''] = []] = odd;
  return odd.length === 1 && isSlip(a, b);
}

const LEAST_LETTERS = 5;

/** A letter too many, another letter, or two letters exchanged. */
function isSlip(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (!/^\p{L}+$/u.test(short + long) || long.length < LEAST_LETTERS) return false;
  const at = [...long].findIndex((letter, i) => letter !== short[i]);
  const rest = long.slice(at + 1);
  if (short.length < long.length) return short.slice(at) === rest;
  const isExchanged = short[at] === long[at + 1] && short[at + 1] === long[at];
  return (
    short.slice(at + 1) === rest || (isExchanged && short.slice(at + 2) === long.slice(at + 2))
  );
}
