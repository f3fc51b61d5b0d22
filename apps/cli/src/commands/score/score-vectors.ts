/** Reads a file of test vectors: boards and placements by square. What cannot be read is named by vector and place. */
import { err, ok, type Result } from '@taht/base';
import { alphabetFor, boardOf, tilesetOf } from '@taht/editions';
import { type Alphabet, parseLetter } from '@taht/letters';
import {
  BOARD_SIZE,
  DIRECTIONS,
  type Direction,
  emptyBoard,
  type Ground,
  type Layout,
  layTiles,
  type PlacedTile,
  type PlacementRules,
  parseSquare,
  readLayout,
  type Square,
  tileTables,
} from '@taht/rules';

export interface MoveVector {
  readonly id: string;
  readonly ground: Ground;
  readonly placed: readonly PlacedTile[];
  readonly direction: Direction | undefined;
}

export interface VectorFault {
  readonly code: 'missing' | 'wrong' | 'unknown-tileset' | 'unknown-letter' | 'square-twice';
  /** The vector's id, or its place in the list where it has none. */
  readonly id: string;
  /** Where in it, such as `placed[2]`. */
  readonly at: string;
  readonly found: string;
}

export interface VectorFile {
  readonly rules: PlacementRules;
  readonly moves: readonly MoveVector[];
  readonly skipped: readonly { readonly id: string; readonly type: string }[];
}

const STD15 = boardOf('std15') as Layout;

export function readVectors(json: unknown): Result<VectorFile, VectorFault[]> {
  if (!isRecord(json)) return err([fault('wrong', '', '', json)]);
  const { vectors, premium_layout, rack_size, all_tiles_bonus } = json;
  if (!Array.isArray(vectors)) return err([fault('wrong', '', 'vectors', vectors)]);
  const layout = readPremiums(premium_layout);
  const tiles = readNumber(rack_size, 7, 'rack_size');
  const points = readNumber(all_tiles_bonus, 50, 'all_tiles_bonus');
  const heads = vectors.map(readHead);
  const moves = heads.map((head) =>
    head.ok && layout.ok && head.value.type === 'move'
      ? readMove(head.value, layout.value)
      : ok(undefined),
  );
  const faults = [layout, tiles, points, ...heads, ...moves].filter((read) => !read.ok);
  if (faults.length > 0 || !layout.ok || !tiles.ok || !points.ok)
    return err(faults.map(({ error }) => error));
  return ok({
    rules: {
      opening: { minTiles: 2, centre: true, minLetters: [] },
      bonus: { tiles: tiles.value, points: points.value },
    },
    moves: moves
      .map((move) => (move.ok ? move.value : undefined))
      .filter((move) => move !== undefined),
    skipped: heads
      .filter((head) => head.ok)
      .map(({ value: { id, type } }) => ({ id, type }))
      .filter(({ type }) => type !== 'move'),
  });
}

interface Head {
  readonly id: string;
  readonly type: string;
  readonly vector: Readonly<Record<string, unknown>>;
}

function readHead(vector: unknown, i: number): Result<Head, VectorFault> {
  const place = `vectors[${i}]`;
  if (!isRecord(vector)) return err(fault('wrong', place, '', vector));
  const { id, type } = vector;
  if (typeof id !== 'string' || id === '') return err(fault('wrong', place, 'id', id));
  if (typeof type !== 'string') return err(fault('wrong', id, 'type', type));
  return ok({ id, type, vector });
}

function readMove({ id, vector }: Head, layout: Layout): Result<MoveVector, VectorFault> {
  const tileset = typeof vector.tileset === 'string' ? tilesetOf(vector.tileset) : undefined;
  if (tileset === undefined) return err(fault('unknown-tileset', id, 'tileset', vector.tileset));
  const alphabet = alphabetFor(tileset);
  const before = readTiles(vector, 'board_before', id, alphabet, new Set());
  if (!before.ok) return before;
  const taken = new Set(before.value.map(({ square }) => square));
  const placed = readTiles(vector, 'placed', id, alphabet, taken);
  if (!placed.ok) return placed;
  const { direction } = vector;
  if (direction !== undefined && !DIRECTIONS.includes(direction as Direction))
    return err(fault('wrong', id, 'direction', direction));
  const ground = {
    ...readLayout(layout),
    board: layTiles(emptyBoard, before.value),
    tables: tileTables(tileset),
  };
  return ok({ id, ground, placed: placed.value, direction: direction as Direction | undefined });
}

/** Each tile as `["H8", "A"]` or `["H8", "A", "blank"]`. */
function readTiles(
  vector: Readonly<Record<string, unknown>>,
  field: string,
  id: string,
  alphabet: Alphabet,
  taken: ReadonlySet<Square>,
): Result<PlacedTile[], VectorFault> {
  const list = vector[field];
  if (!Array.isArray(list)) return err(fault('wrong', id, field, list));
  const seen = new Set(taken);
  const tiles: PlacedTile[] = [];
  for (const [i, item] of list.entries()) {
    const at = `${field}[${i}]`;
    if (!Array.isArray(item)) return err(fault('wrong', id, at, item));
    const [name, text, mark] = item;
    const square = typeof name === 'string' ? parseSquare(name) : undefined;
    if (square === undefined) return err(fault('wrong', id, `${at}[0]`, name));
    if (seen.has(square)) return err(fault('square-twice', id, `${at}[0]`, name));
    const letter = typeof text === 'string' ? parseLetter(alphabet, text) : undefined;
    const isNoTile = letter === undefined || (mark !== 'blank' && alphabet.withoutTile.has(letter));
    if (isNoTile) return err(fault('unknown-letter', id, `${at}[1]`, text));
    if (item.length > 3 || (mark !== undefined && mark !== 'blank'))
      return err(fault('wrong', id, `${at}[2]`, mark));
    seen.add(square);
    tiles.push({ square, letter, blank: mark === 'blank' });
  }
  return ok(tiles);
}

const PREMIUM_ROW = new RegExp(`^[TDtd.*]{${BOARD_SIZE}}$`, 'u');

/** The file draws its centre as a plain double word; it is the star all the same. */
function readPremiums(rows: unknown): Result<Layout, VectorFault> {
  if (rows === undefined) return ok(STD15);
  const wrong = err(fault('wrong', '', 'premium_layout', rows));
  if (!Array.isArray(rows) || rows.length !== BOARD_SIZE) return wrong;
  if (!rows.every((row) => typeof row === 'string' && PREMIUM_ROW.test(row))) return wrong;
  const centred = rows.map((row: string, i) =>
    i === 7 ? `${row.slice(0, 7)}*${row.slice(8)}` : row,
  );
  return centred.join('').split('*').length === 2 ? ok({ id: 'file', rows: centred }) : wrong;
}

function readNumber(value: unknown, absent: number, at: string): Result<number, VectorFault> {
  if (value === undefined) return ok(absent);
  return Number.isInteger(value) && (value as number) >= 0
    ? ok(value as number)
    : err(fault('wrong', '', at, value));
}

const fault = (code: VectorFault['code'], id: string, at: string, found: unknown): VectorFault =>
  found === undefined
    ? { code: 'missing', id, at, found: '' }
    : { code, id, at, found: typeof found === 'string' ? found : JSON.stringify(found) };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
