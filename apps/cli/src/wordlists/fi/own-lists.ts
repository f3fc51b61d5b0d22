/** Our own files for Finnish, in the spelling of the sources: lower case. */
import { ownWords } from '../own-words.ts';

export interface OwnLists {
  /** Words that the sources lack, in all their forms. */
  readonly added: readonly string[];
  /** What the sources have wrongly. */
  readonly removed: readonly string[];
  /** Inflected forms that the sources take for words. */
  readonly inflected: readonly string[];
  /** Base forms; every word with such a part is out. */
  readonly hateful: ReadonlySet<string>;
  /** Base forms of participles that are words of their own. */
  readonly participles: ReadonlySet<string>;
}

/** In the last one a line has a word and its other form. */
const ADDED = ['closed-class.txt', 'vocabulary.txt', 'modern.txt'] as const;

export const readOwnLists = (own: (file: string) => string): OwnLists => ({
  added: ADDED.flatMap((file) => ownWords(own(file)).flatMap((line) => line.split(' '))),
  removed: ownWords(own('remove.txt')),
  inflected: ownWords(own('inflected.txt')),
  hateful: new Set(ownWords(own('hate-speech.txt'))),
  participles: new Set(ownWords(own('participles.txt'))),
});
