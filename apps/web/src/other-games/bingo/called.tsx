/** What has been called: the last tile large, the others in their order, and how many are left. */
import { BLANK, type Tile as RackTile } from '@taht/letters';
import type { bingo } from '@taht/modes';
import { tilePoints, tileTables } from '@taht/rules';
import { useEffect, useMemo } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import { Tile } from '../../play/board/tile.tsx';
import { announce } from '../../ui/announcer.tsx';
import css from './bingo.module.css';

export const tileName = (tile: RackTile): string =>
  tile === BLANK ? texts.value.t('tile.blank') : tile;

export function Called({ view }: { readonly view: bingo.BingoView }) {
  const { t } = texts.value;
  const { calls, bag, tileset } = view;
  const tables = useMemo(() => tileTables(tileset), [tileset]);
  const last = calls.at(-1);
  useEffect(() => {
    if (last !== undefined) announce(t('bingo.called', { tile: tileName(last) }));
  }, [calls.length]);
  if (last === undefined) return <p>{t('bingo.none-yet')}</p>;
  return (
    <div class={css.called}>
      <div class={css.last}>
        <Tile
          key={calls.length}
          tile={last}
          points={tilePoints(tables, last)}
          spoken={tileName(last)}
        />
      </div>
      <p class={css.left}>{t('bingo.left', { count: bag })}</p>
      <h2>{t('bingo.so-far')}</h2>
      <ol class={css.calls}>
        {calls.toReversed().map((tile, i) => (
          <li key={calls.length - i}>
            <Tile tile={tile} points={tilePoints(tables, tile)} spoken={tileName(tile)} />
          </li>
        ))}
      </ol>
    </div>
  );
}
