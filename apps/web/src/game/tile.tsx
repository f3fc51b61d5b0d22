/** A tile as it is drawn: letter, points, and a ring around a blank. */
import type { Letter, Tile as RackTile } from '@taht/letters';
import { BLANK } from '@taht/letters';
import css from './tile.module.css';

export interface TileProps {
  readonly tile: RackTile;
  /** What a blank stands for. */
  readonly letter?: Letter | null;
  readonly points: number;
  readonly look?: 'lies' | 'laid' | 'last' | 'held';
}

export const Tile = ({ tile, letter, points, look = 'lies' }: TileProps) => (
  <span class={`${css.tile} ${css[look]} ${tile === BLANK ? css.blank : ''}`} aria-hidden="true">
    <span class={(letter ?? tile).length > 1 ? css.long : css.letter}>
      {tile === BLANK ? (letter ?? '') : tile}
    </span>
    {tile === BLANK ? null : <span class={css.points}>{points}</span>}
  </span>
);
