/** What decisions of a duplicate game are handed: the judge and the play finder of its word list, and digests. */
import { createHash } from 'node:crypto';
import type { duplicate } from '@taht/modes';
import type { Lexicons } from '../lexicons/lexicons.ts';
import { judgeIn, listFor } from '../lexicons/words-env.ts';
import { BestPlays } from './best-plays.ts';
import type { DuplicateEnv } from './duplicate-kind.ts';

export function duplicateEnv(lexicons: Lexicons): DuplicateEnv {
  const finder = new BestPlays();
  return {
    wordsFor: (id) => {
      const askList = listFor(lexicons, id);
      return {
        judge: judgeIn(askList),
        bestPlays: (game, board, rack, most) =>
          askList((list) => finder.find(list, game, board, rack, most)),
      };
    },
    digest,
  };
}

/** Lets whoever has the answer check that it is the one that was judged. */
const digest = ({ player, tiles, claimed }: duplicate.SealedAnswer): string =>
  createHash('sha256')
    .update(JSON.stringify([player, tiles.map((t) => [t.square, t.letter, t.blank]), claimed]))
    .digest('hex')
    .slice(0, 16);
