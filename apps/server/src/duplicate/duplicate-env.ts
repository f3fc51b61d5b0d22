/** What decisions of a duplicate game are handed: the judge and the play finder of its word list, and digests. */
import { createHash } from 'node:crypto';
import { familyOf } from '@taht/host';
import { type FamilyList, type Lexicon, withoutFamily } from '@taht/lexicon';
import type { duplicate } from '@taht/modes';
import type { Lexicons } from '../lexicons/lexicons.ts';
import { judgeIn, listFor } from '../lexicons/words-env.ts';
import { BestPlays } from './best-plays.ts';
import type { DuplicateEnv } from './duplicate-kind.ts';

/** `shown` is the list whose best plays go on the board; what people lay is judged by the whole one. */
export function duplicateEnv(
  lexicons: Lexicons,
  shown: (list: Lexicon) => Lexicon = (list) => list,
): DuplicateEnv {
  const finder = new BestPlays();
  return {
    wordsFor: (id) => {
      const askList = listFor(lexicons, id);
      return {
        judge: judgeIn(askList),
        bestPlays: (game, board, rack, most) =>
          askList((list) => finder.find(shown(list), game, board, rack, most)),
      };
    },
    digest,
  };
}

/** For plays that Täht shows by itself: a list without the words of the family list, which is read once a language. */
export function politely(): (list: Lexicon) => Lexicon {
  const families = new Map<string, FamilyList>();
  return (list) => {
    const { edition } = list.info;
    const family = families.get(edition) ?? familyOf(edition) ?? [];
    families.set(edition, family);
    return withoutFamily(list, family);
  };
}

/** Lets whoever has the answer check that it is the one that was judged. */
const digest = ({ player, tiles, claimed }: duplicate.SealedAnswer): string =>
  createHash('sha256')
    .update(JSON.stringify([player, tiles.map((t) => [t.square, t.letter, t.blank]), claimed]))
    .digest('hex')
    .slice(0, 16);
