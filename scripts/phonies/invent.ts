/** Builds words that are none out of words that everybody knows: a letter swapped, another ending, two put together. */
import { createHash } from 'node:crypto';
import { type Alphabet, isVowel, type Letter, parseWord } from '@taht/letters';
import { judgeWord, type Lexicon } from '@taht/lexicon';
import type { TileSet } from '@taht/rules';
import { isNearOffence, type Offence } from './offence.ts';
import { Sounds } from './sounds.ts';

export interface Material {
  readonly alphabet: Alphabet;
  readonly tileset: TileSet;
  /** All words of the edition's own list, from which its sound is learnt. */
  readonly words: readonly string[];
  /** Those that everybody knows. */
  readonly common: readonly string[];
  /** No phony is a word of any of them. */
  readonly lists: readonly Lexicon[];
  /** What is seen in running text: names too, and words that the lists lack. */
  readonly attested: ReadonlySet<string>;
  readonly offensive: readonly Offence[];
}

type Word = readonly Letter[];

/** How many phonies of each length; most plays are short. */
const QUOTA: Readonly<Record<number, number>> = { 4: 400, 5: 700, 6: 500, 7: 300, 8: 100 };
/** Of ten, how many are built in each way. */
const WAYS = { letter: 5, ending: 3, compound: 2 } as const;
type Way = keyof typeof WAYS;

/** In alphabet order. */
export function phoniesOf(material: Material): readonly string[] {
  const { alphabet } = material;
  const inventor = new Inventor(material);
  const found = new Set<string>();
  for (const [length, most] of Object.entries(QUOTA))
    for (const [way, share] of Object.entries(WAYS)) {
      let left = Math.round((most * share) / 10);
      for (const word of inventor.built(way as Way, Number(length))) {
        if (left === 0) break;
        if (found.has(word.join('')) || !inventor.isFit(word)) continue;
        found.add(word.join(''));
        left--;
      }
    }
  const inOrder = (text: string): string =>
    lettersOf(alphabet, text)
      .map((letter) => String.fromCodePoint(alphabet.codes.get(letter) as number))
      .join('');
  return [...found].toSorted((a, b) => (inOrder(a) < inOrder(b) ? -1 : 1));
}

class Inventor {
  readonly #material: Material;
  readonly #sounds: Sounds;
  readonly #common: readonly Word[];
  readonly #tiles: ReadonlySet<string>;

  constructor(material: Material) {
    const { alphabet, tileset, words, common } = material;
    this.#material = material;
    this.#sounds = new Sounds(words.map((word) => lettersOf(alphabet, word)));
    this.#common = byChance(common).map((word) => lettersOf(alphabet, word));
    this.#tiles = new Set(tileset.tiles.flatMap(([tile, count]) => (count > 0 ? [tile] : [])));
  }

  /** In an order by chance, which is the same each time. */
  *built(way: Way, length: number): Generator<Word, void> {
    switch (way) {
      case 'letter':
        for (const word of this.#common) {
          if (Math.abs(word.length - length) > 1) continue;
          const [best] = this.#misspelt(word).filter((each) => each.length === length);
          if (best !== undefined) yield best;
        }
        return;
      case 'ending':
        for (const [at, word] of this.#common.entries())
          yield* this.#otherEndings(word, at, length);
        return;
      case 'compound':
        yield* this.#compounds(length);
    }
  }

  /** Like a word, in no list, with a tile for each letter, and nothing that anybody would blush at. */
  isFit(word: Word): boolean {
    const { offensive } = this.#material;
    return (
      word.every((letter) => this.#tiles.has(letter)) &&
      this.#sounds.isLikely(word) &&
      !this.#isWord(word) &&
      !isNearOffence(word.join(''), offensive)
    );
  }

  #isWord(word: Word): boolean {
    const { lists, attested } = this.#material;
    const text = word.join('');
    return attested.has(text) || lists.some((list) => judgeWord(list, text).valid);
  }

  /** The most likely first: a letter doubled or single, two exchanged, one for another of its kind. */
  #misspelt(word: Word): Word[] {
    const made: Word[] = [];
    for (let i = 1; i < word.length; i++) {
      const [before, here] = [word[i - 1] as Letter, word[i] as Letter];
      if (before === here) made.push(word.toSpliced(i, 1));
      else if (i > 1) made.push(word.toSpliced(i - 1, 2, here, before));
      if (i < word.length - 1) made.push(word.toSpliced(i, 0, here));
      for (const other of this.#ofTheKindOf(here)) made.push(word.with(i, other));
    }
    return made
      .filter((each) => !this.#isWord(each))
      .toSorted((a, b) => this.#sounds.likelihood(b) - this.#sounds.likelihood(a));
  }

  #ofTheKindOf(letter: Letter): Letter[] {
    const { alphabet } = this.#material;
    return alphabet.letters.filter(
      (other) => other !== letter && isVowel(alphabet, other) === isVowel(alphabet, letter),
    );
  }

  /** Only where what stands before the ending is no word: else it is too easily one that the lists lack. */
  *#otherEndings(word: Word, at: number, length: number): Generator<Word, void> {
    const { endings } = this.#sounds;
    for (const size of [3, 2]) {
      const stem = word.slice(0, -size);
      if (stem.length < 2 || !this.#sounds.isEnding(word.slice(-size)) || this.#isWord(stem))
        continue;
      const fits = endings
        .map((_, i) => [...stem, ...(endings[(at + i) % endings.length] as Word)])
        .filter((made) => made.length === length && this.#sounds.isLikely(made));
      const made = fits.find((each) => !this.#isWord(each));
      if (made !== undefined) yield made;
    }
  }

  *#compounds(length: number): Generator<Word, void> {
    const first = this.#common.filter((word) => word.length >= 2 && word.length <= 5);
    for (const [i, word] of first.entries()) {
      const wanted = length - word.length;
      const other = first.find((each, at) => at > i && each.length === wanted);
      if (other !== undefined && wanted >= 2) yield [...word, ...other];
    }
  }
}

function lettersOf(alphabet: Alphabet, text: string): Word {
  const word = parseWord(alphabet, text);
  if (!word.ok) throw new Error(`${text}: ${word.error.code}`);
  return word.value;
}

const byChance = (words: readonly string[]): readonly string[] =>
  words
    .map((word) => [createHash('sha256').update(word).digest('hex'), word] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, word]) => word);
