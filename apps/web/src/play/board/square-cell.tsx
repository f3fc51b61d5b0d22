/** One square of the board with what lies on it. Drawn anew only where something about it has changed. */
import { BLANK, type Tile as RackTile } from '@taht/letters';
import type { Naming } from '@taht/phrasing';
import { columnOf, type Game, rowOf, type Square, tilePoints } from '@taht/rules';
import { useMemo } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import type { Cursor, Piece } from '../input/draft.ts';
import css from './board.module.css';
import marks from './premium.module.css';
import { premiumId, squareSpoken } from './spoken.ts';
import { Tile, type TileState } from './tile.tsx';

export interface SquareCellProps {
  readonly game: Game;
  readonly naming: Naming;
  readonly square: Square;
  readonly piece: Piece | undefined;
  readonly isSwapped: boolean;
  readonly isFresh: boolean;
  readonly isMarked: boolean;
  /** It waits for a tile. */
  readonly isGoal: boolean;
  readonly isHere: boolean;
  /** Where the next letter would go, and which way on; null elsewhere. */
  readonly direction: Cursor['direction'] | null;
}

export function SquareCell(props: SquareCellProps) {
  const { game, naming, square, piece, isSwapped, isFresh, isMarked, isGoal } = props;
  const { isHere, direction } = props;
  const cell = game.board[square];
  const says = texts.value;
  return useMemo(() => {
    const premium = game.premiums[square];
    const id = premium === undefined ? undefined : premiumId(premium);
    const kind = square === game.star ? 'star' : id;
    const isFree = cell === null && piece === undefined;
    const mark = isFree ? kind : undefined;
    const spoken = squareSpoken(game, { piece, isSwapped }, square, naming, says);
    return (
      // biome-ignore lint/a11y/useSemanticElements: a cell of the grid, whose cells are moved between with the arrows
      <div
        role="gridcell"
        class={`${css.square} ${mark === undefined ? '' : marks.premium}`}
        tabIndex={isHere ? 0 : -1}
        data-square={square}
        data-cursor={direction ?? undefined}
        data-marked={isMarked ? '' : undefined}
        data-goal={isGoal ? '' : undefined}
        data-taken={isFree ? undefined : ''}
        data-premium={mark}
        data-short={mark === undefined ? undefined : says.find(`premium.${mark}.short`)}
        aria-rowindex={rowOf(square) + 1}
        aria-colindex={columnOf(square) + 1}
        aria-label={isFree ? spoken : undefined}
      >
        <SquareContent {...props} spoken={spoken} />
      </div>
    );
  }, [cell, piece, isSwapped, isFresh, isMarked, isGoal, isHere, direction, says]);
}

interface ContentProps extends SquareCellProps {
  readonly spoken: string;
}

function SquareContent({ game, square, piece, isSwapped, isFresh, spoken }: ContentProps) {
  const cell = game.board[square];
  const tile = (
    cell === null || cell === undefined
      ? piece?.tile
      : cell.blank && !isSwapped
        ? BLANK
        : cell.letter
  ) as RackTile | undefined;
  if (tile === undefined) return null;
  const state: TileState = piece !== undefined || isSwapped ? 'laid' : isFresh ? 'last' : 'lies';
  return (
    <Tile
      tile={tile}
      letter={cell?.letter ?? piece?.letter}
      points={tilePoints(game.tables, tile)}
      state={state}
      spoken={spoken}
    />
  );
}
