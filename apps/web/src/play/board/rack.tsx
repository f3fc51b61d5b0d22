/** The own tiles. A tile is taken up by a tap or a drag, and put down on the board or at another place of the rack. */
import { type Game, tilePoints } from '@taht/rules';
import { texts } from '../../i18n/texts.ts';
import { shownBoard } from '../../preferences/shown-board.ts';
import type { Draft } from '../input/draft.ts';
import type { TileInput } from '../input/input.ts';
import { raised } from './hinted.ts';
import { pressTile } from './press-tile.ts';
import css from './rack.module.css';
import { tileSpoken } from './spoken.ts';
import { Tile } from './tile.tsx';

export interface RackProps {
  readonly game: Game;
  readonly draft: Draft;
  readonly input: TileInput;
}

export function Rack({ game, draft, input }: RackProps) {
  const { t } = texts.value;
  return (
    <ul
      class={css.rack}
      aria-label={t('game.rack')}
      data-rack=""
      data-board={shownBoard(game.rules.id)}
    >
      {draft.pieces.map((piece) =>
        piece.square === null ? (
          <li key={piece.id} class={css.place} data-place={piece.id} onAnimationEnd={endDrawing}>
            <Piece game={game} draft={draft} input={input} piece={piece} />
          </li>
        ) : (
          // Stays free for the tile, and is nothing to be told of.
          <li key={piece.id} class={css.hollow} data-place={piece.id} aria-hidden="true" />
        ),
      )}
    </ul>
  );
}

/** A tile is drawn once: when it is put elsewhere on the rack, browsers would begin anew. */
const endDrawing = ({ currentTarget }: { readonly currentTarget: HTMLElement }): void => {
  currentTarget.style.animation = 'none';
};

function Piece({
  game,
  draft,
  input,
  piece,
}: RackProps & { readonly piece: Draft['pieces'][number] }) {
  const { id, tile } = piece;
  const isHeld = input.held.value === id;
  return (
    <button
      type="button"
      class={css.piece}
      aria-pressed={isHeld}
      onClick={() => input.tapTile(id)}
      onPointerDown={(event) => void pressTile(id, event, { game, draft, onDrop: input.drop })}
      data-piece={id}
      data-raised={raised(game.board).has(id) ? '' : undefined}
    >
      <Tile
        tile={tile}
        points={tilePoints(game.tables, tile)}
        state={isHeld ? 'held' : 'lies'}
        spoken={tileSpoken(tile, game, texts.value)}
      />
    </button>
  );
}
