/** What a game is handed that asks only whether a word is in its list. */
import { judgeWord } from '@taht/lexicon';
import type { Judge, LexiconId } from '@taht/rules';
import { listIn } from './lexicon-unavailable.ts';
import type { Lexicons } from './lexicons.ts';

export interface WordsEnv {
  /** Null where any words will do. */
  judgeFor(lexicon: LexiconId | null): Judge;
}

export const wordsEnv = (lexicons: Lexicons): WordsEnv => ({
  judgeFor: (id) =>
    id === null
      ? () => 'unknown'
      : (word) => (judgeWord(listIn(lexicons, id), word).valid ? 'valid' : 'invalid'),
});
