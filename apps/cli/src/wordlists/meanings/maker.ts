/** What tells of the words of an edition's own list what they are and mean. */
import type { WordFacts } from '@taht/lexicon';
import type { WordSource } from '../maker.ts';

export interface MeaningsMaker {
  readonly edition: string;
  /** Those of the list may be among them. */
  readonly sources: readonly WordSource[];
  /** The languages of the glosses. */
  readonly languages: readonly string[];
  /** `words` is the whole list, in its letters and order; `read` and `own` give files by name, as for a list. */
  facts(
    read: (file: string) => Uint8Array,
    own: (file: string) => string,
    words: readonly string[],
  ): (word: string) => WordFacts;
}
