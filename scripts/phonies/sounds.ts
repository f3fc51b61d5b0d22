/** How words of a list sound: which three letters follow each other in them, and how they end. */
import type { Letter } from '@taht/letters';

type Word = readonly Letter[];

/** Before the first letter and after the last. */
const EDGE = ' ';
/** Three letters that so few of the words have sound foreign: one in this many, and never fewer than the least. */
const ONE_IN = 4000;
const LEAST = 3;
const ENDINGS = 60;

export class Sounds {
  /** The most common first, of two letters and of three. */
  readonly endings: readonly Word[];
  readonly #threes = new Map<string, number>();
  readonly #least: number;

  constructor(words: readonly Word[]) {
    const endings = new Map<string, { readonly letters: Word; count: number }>();
    for (const word of words) {
      for (const three of threesOf(word))
        this.#threes.set(three, (this.#threes.get(three) ?? 0) + 1);
      for (const size of [2, 3]) {
        if (word.length < size + 2) continue;
        const letters = word.slice(-size);
        const known = endings.get(letters.join(' '));
        if (known === undefined) endings.set(letters.join(' '), { letters, count: 1 });
        else known.count++;
      }
    }
    this.#least = Math.max(LEAST, words.length / ONE_IN);
    this.endings = [...endings.values()]
      .toSorted((a, b) => b.count - a.count)
      .slice(0, ENDINGS)
      .map(({ letters }) => letters);
  }

  isEnding(letters: Word): boolean {
    return this.endings.some((ending) => ending.join(' ') === letters.join(' '));
  }

  /** Whether it could be a word: nothing in it sounds foreign. */
  isLikely(word: Word): boolean {
    return threesOf(word).every((three) => (this.#threes.get(three) ?? 0) >= this.#least);
  }

  /** The mean of its threes, so that words of one length can be compared. */
  likelihood(word: Word): number {
    const threes = threesOf(word);
    const sum = threes.reduce(
      (all, three) => all + Math.log(1 + (this.#threes.get(three) ?? 0)),
      0,
    );
    return sum / threes.length;
  }
}

function threesOf(word: Word): string[] {
  const letters = [EDGE, ...word, EDGE];
  return letters.slice(2).map((_, i) => letters.slice(i, i + 3).join(EDGE));
}
