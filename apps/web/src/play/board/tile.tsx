/** One tile, wherever it lies. */
import { BLANK, type Letter, type Tile as RackTile } from '@taht/letters';
import css from './tile.module.css';

export type TileLook = 'lies' | 'laid' | 'last' | 'held';

export interface TileProps {
  readonly tile: RackTile;
  /** What a blank stands for. */
  readonly letter?: Letter | null | undefined;
  readonly points: number;
  readonly look?: TileLook;
  /** What a screen reader says of it; where somebody else says it, nothing. */
  readonly spoken?: string | undefined;
}

export const Tile = ({ tile, letter, points, look = 'lies', spoken }: TileProps) => (
  <span
    class={`${css.tile} ${css[look]} ${tile === BLANK ? css.blank : ''}`}
    {...(spoken === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': spoken })}
  >
    <span class={(letter ?? tile).length > 1 ? css.long : css.letter}>
      {tile === BLANK ? (letter ?? '') : tile}
    </span>
    {tile === BLANK ? null : <span class={css.points}>{points}</span>}
  </span>
);
