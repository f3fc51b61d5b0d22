/** Whether a word that was made up could offend: it holds a word of a family list, or nearly so. */

export interface Offence {
  /** A word, or the beginning of words. */
  readonly text: string;
  /** Of the language itself: there even what is nearly so is heard. */
  readonly isOwn: boolean;
}

/** Shorter ones are too easily met by chance inside other words; they are heard only at the beginning. */
const SHORT = 3;

export const isNearOffence = (word: string, offences: readonly Offence[]): boolean =>
  offences.some(({ text, isOwn }) =>
    text.length <= SHORT
      ? isOwn && word.startsWith(text)
      : word.includes(text) || (isOwn && isNearlyIn(word, text)),
  );

/** With one letter of the text changed, left out or put in, or two exchanged. */
function isNearlyIn(word: string, text: string): boolean {
  for (let at = 0; at < word.length; at++)
    for (const length of [text.length - 1, text.length, text.length + 1])
      if (at + length <= word.length && isOneOff(word.slice(at, at + length), text)) return true;
  return false;
}

function isOneOff(one: string, other: string): boolean {
  let from = 0;
  while (from < one.length && one[from] === other[from]) from++;
  let left = 0;
  const most = Math.min(one.length, other.length) - from;
  while (left < most && one.at(-1 - left) === other.at(-1 - left)) left++;
  const [a, b] = [one.slice(from, one.length - left), other.slice(from, other.length - left)];
  if (a.length <= 1 && b.length <= 1) return true;
  return a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0];
}
