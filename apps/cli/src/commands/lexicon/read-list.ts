/** Reads the words of a list from its bytes, and counts everything else that was in it. */

import type { Alphabet } from '@taht/letters';
import { type RefusedTexts, type SortedWords, WordCollector } from '@taht/lexicon';
import { WORD_LENGTHS } from '../../wordlists/lengths.ts';
import { decoded } from '../../words/encodings.ts';
import { linesOf, listLine } from '../../words/lines.ts';

export interface ListReport {
  /** Empty ones and remarks not counted. */
  readonly lines: number;
  readonly words: number;
  readonly repeated: number;
  /** Lines that begin with `#`. */
  readonly remarks: number;
  /** Lines with something after the word. */
  readonly withText: { readonly count: number; readonly examples: readonly string[] };
  /** Words that entered though they begin with a capital: perhaps names. A list that is all in capitals has none. */
  readonly capitalised: { readonly count: number; readonly examples: readonly string[] };
  readonly refused: readonly RefusedTexts[];
}

export interface WordsRead {
  readonly words: SortedWords;
  readonly report: ListReport;
}

const EXAMPLES = 5;
const EXAMPLE_LENGTH = 60;

/** Counts words that are written with a capital, where the others of the list are not. */
class CapitalCount {
  #small = 0;
  readonly #title: string[] = [];
  readonly #shouted: string[] = [];

  see(word: string): void {
    const [first = ''] = word;
    if (first.toLowerCase() === first) this.#small++;
    else if (word.toUpperCase() === word) this.#shouted.push(word);
    else this.#title.push(word);
  }

  told(): ListReport['capitalised'] {
    const isShoutedList = this.#small + this.#title.length < this.#shouted.length;
    const words = isShoutedList ? this.#title : [...this.#title, ...this.#shouted];
    return { count: words.length, examples: words.slice(0, EXAMPLES) };
  }
}

export function readList(
  bytes: Uint8Array,
  encoding: string,
  alphabet: Alphabet,
): WordsRead | 'not-text' {
  const collector = new WordCollector(alphabet, WORD_LENGTHS);
  const examples: string[] = [];
  const capitalised = new CapitalCount();
  let remarks = 0;
  let withText = 0;
  for (const line of linesOf(decoded(bytes, encoding))) {
    if (line.includes('\0')) return 'not-text';
    const { word, rest } = listLine(line);
    if (word.startsWith('#')) remarks++;
    else if ((word !== '' || rest !== '') && collector.add(word || line)) capitalised.see(word);
    if (word.startsWith('#') || rest === '') continue;
    withText++;
    if (examples.length < EXAMPLES) examples.push(line.trim().slice(0, EXAMPLE_LENGTH).trim());
  }
  const { words, read, repeated, refused } = collector.finish();
  return {
    words,
    report: {
      lines: read,
      words: words.count,
      repeated,
      remarks,
      withText: { count: withText, examples },
      capitalised: capitalised.told(),
      refused,
    },
  };
}
