/** The tile above the finger. Drawn once; what moves it is not drawn anew. */
import type { ReadonlySignal } from '@preact/signals';
import { type Game, tilePoints } from '@taht/rules';
import { holdCarried } from '../input/carried.ts';
import type { Draft } from '../input/draft.ts';
import { dragged } from '../input/dragging.ts';
import css from './dragged-tile.module.css';
import { Tile } from './tile.tsx';

export interface DraggedTileProps {
  readonly draft: ReadonlySignal<Draft>;
  readonly game: Game;
}

export function DraggedTile({ draft, game }: DraggedTileProps) {
  const piece = draft.value.pieces.find(({ id }) => id === dragged.value);
  if (piece === undefined) return null;
  return (
    <div ref={holdCarried} class={css.dragged} data-carried="">
      <div class={css.lifted}>
        <Tile
          tile={piece.tile}
          letter={piece.letter}
          points={tilePoints(game.tables, piece.tile)}
          look="held"
        />
      </div>
    </div>
  );
}
