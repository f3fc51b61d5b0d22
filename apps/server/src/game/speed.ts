/** How fast a game is, by its clock. Ratings and pairing go by it. */
import type { Speed } from '@taht/protocol';
import type { Ruleset } from '@taht/rules';

const MINUTE = 60;
/** About how many moves a player makes in a game. */
const MOVES = 15;

type Clock = Pick<Ruleset['clock'], 'kind' | 'seconds' | 'increment'>;

export function speedOf({ kind, seconds, increment }: Clock): Speed {
  switch (kind) {
    case 'days':
      return 'days';
    case 'per-move':
      return seconds <= 30 ? 'blitz' : seconds <= 2 * MINUTE ? 'rapid' : 'slow';
    case 'per-game': {
      const all = seconds + MOVES * increment;
      return all <= 10 * MINUTE ? 'blitz' : all <= 30 * MINUTE ? 'rapid' : 'slow';
    }
    default:
      return 'slow';
  }
}
