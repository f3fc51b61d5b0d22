/** What a hint shows on the board and in the rack: squares that glow, tiles that stand up. It is about one position; another one knows nothing of it. */
import { signal } from '@preact/signals';
import { type Board, columnOf, rowOf, SQUARES, type Square, takeTile, tileOf } from '@taht/rules';
import type { Hint } from '@taht/search';
import type { Draft } from '../input/draft.ts';

interface Hinted {
  readonly board: Board;
  readonly squares: ReadonlySet<Square>;
  /** Pieces of the draft. */
  readonly pieces: ReadonlySet<number>;
}

const hinted = signal<Hinted | null>(null);

const NO_SQUARES: ReadonlySet<Square> = new Set();
const NO_PIECES: ReadonlySet<number> = new Set();

/** All that the steps of a hint have told so far. */
export function showHints(hints: readonly Hint[], board: Board, { pieces }: Draft): void {
  const squares = squaresOf(hints).filter((square) => board[square] === null);
  const left = tilesOf(hints);
  const raised = pieces.filter(({ tile }) => takeTile(left, tile));
  hinted.value = {
    board,
    squares: new Set(squares),
    pieces: new Set(raised.map(({ id }) => id)),
  };
}

export const glowing = (board: Board): ReadonlySet<Square> =>
  hinted.value?.board === board ? hinted.value.squares : NO_SQUARES;

export const raised = (board: Board): ReadonlySet<number> =>
  hinted.value?.board === board ? hinted.value.pieces : NO_PIECES;

/** The play itself, else the part of the board. */
function squaresOf(hints: readonly Hint[]): readonly Square[] {
  for (const hint of hints.toReversed()) {
    if (hint.step === 'move' && hint.move.kind === 'place')
      return hint.move.tiles.map(({ square }) => square);
    if (hint.step === 'where') return areaOf(hint);
  }
  return [];
}

const areaOf = ({ rows, columns }: Hint & { step: 'where' }): readonly Square[] =>
  (Array.from({ length: SQUARES }, (_, square) => square) as Square[]).filter(
    (square) => isIn(rowOf(square), rows) && isIn(columnOf(square), columns),
  );

const isIn = (line: number, [first, last]: readonly [number, number]): boolean =>
  line >= first && line <= last;

function tilesOf(hints: readonly Hint[]) {
  for (const hint of hints.toReversed()) {
    if (hint.step === 'letters') return [...hint.tiles];
    if (hint.step !== 'move') continue;
    if (hint.move.kind === 'place') return hint.move.tiles.map(tileOf);
    if (hint.move.kind === 'exchange') return [...hint.move.tiles];
  }
  return [];
}
