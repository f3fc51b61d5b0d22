/** A finished game as everybody may see it after one of its turns. */
import { addTurn, type Turn } from '@taht/phrasing';
import type { Entry } from '@taht/record';
import type { GameView } from '@taht/rules';
import { alphabetOf } from '../game/alphabet-of.ts';
import { gameKind } from '../game/game-kind.ts';

export interface PastTurn {
  readonly view: GameView;
  readonly turn: Turn;
}

/** Turns count from 1; undefined for one that there was not, or whose tiles are of no edition. */
export function afterTurn(
  entries: readonly Pick<Entry, 'events'>[],
  number: number,
): PastTurn | undefined {
  let game = gameKind.start;
  let turns: readonly Turn[] = [];
  let there: PastTurn | undefined;
  for (const { events } of entries) {
    for (const event of events) {
      const after = gameKind.evolve(game, event);
      const alphabet = after.phase.kind === 'new' ? null : alphabetOf(after.setup.tileset);
      if (alphabet !== null) turns = addTurn(turns, event, game, after, alphabet);
      game = after;
    }
    // Whatever comes before the next turn belongs to this one: a challenge may take it back.
    const turn = turns[number - 1];
    if (turns.length > number && there !== undefined) break;
    if (turn !== undefined) there = { view: gameKind.viewFor(game, { kind: 'spectator' }), turn };
  }
  return there;
}
