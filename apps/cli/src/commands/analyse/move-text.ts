/** A move as GCG writes it. */
import { type Alphabet, makeRack } from '@taht/letters';
import { type Board, GCG_NOTATION, makePlay, makePosition } from '@taht/rules';
import type { Candidate } from '@taht/search';

export function moveText(candidate: Candidate, board: Board, alphabet: Alphabet): string {
  switch (candidate.kind) {
    case 'place': {
      const { tiles, direction } = candidate;
      const { start, text } = makePlay(alphabet, board, tiles, direction);
      return `${makePosition({ square: start, direction }, GCG_NOTATION)} ${text}`;
    }
    case 'exchange':
      return `-${makeRack(candidate.tiles)}`;
    case 'pass':
      return '-';
  }
}
