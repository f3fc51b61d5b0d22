/** One tile, wherever it lies. */
import { BLANK, type Letter, type Tile as RackTile } from '@taht/letters';
import css from './tile.module.css';

export type TileState = 'lies' | 'laid' | 'last' | 'held';

export interface TileProps {
  readonly tile: RackTile;
  /** What a blank stands for. */
  readonly letter?: Letter | null | undefined;
  readonly points: number;
  readonly state?: TileState;
  /** What a screen reader says of it; where somebody else says it, nothing. */
  readonly spoken?: string | undefined;
}

/** Wide letters, and those beside points of two figures, are set a little smaller. */
const WIDE = 'ЖМШЩЮФЦWÆM';

const sizeOf = (letter: string, points: number): string | undefined =>
  letter.length > 1 ? css.long : points > 9 || WIDE.includes(letter) ? css.wide : css.letter;

export const Tile = ({ tile, letter, points, state = 'lies', spoken }: TileProps) => (
  <span
    class={`${css.tile} ${css[state]} ${tile === BLANK ? css.blank : ''}`}
    {...(spoken === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': spoken })}
  >
    <span class={sizeOf(letter ?? tile, points)}>{tile === BLANK ? (letter ?? '') : tile}</span>
    {tile === BLANK ? null : <span class={css.points}>{points}</span>}
  </span>
);
