/** The positions of a recorded game: before every move the board, the mover's rack where it is known, and the score. */
import { parseRack, type Tile } from '@taht/letters';
import {
  type Board,
  emptyBoard,
  layTiles,
  type PlacedTile,
  readLayout,
  tileTables,
} from '@taht/rules';
import { type GcgEvent, type GcgFile, isGcgEvent } from './file.ts';
import { withNicksApart } from './nicks-apart.ts';
import { nicksOf, playerOf } from './replay/players.ts';
import { readRecordedPlay } from './replay/recorded-play.ts';
import type { ReplayOptions } from './replay/report.ts';

export interface RecordedPosition {
  /** Of the record's own players, from 0. */
  readonly player: number;
  readonly board: Board;
  /** Null where the record does not tell it or it cannot be read. */
  readonly rack: readonly Tile[] | null;
  /** By player, before the move. */
  readonly scores: readonly number[];
  readonly move: RecordedMove;
}

export type RecordedMove =
  | { readonly kind: 'place'; readonly tiles: readonly PlacedTile[]; readonly score: number }
  /** Null where only their number is told. */
  | { readonly kind: 'exchange'; readonly tiles: readonly Tile[] | null }
  | { readonly kind: 'pass' };

export interface RecordedGame {
  readonly nicks: readonly string[];
  readonly positions: readonly RecordedPosition[];
}

/** A play that was taken back is no move of the game; one that breaks a rule ends what can be told. */
export function recordedGame(
  file: GcgFile,
  { alphabet, tileset, layout, rules }: ReplayOptions,
): RecordedGame {
  const lines = withNicksApart(file.lines);
  const nicks = nicksOf(lines);
  const { premiums, star } = readLayout(layout);
  const tables = tileTables(tileset);
  const scores = nicks.map(() => 0);
  const positions: RecordedPosition[] = [];
  let board = emptyBoard;
  const rackOf = (text: string): readonly Tile[] | null => {
    const rack = parseRack(alphabet, text);
    return rack.ok && rack.value.length > 0 ? rack.value : null;
  };
  const moveOf = (event: GcgEvent): RecordedMove | 'broken' | 'none' => {
    switch (event.kind) {
      case 'place': {
        const ground = { board, tables, premiums, star };
        const { tiles, score } = readRecordedPlay(alphabet, ground, rules, event);
        return score === null ? 'broken' : { kind: 'place', tiles, score };
      }
      case 'exchange':
        return { kind: 'exchange', tiles: rackOf(event.tiles) };
      case 'exchange-count':
        return { kind: 'exchange', tiles: null };
      case 'pass':
        return { kind: 'pass' };
      default:
        return 'none';
    }
  };
  for (const event of lines.filter(isGcgEvent)) {
    if (event.kind === 'withdraw') {
      const undone = positions.pop();
      if (undone === undefined) break;
      board = undone.board;
      scores.splice(0, scores.length, ...undone.scores);
      continue;
    }
    const player = playerOf(nicks, event.player);
    const move = moveOf(event);
    if (move === 'broken' || player < 0) break;
    if (move === 'none') {
      scores[player] = (scores[player] as number) + (event.score ?? 0);
      continue;
    }
    positions.push({ player, board, rack: rackOf(event.rack), scores: [...scores], move });
    if (move.kind !== 'place') continue;
    board = layTiles(board, move.tiles);
    scores[player] = (scores[player] as number) + move.score;
  }
  return { nicks, positions };
}
