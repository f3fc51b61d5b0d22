/**
 * Which words somebody knows. Every word has a familiarity: its rank, from 0 to 15, and a part that is always the same
 * for the word, for nobody learns words in the order of a list. Whoever knows a word knows all that are more familiar:
 * so a vocabulary is one number, and a larger one holds all of a smaller one.
 */
import {
  type Codes,
  type Commonness,
  childOf,
  endsWord,
  indexOf,
  isLast,
  type Lexicon,
  rankAt,
} from '@taht/lexicon';
import { mix, unitOf } from './hash.ts';

/** The length up to which words are counted for a share: longer ones are many in some languages, and hardly ever laid. */
const COUNTED_LENGTH = 8;
/** How far a word can be from where its rank alone would put it. */
const SCATTER = 3;
const RANKS = 16;
/** Familiarity is counted in steps as fine as this. */
const STEPS = 32;

export class Vocabulary {
  readonly #lexicon: Lexicon;
  readonly #commonness: Commonness | undefined;
  /** How many words of the counted lengths there are at each step of familiarity. */
  readonly #sizes: readonly number[];

  /** Ranks belong to the list as it was built, not to one with a patch; without them no word is more common than another. */
  constructor(lexicon: Lexicon, commonness?: Commonness) {
    this.#lexicon = lexicon;
    this.#commonness = commonness;
    this.#sizes = this.#countWords();
  }

  /** From 0 to 18; below 0 for a word that the list lacks, such as one that a club has added. */
  familiarity(word: Codes): number {
    const index = indexOf(this.#lexicon, word);
    return index === undefined ? -1 : this.#familiarityAt(index);
  }

  /** The least familiarity of the words of somebody who knows such a share of them; whoever knows all doubts none. */
  leastOf(share: number): number {
    if (share >= 1) return Number.NEGATIVE_INFINITY;
    let wanted = share * this.#sizes.reduce((sum, size) => sum + size, 0);
    for (let step = this.#sizes.length - 1; step >= 0; step--) {
      const size = this.#sizes[step] as number;
      if (wanted < size) return (step + 1 - wanted / size) / STEPS;
      wanted -= size;
    }
    return 0;
  }

  #familiarityAt(index: number): number {
    const rank = this.#commonness === undefined ? 0 : rankAt(this.#commonness, index);
    return rank + SCATTER * unitOf(mix(0, index));
  }

  #countWords(): number[] {
    const { nodes, counts, root } = this.#lexicon.graph;
    const sizes = Array<number>((RANKS - 1 + SCATTER) * STEPS).fill(0);
    const count = (list: number, from: number, length: number): void => {
      for (let at = list; ; at++) {
        const node = nodes[at] as number;
        const index = from + (counts[list] as number) - (counts[at] as number);
        if (endsWord(node)) {
          const step = Math.floor(STEPS * this.#familiarityAt(index));
          sizes[step] = (sizes[step] as number) + 1;
        }
        if (childOf(node) !== 0 && length < COUNTED_LENGTH)
          count(childOf(node), index + (endsWord(node) ? 1 : 0), length + 1);
        if (isLast(node)) return;
      }
    };
    if (root !== 0) count(root, 0, 1);
    return sizes;
  }
}
