/** Word lists that nobody puts into a package registry: the user brings the file as its institute publishes it. */
import type { Result } from '@taht/base';

export interface OfficialFormat {
  /** The id of the list that is made of it: `is-bin`. */
  readonly id: string;
  readonly edition: string;
  /** Which words are taken, as one short id. */
  readonly policy: string;
  /** What people call it. */
  readonly name: string;
  readonly licence: string;
  /** The file to look for, and where. */
  readonly file: string;
  readonly address: string;
  /** Whether a line may be one of such a file: by that a file of another format is told. */
  isLine(line: string): boolean;
  /** Words in small or capital letters, duplicates allowed; `isKnown` says whether our own list has a word. */
  read(text: string, isKnown: IsKnown): Result<readonly string[], FormatFault>;
}

export type IsKnown = (word: string) => boolean;

/** What is wrong with the text of a file, and in which line. */
export type FormatFault =
  | { readonly code: 'unreadable-line'; readonly line: number }
  | { readonly code: 'cut-off'; readonly line: number };
