/** Gathers words from text, in any order: what can be read goes into a pool, what cannot is counted and shown by example. */
import type { Alphabet, Letter } from '@taht/letters';
import { type Codes, MAX_LENGTH } from './graph.ts';
import { type SortedWords, WordPool } from './word-pool.ts';
import { makeReader, type ReadText } from './word-text.ts';

export interface Collected {
  readonly words: SortedWords;
  /** How many texts came in. */
  readonly read: number;
  /** How many were words already seen. */
  readonly repeated: number;
  /** Nothing is dropped silently: every other text is counted here. */
  readonly refused: readonly RefusedTexts[];
}

export interface RefusedTexts {
  /** `no-tile`: neither a tile nor a blank can be one of its characters. */
  readonly code: 'no-tile' | 'too-short' | 'too-long' | 'too-many-blanks';
  /** The first such character; absent for the rarer ones when there are very many, which are counted together. */
  readonly character?: string;
  readonly looksLike?: Letter;
  readonly count: number;
  readonly examples: readonly string[];
}

export interface Lengths {
  readonly min: number;
  readonly max: number;
}

export function collectWords(
  alphabet: Alphabet,
  texts: Iterable<string>,
  lengths: Lengths,
): Collected {
  const collector = new WordCollector(alphabet, lengths);
  for (const text of texts) collector.add(text);
  return collector.finish();
}

type Reason = Omit<RefusedTexts, 'count' | 'examples'>;
const TOO_LONG: Reason = { code: 'too-long' };

/** So many blanks has every set: with more letters that have no tile nobody can lay a word. */
const BLANKS = 2;

const EXAMPLES = 5;
const EXAMPLE_LENGTH = 60;
/** A file that is no word list at all has thousands of strange characters. */
const CHARACTERS = 200;

/** For texts that arrive bit by bit. */
export class WordCollector {
  readonly #pool = new WordPool();
  readonly #readText: ReadText;
  readonly #lengths: Lengths;
  /** By code: 1 for a letter that only a blank can be. */
  readonly #needsBlank: Uint8Array;
  /** No word of so many tiles can be written longer: such a text is not even looked at. */
  readonly #longestText: number;
  readonly #refused = new Map<string, RefusedTexts>();
  #read = 0;

  constructor(alphabet: Alphabet, lengths: Lengths) {
    this.#readText = makeReader(alphabet);
    this.#lengths = { min: lengths.min, max: Math.min(lengths.max, MAX_LENGTH) };
    this.#needsBlank = Uint8Array.of(
      0,
      ...alphabet.letters.map((letter) => Number(alphabet.withoutTile.has(letter))),
    );
    this.#longestText = MAX_LENGTH * alphabet.longestText;
  }

  /** Whether it is a word. */
  add(text: string): boolean {
    this.#read++;
    const reason = text.length > this.#longestText ? TOO_LONG : this.#addText(text);
    if (reason !== undefined) this.#refuse(reason, text);
    return reason === undefined;
  }

  finish(): Collected {
    const words = this.#pool.sorted();
    return {
      words,
      read: this.#read,
      repeated: this.#pool.count - words.count,
      refused: [...this.#refused.values()].sort((a, b) => b.count - a.count),
    };
  }

  /** Why the text is no word, or undefined when it went into the pool. */
  #addText(text: string): Reason | undefined {
    const word = this.#readText(text);
    if (!word.ok) {
      const { character, looksLike } = word.error;
      return { code: 'no-tile', character, ...(looksLike && { looksLike }) };
    }
    if (word.value.length < this.#lengths.min) return { code: 'too-short' };
    if (word.value.length > this.#lengths.max) return TOO_LONG;
    if (this.#blanksFor(word.value) > BLANKS) return { code: 'too-many-blanks' };
    this.#pool.add(word.value);
    return undefined;
  }

  #blanksFor(word: Codes): number {
    let blanks = 0;
    for (const letter of word) blanks += this.#needsBlank[letter] as number;
    return blanks;
  }

  #refuse(reason: Reason, text: string): void {
    const isOneTooMany =
      this.#refused.size >= CHARACTERS && !this.#refused.has(reason.character ?? reason.code);
    const kind = isOneTooMany ? { code: reason.code } : reason;
    const key = kind.character ?? kind.code;
    const { count, examples } = this.#refused.get(key) ?? { count: 0, examples: [] };
    this.#refused.set(key, {
      ...kind,
      count: count + 1,
      examples:
        examples.length < EXAMPLES ? [...examples, text.slice(0, EXAMPLE_LENGTH)] : examples,
    });
  }
}
