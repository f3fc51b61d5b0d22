/** What makes one word list from its source files. */
export interface WordListMaker {
  readonly id: string;
  readonly edition: string;
  /** Which words are taken, as one short id: `headwords-and-plurals`. */
  readonly policy: string;
  readonly sources: readonly WordSource[];
  /**
   * Upper-case words in the edition's letters, as long as `WORD_LENGTHS` says, in any order, duplicates allowed.
   * `read` gives the bytes of a source file, `own` the text of a file of ours, both by name.
   */
  make(read: (file: string) => Uint8Array, own: (file: string) => string): Iterable<string>;
}

/** A pinned package and the files taken from it. */
export interface WordSource {
  readonly kind: 'npm' | 'debian';
  readonly name: string;
  readonly version: string;
  readonly files: readonly string[];
  readonly licence: string;
}
