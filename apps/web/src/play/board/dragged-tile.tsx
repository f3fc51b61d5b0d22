/** The tile under the finger. Drawn by itself, so that nothing else is while it moves. */
import type { ReadonlySignal } from '@preact/signals';
import { type Game, tilePoints } from '@taht/rules';
import type { Draft } from '../input/draft.ts';
import { dragged } from '../input/dragging.ts';
import css from './dragged-tile.module.css';
import { Tile } from './tile.tsx';

export interface DraggedTileProps {
  readonly draft: ReadonlySignal<Draft>;
  readonly game: Game;
}

export function DraggedTile({ draft, game }: DraggedTileProps) {
  const moving = dragged.value;
  const piece = draft.value.pieces.find(({ id }) => id === moving?.id);
  if (moving === null || piece === undefined) return null;
  return (
    <div class={css.dragged} style={{ transform: `translate(${moving.x}px, ${moving.y}px)` }}>
      <Tile
        tile={piece.tile}
        letter={piece.letter}
        points={tilePoints(game.tables, piece.tile)}
        look="held"
      />
    </div>
  );
}
