/** The evening sky with a game in it, and below it the word that shines, in tiles. */
import type { WordFact } from '@taht/phrasing';
import { type Game, type Square, tilePoints } from '@taht/rules';
import { texts } from '../../i18n/texts.ts';
import { Tile } from '../board/tile.tsx';
import { type Constellation, SPECKS } from './constellation.ts';
import css from './end.module.css';

export interface SkyProps {
  readonly game: Game;
  readonly constellation: Constellation;
  /** In which turn a square was filled, from 1. */
  readonly turnOf: ReadonlyMap<Square, number>;
  readonly best: WordFact | undefined;
  /** What is said of that word. */
  readonly caption: string;
}

export const Sky = ({ game, constellation, turnOf, best, caption }: SkyProps) => (
  <figure class={css.sky}>
    <Specks />
    <Stars constellation={constellation} turnOf={turnOf} />
    {best === undefined ? null : (
      <figcaption class={css.best}>
        {caption}
        <span
          class={css.word}
          role="img"
          aria-label={wordText(best)}
          style={{ '--count': best.tiles.length }}
        >
          {best.tiles.map(({ tile, letter, square }) => (
            <span key={square} class={css.tile}>
              <Tile tile={tile} letter={letter} points={tilePoints(game.tables, tile)} />
            </span>
          ))}
        </span>
      </figcaption>
    )}
  </figure>
);

export const wordText = ({ tiles }: WordFact): string => tiles.map(({ letter }) => letter).join('');

const Specks = () => (
  <svg class={css.specks} aria-hidden="true">
    {SPECKS.map(({ x, y, radius }, i) => (
      <circle key={i} cx={`${x * 100}%`} cy={`${y * 100}%`} r={radius} />
    ))}
  </svg>
);

/** The stars come out in the order in which their tiles were laid. */
function Stars({ constellation, turnOf }: Pick<SkyProps, 'constellation' | 'turnOf'>) {
  const { stars, lines, shine, box } = constellation;
  const last = Math.max(1, ...turnOf.values());
  return (
    <svg
      class={css.stars}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      role="img"
      aria-label={texts.value.t('finish.sky')}
    >
      <path class={css.lines} d={lines} />
      {shine === '' ? null : <path class={css.glow} d={shine} />}
      {shine === '' ? null : <path class={css.shine} d={shine} />}
      {stars.map(({ square, x, y, radius, isShining }) => (
        <circle
          key={square}
          class={isShining ? css.bright : css.star}
          style={{ '--at': (turnOf.get(square) ?? 0) / last }}
          cx={x}
          cy={y}
          r={radius}
        />
      ))}
    </svg>
  );
}
