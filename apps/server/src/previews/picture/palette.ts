/** The colours of pictures, as the page has them by day. */
import type { Colour } from './canvas.ts';

const hex = (text: string): Colour => [
  Number.parseInt(text.slice(1, 3), 16),
  Number.parseInt(text.slice(3, 5), 16),
  Number.parseInt(text.slice(5, 7), 16),
];

export const PALETTE = {
  paper: hex('#f6eddc'),
  sheet: hex('#fffaf0'),
  ink: hex('#2a2018'),
  soft: hex('#67594a'),
  amber: hex('#f4b63f'),
  night: hex('#18253d'),
  square: hex('#283a5a'),
  squareHigh: hex('#30456a'),
  letter: hex('#9fd0f2'),
  word2: hex('#ffc95c'),
  word3: hex('#ff9a78'),
  rim: hex('#ecd3a2'),
  rimBelow: hex('#c99f5f'),
  tile: hex('#fdf2d8'),
  tileBelow: hex('#f2dbaf'),
  tileEdge: hex('#c89b57'),
  tileInk: hex('#2b1d0f'),
  markTile: hex('#f9e8c6'),
  markEdge: hex('#c08f48'),
  markStar: hex('#1c2b47'),
  shade: hex('#3c2206'),
} as const;

/** Of the tile with the first letter of a person's name. */
export const WOODS: readonly Colour[] = ['#8a4b2f', '#2f5f7d', '#3f6b4f', '#7a5a86'].map(hex);
