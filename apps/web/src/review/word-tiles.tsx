/** The word of a move as tiles, those that lay there already paler, or the tiles that are exchanged. */
import { BLANK } from '@taht/letters';
import { type Board, type Game, neighbour, type PlacedTile, tilePoints } from '@taht/rules';
import type { Candidate } from '@taht/search';
import { Tile } from '../play/board/tile.tsx';
import css from './word-tiles.module.css';

export interface WordTilesProps {
  readonly game: Game;
  readonly board: Board;
  readonly move: Candidate;
}

export function WordTiles({ game, board, move }: WordTilesProps) {
  if (move.kind === 'pass') return null;
  if (move.kind === 'exchange')
    return (
      <span class={css.tiles} aria-hidden="true">
        {move.tiles.map((tile, i) => (
          <span key={i}>
            <Tile tile={tile} points={tilePoints(game.tables, tile)} />
          </span>
        ))}
      </span>
    );
  return (
    <span class={css.tiles} aria-hidden="true">
      {wordOf(board, move).map(({ square, letter, blank }) => (
        <span key={square} class={board[square] ? css.lay : undefined}>
          <Tile
            tile={blank ? BLANK : letter}
            letter={letter}
            points={tilePoints(game.tables, blank ? BLANK : letter)}
          />
        </span>
      ))}
    </span>
  );
}

/** The letters of the word, as a list of words has it; undefined where no tile is laid. */
export const lettersOf = (board: Board, move: Candidate): string | undefined =>
  move.kind === 'place'
    ? wordOf(board, move)
        .map(({ letter }) => letter)
        .join('')
    : undefined;

/** Along the line of the move, from where its word begins to where it ends. */
function wordOf(
  board: Board,
  { tiles, direction }: Extract<Candidate, { kind: 'place' }>,
): readonly PlacedTile[] {
  const [first] = tiles;
  if (first === undefined) return [];
  const at = (steps: number): PlacedTile | undefined => {
    const square = neighbour(first.square, direction, steps);
    const cell = square === undefined ? null : board[square];
    return square === undefined
      ? undefined
      : (tiles.find((tile) => tile.square === square) ?? (cell ? { square, ...cell } : undefined));
  };
  let from = 0;
  while (at(from - 1) !== undefined) from--;
  const word: PlacedTile[] = [];
  for (let cell = at(from); cell !== undefined; cell = at(from + word.length)) word.push(cell);
  return word;
}
