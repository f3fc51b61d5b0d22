/** Which tiles go back to the bag. */
import { useSignal } from '@preact/signals';
import type { Tile as RackTile } from '@taht/letters';
import { explainRefusal, type Naming } from '@taht/phrasing';
import { type Game, tilePoints } from '@taht/rules';
import { texts } from '../../i18n/texts.ts';
import { CancelButton } from '../../ui/cancel-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import rack from '../board/rack.module.css';
import { tileSpoken } from '../board/spoken.ts';
import { Tile } from '../board/tile.tsx';
import { type Piece, recallAll } from '../input/draft.ts';
import type { SeatDialogProps } from './dialogs.tsx';

export const ExchangeDialog = ({ model, game, naming, onClose }: SeatDialogProps) => (
  <ChooseExchange
    game={game}
    naming={naming}
    pieces={recallAll(model.draft.value).pieces}
    bag={game.bags.reduce((sum, each) => sum + each.length, 0)}
    onExchange={(tiles) => void model.act({ kind: 'exchange', tiles })}
    onClose={onClose}
  />
);

export interface ChooseExchangeProps {
  readonly game: Game;
  readonly naming: Naming;
  readonly pieces: readonly Piece[];
  /** Tiles in it. */
  readonly bag: number;
  readonly onExchange: (tiles: readonly RackTile[]) => void;
  readonly onClose: () => void;
}

export function ChooseExchange(props: ChooseExchangeProps) {
  const { game, naming, pieces, bag, onExchange, onClose } = props;
  const { t } = texts.value;
  const chosen = useSignal<readonly number[]>([]);
  const toggle = (id: number): void => {
    chosen.value = chosen.value.includes(id)
      ? chosen.value.filter((each) => each !== id)
      : [...chosen.value, id];
  };
  const tiles = pieces.filter(({ id }) => chosen.value.includes(id)).map(({ tile }) => tile);
  const needs = Math.max(game.rules.exchange.minBag, tiles.length, 1);
  return (
    <Dialog title={t('game.choose-exchange')} onClose={onClose}>
      <div class={`${rack.rack} ${rack.loose}`}>
        {pieces.map(({ id, tile }) => (
          <button
            key={id}
            type="button"
            class={rack.piece}
            aria-pressed={chosen.value.includes(id)}
            onClick={() => toggle(id)}
          >
            <Tile
              tile={tile}
              points={tilePoints(game.tables, tile)}
              state={chosen.value.includes(id) ? 'held' : 'lies'}
              spoken={tileSpoken(tile, game, texts.value)}
            />
          </button>
        ))}
      </div>
      {bag < needs ? (
        <p role="status" class="warn">
          {explainRefusal(texts.value, { code: 'bag-too-small', bag, needs }, naming)}
        </p>
      ) : null}
      <p class="buttons middle">
        <button
          type="button"
          class="main"
          disabled={tiles.length === 0 || bag < needs}
          onClick={() => {
            onClose();
            onExchange(tiles);
          }}
        >
          {t('game.exchange-count', { count: tiles.length })}
        </button>
        <CancelButton onClick={onClose} />
      </p>
    </Dialog>
  );
}
