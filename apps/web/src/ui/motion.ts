/**
 * The one language of motion: how long everything takes that moves, and by which curve.
 *
 * `await move(element, frames, 'snap')` plays keyframes at the tempo of that name; `settleFrom`,
 * `goBackBy`, `arriveFrom`, `shake` and `countUp` are the common ones. Only `transform` and `opacity`
 * are moved, so that nothing is laid out anew. Where stillness is wished for, everything is at once
 * what it would become; and whoever goes on, by a key or a finger, sees the end of all that runs.
 */

import { isStill } from './still.ts';

interface Tempo {
  /** Milliseconds. */
  readonly duration: number;
  readonly easing: string;
}

const GLIDE = 'cubic-bezier(0.3, 0.05, 0.2, 1)';
/** Goes a little too far and comes back. */
const SETTLE = 'cubic-bezier(0.2, 1.5, 0.4, 1)';

/** Nothing over 250 ms stands in the way of a hand: what lasts longer (count, shake, feast) is only watched. */
export const TEMPI = {
  /** A tile lifts under the finger, the board comes nearer. */
  lift: { duration: 120, easing: GLIDE },
  /** A tile snaps to its square. */
  snap: { duration: 180, easing: SETTLE },
  /** A tile flies from a rack to its square, a bubble to its card. */
  fly: { duration: 240, easing: GLIDE },
  /** A premium under a laid tile answers once. */
  answer: { duration: 200, easing: 'ease-out' },
  /** Points at a word; `card`: those on the card. */
  count: { duration: 420, easing: 'cubic-bezier(0.33, 1, 0.68, 1)' },
  card: { duration: 300, easing: 'cubic-bezier(0.33, 1, 0.68, 1)' },
  /** A wrong word. */
  shake: { duration: 260, easing: GLIDE },
  /** A tile returns to the rack. */
  back: { duration: 200, easing: GLIDE },
  /** Seven tiles. */
  feast: { duration: 700, easing: SETTLE },
} as const satisfies Readonly<Record<string, Tempo>>;
export type Motion = keyof typeof TEMPI;

/** Tiles that fly one after the other begin so many milliseconds apart. */
export const APART = 90;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What runs now; whoever goes on ends it. */
const running = new Set<{ finish(): void }>();

function endAll(): void {
  for (const each of running) each.finish();
}

/** Until it is at its end, or somebody goes on. */
async function watch(motion: { finish(): void; readonly finished: Promise<unknown> }) {
  if (running.size === 0)
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, endAll, true);
  running.add(motion);
  await motion.finished.catch(() => {});
  running.delete(motion);
  if (running.size === 0)
    for (const type of ['pointerdown', 'keydown']) removeEventListener(type, endAll, true);
}

/** Plays keyframes and is done when they are; the element is afterwards as its style says. */
export async function move(
  element: Element,
  frames: Keyframe[],
  motion: Motion,
  delay = 0,
): Promise<void> {
  if (isStill()) return;
  await watch(element.animate(frames, { ...TEMPI[motion], delay, fill: 'backwards' }));
}

const to = (from: Point, scale = 1): string =>
  `translate(${from.x}px, ${from.y}px) scale(${scale})`;

/** From where the element was a moment ago to where it is: how far off, and how much larger. */
export const settleFrom = (element: Element, from: Point, scale = 1): Promise<void> =>
  // A style that lets tiles appear is overruled: this one has been seen all the time.
  move(element, [{ transform: to(from, scale), opacity: 1 }, { opacity: 1 }], 'snap');

/** To where the element is, by the path it came: the points are how far off it was, the nearest first. */
export const goBackBy = (element: Element, path: readonly Point[], scale = 1): Promise<void> =>
  move(
    element,
    [...path.toReversed().map((from) => ({ transform: to(from, scale), opacity: 1 })), {}],
    'back',
  );

/**
 * From a rack to where the element is, in an arc; of several the first is at place 0, and the others follow. It was not
 * there before, so it is seen only once it is on its way.
 */
export const arriveFrom = (element: Element, from: Point, scale = 1, place = 0): Promise<void> => {
  const [first, ...way] = arcFrom(from, scale);
  return move(element, [{ ...first, opacity: 0 }, ...way], 'fly', place * APART);
};

/** Pixels that a flying tile rises above the straight line. */
const RISE = 24;

const arcFrom = ({ x, y }: Point, scale: number): Keyframe[] => [
  { transform: to({ x, y }, scale), opacity: 1 },
  {
    transform: to({ x: x * 0.4, y: y * 0.4 - RISE }, 1 + (scale - 1) * 0.7),
    opacity: 1,
    offset: 0.45,
  },
  { transform: 'translate(0, -6%) scale(1.08)', offset: 0.85 },
  { transform: 'none', opacity: 1 },
];

const SWINGS = [0, 5, -5, 3, -2, 0] as const;

export const shake = (element: Element): Promise<void> =>
  move(
    element,
    SWINGS.map((x) => ({ transform: `translateX(${x}px)` })),
    'shake',
  );

/** Shows every figure on the way, the last one in any case. */
export async function countUp(
  from: number,
  end: number,
  show: (figure: number) => void,
  motion: Motion = 'count',
): Promise<void> {
  if (!isStill() && from !== end) {
    let frame = 0;
    let finish = (): void => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const begun = performance.now();
    const step = (): void => {
      const part = Math.min(1, (performance.now() - begun) / TEMPI[motion].duration);
      show(figureAt(from, end, part));
      if (part === 1) finish();
      else frame = requestAnimationFrame(step);
    };
    step();
    await watch({ finish, finished });
    cancelAnimationFrame(frame);
  }
  show(end);
}

/** Fast at first, slowly at the end. */
export const figureAt = (from: number, end: number, part: number): number =>
  Math.round(from + (end - from) * (1 - (1 - part) ** 3));
