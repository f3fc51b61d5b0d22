/** A game that nobody plays, made to be looked at: what the components of a game draw. */
import { boardOf, type Edition } from '@taht/editions';
import type { Tile } from '@taht/letters';
import {
  type Board,
  evolve,
  type Game,
  type Layout,
  type Player,
  type Ruleset,
  START,
  type TileSet,
} from '@taht/rules';

export function staticGame(
  edition: Edition,
  players: readonly Player[],
  { ruleset, tileset }: { readonly ruleset?: string; readonly tileset?: string } = {},
): Game {
  const base = edition.rulesets.find(({ id }) => id === ruleset) ?? edition.rulesets[0];
  const wanted = tileset ?? base.tileset;
  const tiles = edition.tilesets.find(({ id }) => id === wanted) ?? edition.tilesets[0];
  return staticGameWith({ base, tileset: tiles, board: boardOf(base.board) as Layout }, players);
}

export interface Props {
  readonly base: Ruleset;
  readonly tileset: TileSet;
  readonly board: Layout;
}

export function staticGameWith({ base, tileset, board }: Props, players: readonly Player[]): Game {
  const created = {
    kind: 'created',
    game: '',
    ...{ players, base, tileset, board },
    houseRules: [],
    lexicon: null,
    commitment: '',
    at: 0,
    by: { kind: 'system' },
    command: '',
  } as const;
  return { ...evolve(START, created), order: players.map((_, seat) => seat), bags: [[]] };
}

export interface Scene {
  readonly board: Board;
  /** By seat. */
  readonly scores: readonly number[];
  readonly racks: readonly (readonly Tile[] | null)[];
  readonly onTurn: number | null;
}

/** The same table at another moment. */
export const withScene = (game: Game, { board, scores, racks, onTurn }: Scene): Game => ({
  ...game,
  board,
  seats: game.seats.map((seat, i) => ({
    ...seat,
    score: scores[i] ?? 0,
    rack: racks[i] ?? [],
  })),
  phase: onTurn === null ? { kind: 'dealing' } : { kind: 'turn', seat: onTurn },
});
