/** Holds thousands of games in little memory: shares what many games have in common, and drops old undo states. */
import { evolve, type Game, type GameEvent, type Setup } from '@taht/rules';

/** How many moves can be undone; each costs about as much memory as the game itself. */
export const MOST_UNDONE = 3;
/** How many sets of rules are shared; beyond that, games hold their own. */
const MOST_SHARED = 64;

type Shared = Pick<Game, 'rules' | 'tables' | 'premiums'> &
  Pick<Setup, 'base' | 'houseRules' | 'tileset' | 'board'>;

const known = new Map<string, Shared>();

export function evolveLean(game: Game, event: GameEvent): Game {
  const next = evolve(game, event);
  if (next.setup !== game.setup) return sharing(next);
  return next.undo === game.undo ? next : { ...next, undo: shortened(next.undo, MOST_UNDONE) };
}

function shortened(game: Game | null, moves: number): Game | null {
  if (game === null || moves === 0) return null;
  return { ...game, undo: shortened(game.undo, moves - 1) };
}

function sharing(game: Game): Game {
  const { base, houseRules, tileset, board } = game.setup;
  const key = JSON.stringify([base, houseRules, tileset, board]);
  const { rules, tables, premiums } = game;
  const shared = known.get(key) ?? { base, houseRules, tileset, board, rules, tables, premiums };
  if (known.size < MOST_SHARED) known.set(key, shared);
  return {
    ...game,
    ...{ rules: shared.rules, tables: shared.tables, premiums: shared.premiums },
    setup: {
      ...game.setup,
      ...{ base: shared.base, houseRules: shared.houseRules },
      ...{ tileset: shared.tileset, board: shared.board },
    },
  };
}
