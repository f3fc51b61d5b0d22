/** The outlines of letters in a TrueType font without axes: quadratic curves, as its table `glyf` has them. */

export interface Outline {
  /** How far it moves on. */
  readonly advance: number;
  /** Of each contour `x y` of its points, with `*` before those that are off the curve. */
  readonly contours: readonly string[];
}

interface Point {
  readonly x: number;
  readonly y: number;
  readonly isOn: boolean;
}

/** Of the wanted letters those that the font has, with so many units to an em. */
export function readOutlines(
  font: Buffer,
  wanted: string,
  units: number,
): ReadonlyMap<string, Outline> {
  const tables = tablesOf(font);
  const at = (name: string): number => tables.get(name) ?? fail(`no table ${name}`);
  const head = at('head');
  const scaled = (value: number): number =>
    Math.round((value * units) / font.readUInt16BE(head + 18));
  const isLong = font.readInt16BE(head + 50) === 1;
  const metrics = font.readUInt16BE(at('hhea') + 34);
  const placeOf = (glyph: number): number =>
    isLong
      ? font.readUInt32BE(at('loca') + 4 * glyph)
      : 2 * font.readUInt16BE(at('loca') + 2 * glyph);
  const advanceOf = (glyph: number): number =>
    font.readUInt16BE(at('hmtx') + 4 * Math.min(glyph, metrics - 1));
  const contoursOf = (glyph: number): Point[][] =>
    placeOf(glyph) === placeOf(glyph + 1)
      ? []
      : readGlyph(font, at('glyf') + placeOf(glyph), contoursOf);
  const textOf = (contour: readonly Point[]): string =>
    contour.map(({ x, y, isOn }) => `${isOn ? '' : '*'}${scaled(x)} ${scaled(y)}`).join(',');
  const found = new Map<string, Outline>();
  for (const letter of wanted) {
    const glyph = glyphOf(font, at('cmap'), letter.codePointAt(0) ?? 0);
    if (glyph === 0) continue;
    const contours = contoursOf(glyph).map(textOf);
    found.set(letter, { advance: scaled(advanceOf(glyph)), contours });
  }
  return found;
}

function tablesOf(font: Buffer): ReadonlyMap<string, number> {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, i) => {
      const entry = 12 + 16 * i;
      return [font.toString('latin1', entry, entry + 4), font.readUInt32BE(entry + 8)];
    }),
  );
}

/** By the subtable of format 4, which every font has; 0 where it lacks the letter. */
function glyphOf(font: Buffer, cmap: number, code: number): number {
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i++) {
    const table = cmap + font.readUInt32BE(cmap + 4 + 8 * i + 4);
    if (font.readUInt16BE(table) !== 4) continue;
    const double = font.readUInt16BE(table + 6);
    for (let k = 0; k < double; k += 2) {
      if (font.readUInt16BE(table + 14 + k) < code) continue;
      const first = font.readUInt16BE(table + 16 + double + k);
      if (first > code) return 0;
      const delta = font.readInt16BE(table + 16 + 2 * double + k);
      const slot = table + 16 + 3 * double + k;
      const offset = font.readUInt16BE(slot);
      const glyph = offset === 0 ? code : font.readUInt16BE(slot + offset + 2 * (code - first));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
  }
  return 0;
}

function readGlyph(
  font: Buffer,
  start: number,
  contoursOf: (glyph: number) => Point[][],
): Point[][] {
  const count = font.readInt16BE(start);
  return count < 0
    ? readComposite(font, start + 10, contoursOf)
    : readSimple(font, start + 10, count);
}

const [ON, X_SHORT, Y_SHORT, REPEAT, X_SAME, Y_SAME] = [1, 2, 4, 8, 16, 32] as const;

function readSimple(font: Buffer, start: number, count: number): Point[][] {
  const ends = Array.from({ length: count }, (_, i) => font.readUInt16BE(start + 2 * i));
  const total = (ends.at(-1) ?? -1) + 1;
  let at = start + 2 * count;
  at += 2 + font.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < total) {
    const flag = font.readUInt8(at++);
    const times = flag & REPEAT ? 1 + font.readUInt8(at++) : 1;
    for (let i = 0; i < times; i++) flags.push(flag);
  }
  const coordinates = (short: number, same: number): number[] => {
    let present = 0;
    return flags.map((flag) => {
      if (flag & short) present += (flag & same ? 1 : -1) * font.readUInt8(at++);
      else if (!(flag & same)) {
        present += font.readInt16BE(at);
        at += 2;
      }
      return present;
    });
  };
  const xs = coordinates(X_SHORT, X_SAME);
  const ys = coordinates(Y_SHORT, Y_SAME);
  const points = flags.map(
    (flag, i): Point => ({ x: xs[i] ?? 0, y: ys[i] ?? 0, isOn: (flag & ON) !== 0 }),
  );
  return ends.map((end, i) => points.slice((ends[i - 1] ?? -1) + 1, end + 1));
}

const [WORDS, ARE_XY, SCALE, MORE, XY_SCALE, TWO_BY_TWO] = [1, 2, 8, 32, 64, 128] as const;

/** A letter made of others, moved: an accent on its base. */
function readComposite(
  font: Buffer,
  start: number,
  contoursOf: (glyph: number) => Point[][],
): Point[][] {
  const all: Point[][] = [];
  for (let at = start, flags: number = MORE; flags & MORE; ) {
    flags = font.readUInt16BE(at);
    if (!(flags & ARE_XY) || flags & (SCALE | XY_SCALE | TWO_BY_TWO)) fail('a part that is turned');
    const glyph = font.readUInt16BE(at + 2);
    const [dx, dy] =
      flags & WORDS
        ? [font.readInt16BE(at + 4), font.readInt16BE(at + 6)]
        : [font.readInt8(at + 4), font.readInt8(at + 5)];
    at += flags & WORDS ? 8 : 6;
    for (const contour of contoursOf(glyph))
      all.push(contour.map(({ x, y, isOn }) => ({ x: x + dx, y: y + dy, isOn })));
  }
  return all;
}

function fail(why: string): never {
  throw new Error(why);
}
