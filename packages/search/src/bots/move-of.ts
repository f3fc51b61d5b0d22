/** A candidate as the rules take it. */
import type { Move } from '@taht/rules';
import type { Candidate } from '../sim/candidate.ts';

export function moveOf(candidate: Candidate): Move {
  switch (candidate.kind) {
    case 'place': {
      const { tiles, swaps } = candidate;
      return swaps.length === 0 ? { kind: 'place', tiles } : { kind: 'place', tiles, swaps };
    }
    case 'exchange':
      return { kind: 'exchange', tiles: candidate.tiles };
    case 'pass':
      return { kind: 'pass' };
  }
}
