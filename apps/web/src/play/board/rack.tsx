/** The own tiles. A tile is taken up by a tap or a drag, and put down on the board or at another place of the rack. */
import { type Game, tilePoints } from '@taht/rules';
import { texts } from '../../i18n/texts.ts';
import { boardLook } from '../../preferences/board-look.ts';
import type { Draft } from '../input/draft.ts';
import { startDrag } from '../input/dragging.ts';
import type { TileInput } from '../input/input.ts';
import css from './rack.module.css';
import { tileSpoken } from './spoken.ts';
import { Tile } from './tile.tsx';
import { zoom } from './zoom.ts';

export interface RackProps {
  readonly game: Game;
  readonly draft: Draft;
  readonly input: TileInput;
}

export function Rack({ game, draft, input }: RackProps) {
  const { t } = texts.value;
  const held = input.held.value;
  return (
    <ul
      class={css.rack}
      aria-label={t('game.rack')}
      data-rack=""
      data-board={boardLook(game.rules.id)}
    >
      {draft.pieces.map(({ id, tile, square }) =>
        square !== null ? (
          <li key={id} class={css.hollow} aria-hidden="true" />
        ) : (
          <li key={id} class={css.place}>
            <button
              type="button"
              class={css.piece}
              aria-pressed={held === id}
              onClick={() => input.tapTile(id)}
              onPointerDown={(event) =>
                startDrag(id, event, {
                  onMove: zoom.follow,
                  onDrop: (to) => input.drop(id, to),
                  onEnd: zoom.leave,
                })
              }
              data-piece={id}
            >
              <Tile
                tile={tile}
                points={tilePoints(game.tables, tile)}
                look={held === id ? 'held' : 'lies'}
                spoken={tileSpoken(tile, game, texts.value)}
              />
            </button>
          </li>
        ),
      )}
    </ul>
  );
}
