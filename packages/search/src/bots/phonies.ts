/** The words of an edition that are none and that could be taken for words: a file that comes with its list, a word a line. */
import { type Letter, parseWord } from '@taht/letters';
import { judgeWord, type Lexicon } from '@taht/lexicon';

export type PhonyWord = readonly Letter[];

/** Without those that a list has after all: a club may have its own, and an older one had other words. */
export const phoniesFor = (lexicon: Lexicon, text: string): readonly PhonyWord[] =>
  text.split('\n').flatMap((line) => {
    const word = parseWord(lexicon.alphabet, line);
    return word.ok && word.value.length > 0 && !judgeWord(lexicon, word.value).valid
      ? [word.value]
      : [];
  });
