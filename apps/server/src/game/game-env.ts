/** What decisions of a game are handed: the judge of its word list, and whether a seat can play. */
import { judgeWord, type Lexicon } from '@taht/lexicon';
import type { LexiconId } from '@taht/rules';
import { listIn } from '../lexicons/lexicon-unavailable.ts';
import type { Lexicons } from '../lexicons/lexicons.ts';
import type { GameEnv } from './game-kind.ts';
import { PlayFinders } from './play-finders.ts';

export function gameEnv(lexicons: Lexicons): GameEnv {
  const finders = new PlayFinders();
  const listOf = (id: LexiconId): Lexicon => listIn(lexicons, id);
  return {
    // Looks the list up only when a word is checked: a resignation needs none.
    wordsFor: (id) =>
      id === null
        ? { judge: () => 'unknown' }
        : {
            judge: (word) => (judgeWord(listOf(id), word).valid ? 'valid' : 'invalid'),
            hasPlay: (game, seat) => finders.hasPlay(listOf(id), game, seat),
          },
  };
}
