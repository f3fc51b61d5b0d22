/** All tiles that are left, face up, to fill the rack from. */
import { useSignal } from '@preact/signals';
import { BLANK, type Tile as RackTile } from '@taht/letters';
import type { solitaire } from '@taht/modes';
import { type Game, tilePoints } from '@taht/rules';
import { texts } from '../../i18n/texts.ts';
import rack from '../../play/board/rack.module.css';
import { tileSpoken } from '../../play/board/spoken.ts';
import { Tile } from '../../play/board/tile.tsx';
import css from './pool.module.css';

export interface PoolProps {
  readonly game: solitaire.Game;
  readonly scene: Game;
  readonly needs: number;
  readonly onTake: (tiles: readonly RackTile[]) => void;
}

export function Pool({ game, scene, needs, onTake }: PoolProps) {
  const { t } = texts.value;
  const chosen = useSignal<readonly RackTile[]>([]);
  const counts = Map.groupBy(game.bag, (tile) => tile);
  const left = (tile: RackTile): number =>
    (counts.get(tile)?.length ?? 0) - chosen.value.filter((each) => each === tile).length;
  const named = (tile: RackTile): string => (tile === BLANK ? t('tile.blank') : tile);
  return (
    <section class={css.pool} aria-label={t('solitaire.take-which', { count: needs })}>
      <h2>{t('solitaire.take-which', { count: needs })}</h2>
      <ul class={css.tiles}>
        {[...counts.keys()].map((tile) => (
          <li key={tile}>
            <button
              type="button"
              class={rack.piece}
              disabled={left(tile) === 0 || chosen.value.length === needs}
              onClick={() => {
                chosen.value = [...chosen.value, tile];
              }}
            >
              <Tile
                tile={tile}
                points={tilePoints(game.tables, tile)}
                spoken={t('solitaire.pool-tile', {
                  tile: tileSpoken(tile, scene, texts.value),
                  count: left(tile),
                })}
              />
            </button>
            <span class={css.count} aria-hidden="true">
              {left(tile)}
            </span>
          </li>
        ))}
      </ul>
      <p role="status">{t('solitaire.chosen', { count: chosen.value.length, needs })}</p>
      <ul class={css.tiles}>
        {chosen.value.map((tile, i) => (
          <li key={`${tile}${i}`}>
            <button
              type="button"
              class={rack.piece}
              onClick={() => {
                chosen.value = chosen.value.toSpliced(i, 1);
              }}
            >
              <Tile
                tile={tile}
                points={tilePoints(game.tables, tile)}
                state="laid"
                spoken={t('solitaire.put-back', { tile: named(tile) })}
              />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        class="main"
        disabled={chosen.value.length !== needs}
        onClick={() => onTake(chosen.value)}
      >
        {t('solitaire.take')}
      </button>
    </section>
  );
}
