/** The plays that stand in a solitaire, in order. */
import { solitaire } from '@taht/modes';
import type { Board, PlacedTile } from '@taht/rules';

export interface PlayMade {
  readonly rack: solitaire.RackNumber;
  readonly tiles: readonly PlacedTile[];
  readonly score: number;
  /** As it was before. */
  readonly board: Board;
}

/** What was taken back is gone. */
export function playsMade(events: readonly solitaire.SolitaireEvent[]): readonly PlayMade[] {
  let game = solitaire.START;
  let plays: readonly PlayMade[] = [];
  for (const event of events) {
    const { board } = game;
    game = solitaire.evolve(game, event);
    if (event.kind === 'placed') {
      const { rack, tiles, score } = event;
      plays = [...plays, { rack, tiles, score, board }];
    } else if (event.kind === 'undone') plays = plays.slice(0, game.plays);
  }
  return plays;
}
