/** The tile above the finger. Drawn once; what moves it is not drawn anew. */
import type { ReadonlySignal } from '@preact/signals';
import { type Game, tilePoints } from '@taht/rules';
import type { Draft } from '../input/draft.ts';
import { dragged } from '../input/dragged.ts';
import css from './dragged-tile.module.css';
import { Tile } from './tile.tsx';

export interface DraggedTileProps {
  readonly draft: ReadonlySignal<Draft>;
  readonly game: Game;
}

export function DraggedTile({ draft, game }: DraggedTileProps) {
  const inHand = dragged.value;
  const piece = draft.value.pieces.find(({ id }) => id === inHand?.id);
  if (inHand === null || piece === undefined) return null;
  return (
    <div ref={inHand.hold} class={css.dragged} data-carried="">
      <div class={css.lifted}>
        <Tile
          tile={piece.tile}
          letter={piece.letter}
          points={tilePoints(game.tables, piece.tile)}
          state="held"
        />
      </div>
    </div>
  );
}
