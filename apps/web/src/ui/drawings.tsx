/** What the scenes show: tiles with our mark, stars joined by lines, places that are still free. */
import type { JSX } from 'preact';
import css from './scene.module.css';

export type SceneName = keyof typeof DRAWINGS;

export const Drawing = ({ scene }: { readonly scene: SceneName }) => (
  <div class={css.sky}>
    <svg class={css.drawn} viewBox="0 0 320 150" aria-hidden="true">
      {DRAWINGS[scene]()}
    </svg>
  </div>
);

/** Our star with its two dots, as the mark has it, in a square of 84 around 50, 50. */
const STAR = 'M50 22 60 43 83 45 66 61 71 84 50 72 29 84 34 61 17 45 40 43Z';
const DOTS = 'M29 20h0M71 20h0';

interface At {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn?: number;
}

/** From a square of 100 to one of this size around a point. */
const place = ({ x, y, size, turn = 0 }: At): string =>
  `translate(${x} ${y}) rotate(${turn}) scale(${size / 100}) translate(-50 -50)`;

/** A tile as everywhere: lit from above, with a thickness below. */
const Tile = (at: At) => (
  <g transform={place(at)}>
    <rect class={css.edge} y="7" width="100" height="100" rx="15" />
    <rect class={css.tile} width="100" height="100" rx="15" />
    <path class={css.letter} d={STAR} />
    <path class={css.dots} d={DOTS} />
  </g>
);

const Star = (at: At) => (
  <g class={css.star} transform={place(at)}>
    <path d={STAR} />
    <path d={DOTS} />
  </g>
);

/** Stars joined by a line, each a point with a radius. */
const Figure = ({
  points,
}: {
  readonly points: readonly (readonly [number, number, number])[];
}) => (
  <>
    <polyline class={css.line} points={points.map(([x, y]) => `${x},${y}`).join(' ')} />
    {points.map(([x, y, r]) => (
      <circle key={`${x} ${y}`} class={css.light} cx={x} cy={y} r={r} />
    ))}
  </>
);

const Free = ({ x, y, size, turn = 0 }: At) => (
  <rect
    class={css.free}
    x={x - size / 2}
    y={y - size / 2}
    width={size}
    height={size}
    rx={size * 0.15}
    transform={`rotate(${turn} ${x} ${y})`}
  />
);

/** Seven hollows of a rack, and the first tile above one of them. */
const noGames = (): JSX.Element => (
  <>
    <Figure
      points={[
        [52, 40, 3],
        [96, 62, 2.2],
        [128, 34, 2.2],
        [160, 54, 3.4],
      ]}
    />
    <rect class={css.wood} x="46" y="104" width="228" height="40" rx="9" />
    {Array.from({ length: 7 }, (_, i) => (
      <rect key={i} class={css.hollow} x={53 + i * 31} y="110" width="28" height="27" rx="4" />
    ))}
    <Tile x={222} y={82} size={44} turn={-5} />
  </>
);

/** One sits, the place across is free. */
const noFriends = (): JSX.Element => (
  <>
    <Tile x={96} y={75} size={58} turn={-3} />
    <path class={css.path} d="M138 66q22-22 44 0" />
    <Star x={160} y={78} size={26} />
    <Free x={224} y={75} size={58} turn={3} />
  </>
);

/** A star behind a cloud, and a thread that does not reach it. */
const offline = (): JSX.Element => (
  <>
    <Star x={196} y={62} size={66} />
    <path
      class={css.cloud}
      d="M150 112a22 22 0 0 1 2-44 30 30 0 0 1 56-8 25 25 0 0 1 36 22 16 16 0 0 1-4 30z"
    />
    <path class={css.path} d="M62 104q24 14 46-6M124 84q8-5 14-6" />
    <Tile x={56} y={88} size={40} turn={4} />
  </>
);

/** One star of the figure is missing: its tile has fallen out. */
const notFound = (): JSX.Element => (
  <>
    <Figure
      points={[
        [42, 92, 2.4],
        [78, 52, 3.4],
        [118, 66, 2.4],
      ]}
    />
    <Figure
      points={[
        [202, 50, 2.4],
        [240, 70, 3.4],
        [284, 34, 2.4],
      ]}
    />
    <Free x={160} y={50} size={36} turn={8} />
    <Tile x={174} y={118} size={40} turn={24} />
  </>
);

/** A glass with nothing under it; the tile is beside it. */
const noResults = (): JSX.Element => (
  <>
    <Figure
      points={[
        [46, 48, 2.4],
        [84, 80, 3.2],
        [62, 116, 2.4],
      ]}
    />
    <circle class={css.glass} cx="164" cy="66" r="38" />
    <path class={css.handle} d="m192 94 26 26" />
    <Tile x={262} y={70} size={40} turn={9} />
  </>
);

const DRAWINGS = {
  'no-games': noGames,
  'no-friends': noFriends,
  offline,
  'not-found': notFound,
  'no-results': noResults,
} as const;
