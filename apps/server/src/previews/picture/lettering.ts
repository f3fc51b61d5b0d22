/** Text as shapes, from the outlines of our typeface (`letters.txt`). Letters that it lacks are left out. */
import { readFileSync } from 'node:fs';
import type { Shape } from './canvas.ts';

interface Letter {
  readonly advance: number;
  /** With curves made lines. */
  readonly contours: Shape;
}

const UNITS = 500;
/** The height of capital letters, of an em. */
export const CAPITALS = 0.714;
/** Lines that a curve is drawn with. */
const PIECES = 5;

let known: ReadonlyMap<string, Letter> | undefined;

/** Read when the first picture is drawn. */
function letters(): ReadonlyMap<string, Letter> {
  known ??= read();
  return known;
}

function read(): ReadonlyMap<string, Letter> {
  const text = readFileSync(new URL('letters.txt', import.meta.url), 'utf8');
  return new Map(
    text
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line): [string, Letter] => {
        const [letter = '', advance, ...contours] = line.split('\t');
        return [letter, { advance: Number(advance) / UNITS, contours: contours.map(flat) }];
      }),
  );
}

/** What of a text can be drawn, without spaces at its ends. */
export const drawable = (text: string): string =>
  [...text.normalize('NFC')]
    .filter((letter) => letters().has(letter))
    .join('')
    .replace(/\s+/gu, ' ')
    .trim();

export const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + (letters().get(letter)?.advance ?? 0), 0) * size;

/** With its left end and its base line there. */
export function lettering(text: string, x: number, y: number, size: number): Shape {
  const shape: number[][] = [];
  let at = x;
  for (const letter of text) {
    const found = letters().get(letter);
    if (found === undefined) continue;
    for (const contour of found.contours)
      shape.push(contour.map((value, i) => (i % 2 === 0 ? at + value * size : y - value * size)));
    at += found.advance * size;
  }
  return shape;
}

/** As much of it as fits, with dots for the rest. */
export function shortened(text: string, size: number, width: number): string {
  if (widthOf(text, size) <= width) return text;
  const signs = [...text];
  while (signs.length > 0 && widthOf(`${signs.join('').trimEnd()}…`, size) > width) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}

/** In lines of that width, at most so many, and about equally long. */
export function inLines(text: string, size: number, width: number, most: number): string[] {
  let lines = broken(text, size, width, most);
  for (let narrow = width - size; narrow > width / 2; narrow -= size / 2) {
    const tried = broken(text, size, narrow, most + 1);
    if (tried.length > lines.length) break;
    lines = tried;
  }
  return lines.map((line) => shortened(line, size, width));
}

/** What is left over stands in the last line. */
function broken(text: string, size: number, width: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && (widthOf(longer, size) <= width || lines.length === most))
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

interface Point {
  readonly x: number;
  readonly y: number;
  readonly isOn: boolean;
}

/** A contour of quadratic curves as a closed line, in parts of an em. */
function flat(text: string): readonly number[] {
  const points = text.split(',').map((part): Point => {
    const isOn = !part.startsWith('*');
    const [x, y] = part.slice(isOn ? 0 : 1).split(' ');
    return { x: Number(x) / UNITS, y: Number(y) / UNITS, isOn };
  });
  const whole = points.flatMap((point, i) => {
    const next = points[(i + 1) % points.length] as Point;
    // Between two points off the curve lies one on it.
    return point.isOn || next.isOn ? [point] : [point, middle(point, next)];
  });
  const first = whole.findIndex(({ isOn }) => isOn);
  const turned = [...whole.slice(first), ...whole.slice(0, first)];
  return turned.flatMap((point, i) =>
    point.isOn
      ? [point.x, point.y]
      : curve(turned[i - 1] as Point, point, turned[(i + 1) % turned.length] as Point),
  );
}

const middle = (a: Point, b: Point): Point => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
  isOn: true,
});

/** The points of a curve between its ends. */
const curve = (from: Point, by: Point, to: Point): number[] =>
  Array.from({ length: PIECES - 1 }, (_, i) => {
    const t = (i + 1) / PIECES;
    const at = (a: number, b: number, c: number): number =>
      (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
    return [at(from.x, by.x, to.x), at(from.y, by.y, to.y)];
  }).flat();
