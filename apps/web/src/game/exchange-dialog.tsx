/** Which tiles go back to the bag. */
import { useSignal } from '@preact/signals';
import type { Tile as RackTile } from '@taht/letters';
import { type Game, tilePoints } from '@taht/rules';
import { texts } from '../i18n/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { Draft } from './draft.ts';
import css from './rack.module.css';
import { tileSpoken } from './spoken.ts';
import { Tile } from './tile.tsx';

export interface ExchangeDialogProps {
  readonly game: Game;
  readonly draft: Draft;
  readonly onExchange: (tiles: readonly RackTile[]) => void;
  readonly onClose: () => void;
}

export function ExchangeDialog({ game, draft, onExchange, onClose }: ExchangeDialogProps) {
  const { t } = texts.value;
  const chosen = useSignal<readonly number[]>([]);
  const toggle = (id: number): void => {
    chosen.value = chosen.value.includes(id)
      ? chosen.value.filter((each) => each !== id)
      : [...chosen.value, id];
  };
  const tiles = draft.pieces.filter(({ id }) => chosen.value.includes(id)).map(({ tile }) => tile);
  return (
    <Dialog title={t('game.choose-exchange')} onClose={onClose}>
      <div class={css.rack}>
        {draft.pieces.map(({ id, tile }) => (
          <button
            key={id}
            type="button"
            class={css.piece}
            aria-pressed={chosen.value.includes(id)}
            aria-label={tileSpoken(tile, game, texts.value)}
            onClick={() => toggle(id)}
          >
            <Tile
              tile={tile}
              points={tilePoints(game.tables, tile)}
              look={chosen.value.includes(id) ? 'held' : 'lies'}
            />
          </button>
        ))}
      </div>
      <p>
        <button
          type="button"
          class="main"
          disabled={tiles.length === 0}
          onClick={() => onExchange(tiles)}
        >
          {t('game.exchange-count', { count: tiles.length })}
        </button>{' '}
        <button type="button" onClick={onClose}>
          {t('shell.cancel')}
        </button>
      </p>
    </Dialog>
  );
}
