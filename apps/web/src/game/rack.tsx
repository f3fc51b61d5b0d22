/** The own tiles. A tile is taken up by a tap or a drag, and put down on the board or at another place of the rack. */
import { type Game, tilePoints } from '@taht/rules';
import { texts } from '../i18n/texts.ts';
import { type Draft, onRack } from './draft.ts';
import css from './rack.module.css';
import { tileSpoken } from './spoken.ts';
import { Tile } from './tile.tsx';

export interface RackProps {
  readonly game: Game;
  readonly draft: Draft;
  /** Taken up. */
  readonly held: number | null;
  readonly onTile: (id: number) => void;
  readonly onPress: (id: number, event: PointerEvent) => void;
}

export function Rack({ game, draft, held, onTile, onPress }: RackProps) {
  const { t } = texts.value;
  return (
    <ul class={css.rack} aria-label={t('game.rack')} data-rack="">
      {onRack(draft).map(({ id, tile }) => (
        <li key={id}>
          <button
            type="button"
            class={css.piece}
            aria-pressed={held === id}
            aria-label={tileSpoken(tile, game, texts.value)}
            onClick={() => onTile(id)}
            onPointerDown={(event) => onPress(id, event)}
            data-piece={id}
          >
            <Tile
              tile={tile}
              points={tilePoints(game.tables, tile)}
              look={held === id ? 'held' : 'lies'}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
