/** What decisions of a game are handed: the judge of its word list, and whether a seat can play. */
import { judgeOf } from '@taht/lexicon';
import type { Lexicons } from '../lexicons/lexicons.ts';
import { judgeIn, listFor } from '../lexicons/words-env.ts';
import type { GameEnv } from './game-kind.ts';
import { PlayFinders } from './play-finders.ts';

export function gameEnv(lexicons: Lexicons): GameEnv {
  const finders = new PlayFinders();
  return {
    wordsFor: (id) => {
      if (id === null) return { judge: judgeOf(null) };
      const askList = listFor(lexicons, id);
      return {
        judge: judgeIn(askList),
        hasPlay: (game, seat) => askList((list) => finders.hasPlay(list, game, seat)),
      };
    },
  };
}
