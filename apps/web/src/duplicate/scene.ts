/** A duplicate game as the components of the standard game draw it: a board, and one rack. */
import type { Tile } from '@taht/letters';
import { duplicate } from '@taht/modes';
import type { Turn } from '@taht/phrasing';
import {
  type Board,
  emptyBoard,
  type Game,
  layTiles,
  type PlacedTile,
  type Play,
  type Square,
} from '@taht/rules';
import { staticGameWith, withScene } from '../play/static/static-game.ts';
import type { View } from './game.ts';

const HAND = [{ id: '', name: '' }];

export const sceneOf = (
  { rules, tileset, layout, board, rack }: View,
  shown: { readonly board?: Board; readonly rack?: readonly Tile[] } = {},
): Game =>
  withScene(staticGameWith({ base: rules, tileset, board: layout }, HAND), {
    board: shown.board ?? board,
    scores: [0],
    racks: [shown.rack ?? rack],
    onTurn: 0,
  });

/** What lay on the board when a rack was called: what was laid in the rounds before it. */
export const boardBefore = ({ rounds }: Pick<View, 'rounds'>, call: number): Board =>
  rounds
    .filter((round) => round.call < call)
    .reduce<Board>((board, { best }) => layTiles(board, best?.tiles ?? []), emptyBoard);

/** What was seen when a rack had been called: the table is another one as soon as its round has been judged. */
export function viewAt(view: View, call: number): View {
  const judged = view.rounds.find((round) => round.call === call);
  return judged === undefined
    ? view
    : { ...view, board: boardBefore(view, call), rack: judged.rack };
}

/** The table against which slips are read, with those who write them. */
export const slipTable = (
  view: View,
  paper: readonly { readonly player: number; readonly name: string; readonly hall: string }[],
): duplicate.SlipTable => {
  const { tables, premiums, star } = sceneOf(view);
  const players = Array.from({ length: view.players }, (): duplicate.Entrant => DEVICE);
  for (const { player, name, hall } of paper)
    players[player - 1] = { id: '', name, hall, hands: 'paper' };
  const { board, rack, rules: base, duplicate: own } = view;
  return { board, rack, tables, premiums, star, players, setup: { base, duplicate: own } };
};

const DEVICE: duplicate.Entrant = { id: '', name: '', hall: '', hands: 'device' };

/** What tiles would make on the table, without a word list. */
export const readPlay = (view: View, tiles: readonly PlacedTile[]) =>
  duplicate.readAnswer(slipTable(view, []), tiles, () => 'valid');

/** What was laid in the last round, as the board shows what was played last. */
export const lastTurn = ({ rounds }: Pick<View, 'rounds'>): readonly Turn[] => {
  const best = rounds.at(-1)?.best;
  return best ? [turnOf(best)] : [];
};

/** A play as the board shows what was played last. */
export function turnOf({ tiles, direction, score }: Play): Turn {
  const squares = tiles.map(({ square }) => square);
  const play = { square: squares[0] as Square, direction, word: '', squares };
  return { seat: 0, kind: 'play', play, score, total: 0, cause: null };
}
