/** The shapes that pictures are made of. */
import type { Shape } from './canvas.ts';

/** A quarter of a circle in so many pieces. */
const PIECES = 8;

export function roundedBox(x: number, y: number, width: number, height: number, r: number): Shape {
  const corners = [
    [x + width - r, y + r, -90],
    [x + width - r, y + height - r, 0],
    [x + r, y + height - r, 90],
    [x + r, y + r, 180],
  ] as const;
  return [corners.flatMap(([cx, cy, from]) => arc(cx, cy, r, from, from + 90, PIECES))];
}

export const circle = (x: number, y: number, r: number): Shape => [
  arc(x, y, r, 0, 360, 4 * PIECES),
];

/** The line along the edge of a shape, by what is inside: the outer contour and the inner one the other way round. */
export const ring = (outer: Shape, inner: Shape): Shape => [...outer, ...inner.map(reversed)];

/** The star of the mark, around its middle; `r` is to the points. */
export function star(x: number, y: number, r: number): Shape {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = ((36 * i - 90) * Math.PI) / 180;
    const far = i % 2 === 0 ? r : 0.47 * r;
    return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
  });
  return [points.flat()];
}

function arc(x: number, y: number, r: number, from: number, to: number, pieces: number): number[] {
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / pieces) * Math.PI) / 180;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  }).flat();
}

function reversed(contour: readonly number[]): readonly number[] {
  const points = Array.from({ length: contour.length / 2 }, (_, i) =>
    contour.slice(2 * i, 2 * i + 2),
  );
  return points.toReversed().flat();
}
