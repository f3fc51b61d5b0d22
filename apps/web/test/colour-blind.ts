/** What an eye sees that lacks one of its cones, and how different two colours are to it. */
import { linearOf } from './colour.ts';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Machado, Oliveira and Fernandes (2009), severity 1.0; over linear sRGB. */
export const EYES = {
  'all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Readonly<Record<string, Matrix>>;

const XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const WHITE: Triple = [0.95047, 1, 1.08883];

/** As CIELAB. */
export function seenBy(eye: keyof typeof EYES, colour: string): Triple {
  const seen = times(EYES[eye], linearOf(colour)).map((part) => Math.min(1, Math.max(0, part)));
  const [x, y, z] = times(XYZ, seen as unknown as Triple).map((part, i) => {
    const ratio = part / (WHITE[i] ?? 1);
    return ratio > 216 / 24389 ? Math.cbrt(ratio) : ((24389 / 27) * ratio + 16) / 116;
  }) as [number, number, number];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIE 1976; 2.3 is just to be noticed side by side. */
export const difference = (a: Triple, b: Triple): number =>
  Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

const times = (matrix: Matrix, [a, b, c]: Triple): number[] =>
  matrix.map(([x, y, z]) => x * a + y * b + z * c);
