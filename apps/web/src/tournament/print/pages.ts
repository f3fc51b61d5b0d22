/** Lists broken into pages: as many rows as there is room for, and groups whole where a page has room for them. */

export interface Group<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** A group, or what of it stands on one page. */
export interface Piece<Row> extends Group<Row> {
  readonly isContinued: boolean;
}

/** All heights in millimetres. */
export function breakRows<Row>(
  rows: readonly Row[],
  room: number,
  heightOf: (row: Row) => number,
): readonly (readonly Row[])[] {
  const pages: Row[][] = [];
  let left = 0;
  for (const row of rows) {
    const height = heightOf(row);
    if (height > left) {
      pages.push([]);
      left = room;
    }
    pages.at(-1)?.push(row);
    left -= height;
  }
  return pages;
}

export function breakGroups<Row>(
  groups: readonly Group<Row>[],
  room: number,
  headingHeight: number,
  heightOf: (row: Row) => number,
): readonly (readonly Piece<Row>[])[] {
  const pieces = groups.flatMap(({ title, rows }) =>
    breakRows(rows, room - headingHeight, heightOf).map((some, i) => ({
      title,
      rows: some,
      isContinued: i > 0,
    })),
  );
  return breakRows(pieces, room, ({ rows }) =>
    rows.reduce((height, row) => height + heightOf(row), headingHeight),
  );
}

export const inTurns = <Item>(items: readonly Item[], perPage: number) =>
  breakRows(items, perPage, () => 1);

export interface Column {
  /** Millimetres. */
  readonly width: number;
  /** Of the letters, in points. */
  readonly size: number;
  readonly weight: keyof typeof LETTER_WIDTH;
}

/** As a part of the size: rather those of wide faces. */
const LETTER_WIDTH = { regular: 0.55, bold: 0.68 } as const;
const POINT = 25.4 / 72;

/** How many lines a text takes in a column: words stay whole where they can. */
export function linesOf(text: string, { width, size, weight }: Column): number {
  const perLine = Math.max(1, Math.floor(width / (size * POINT * LETTER_WIDTH[weight])));
  let [lines, left] = [1, perLine];
  for (const { length } of text.split(/(?<=[\s-])/u).map((word) => [...word.trimEnd()])) {
    if (length > left) {
      lines += left === perLine ? 0 : 1;
      left = perLine;
    }
    const more = Math.max(0, Math.ceil(length / perLine) - 1);
    lines += more;
    left -= length - more * perLine + 1;
  }
  return lines;
}

interface Room {
  /** Millimetres. */
  readonly width: number;
  readonly height: number;
}

/** Of the space between lines, as a part of the size. */
const LINE_HEIGHT = 1.3;

/** In which all the texts stand below each other; the smallest where they do in none. */
export function largestSize(
  texts: readonly string[],
  { width, height }: Room,
  sizes: readonly number[],
): number {
  const heightIn = (size: number): number =>
    texts
      .map((text) => linesOf(text, { width, size, weight: 'regular' }))
      .reduce((all, lines) => all + lines * size * POINT * LINE_HEIGHT, 0);
  return sizes.find((size) => heightIn(size) <= height) ?? sizes.at(-1) ?? 0;
}
