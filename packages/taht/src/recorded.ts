/** Questions about a game that GCG tells: every turn beside the best one, and whether it was played by the rules. */

import { judgeWord } from '@taht/lexicon';
import {
  declarationOf,
  foreignTiles,
  type GcgFile,
  parseGcg,
  type ReplayReport,
  recordedGame,
  replayGcg,
} from '@taht/record';
import { type MoveReview, moveText, reviewTurn } from '@taht/search';
import type { Opened } from './edition.ts';
import type { AnalysedMove, AnalysedTurn, Analysis } from './taht.ts';
import { TahtError } from './trouble.ts';

export function analyseGcg(opened: Opened, gcg: string | Uint8Array): Analysis {
  const file = readGcg(opened, gcg);
  const { nicks, positions } = recordedGame(file, opened);
  const turns = positions.flatMap((position, i): AnalysedTurn[] => {
    const review = reviewTurn(position, i + 1, opened, null);
    if (review === undefined) return [];
    const told = ({ move, ...rest }: MoveReview): AnalysedMove => ({
      move: moveText(move, position.board, opened.alphabet),
      ...rest,
    });
    const { turn, phony, lost, luck } = review;
    const player = nicks[review.player] ?? '';
    const best = review.best.map(told);
    return [{ turn, player, played: told(review.played), best, phony, lost, luck }];
  });
  if (turns.length === 0)
    throw new TahtError('bad-record', 'No turn of the record has a rack that can be analysed.');
  return {
    turns,
    players: nicks.map((player) => {
      const own = turns.filter((turn) => turn.player === player);
      const sum = (key: 'lost' | 'luck'): number =>
        Number(own.reduce((total, turn) => total + turn[key], 0).toFixed(2));
      return { player, turns: own.length, lost: sum('lost'), luck: sum('luck') };
    }),
  };
}

export const replayRecord = (opened: Opened, gcg: string | Uint8Array): ReplayReport =>
  replayGcg(readGcg(opened, gcg), {
    ...opened,
    isWord: (word) => judgeWord(opened.kit.lexicon, word).valid,
  });

/** Tiles of another language make every line look wrong, so such a record is refused as a whole. */
function readGcg({ alphabet, edition }: Opened, gcg: string | Uint8Array): GcgFile {
  const file = parseGcg(typeof gcg === 'string' ? new TextEncoder().encode(gcg) : gcg);
  const { language } = declarationOf(file);
  const foreign =
    language !== null && language !== edition.language
      ? { letters: [], languages: [language] }
      : foreignTiles(file, alphabet);
  if (foreign === undefined) return file;
  const { languages, letters } = foreign;
  throw new TahtError(
    'bad-record',
    `The record is not played with the tiles of '${edition.id}'${letters.length > 0 ? `: ${letters.join(' ')}` : ''}${languages.length > 0 ? `; they look like those of ${languages.join(' or ')}` : ''}.`,
    { letters, languages },
  );
}
