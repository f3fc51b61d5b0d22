/** Reads a transducer in the unweighted VFST format of libvoikko: letters in, letters and tags out. */

/** `P` sets a feature, `C` clears it, `U` unifies, `R` requires, `D` forbids. */
export interface FlagSymbol {
  readonly operation: 'P' | 'C' | 'U' | 'R' | 'D';
  readonly feature: string;
  /** Absent in `@D.FEATURE@`: then any value is meant. */
  readonly value: string | undefined;
}

/** A state is a cell's number; its cells stand in the order of their input symbols. State 0 is the start. */
export interface Transducer {
  /** By symbol number; 0 is the empty symbol, then come the flags, then letters, then tags. */
  readonly symbols: readonly string[];
  /** By symbol number; absent for what is no flag. */
  readonly flags: readonly (FlagSymbol | undefined)[];
  readonly input: Uint16Array;
  readonly output: Uint16Array;
  readonly target: Uint32Array;
  /** By state: its first cell, and the first one behind its own. */
  readonly start: Uint32Array;
  readonly end: Uint32Array;
}

/** Input of a cell that says that the state is final. */
export const FINAL = 0xffff;

const COOKIES = [0x00013a6e, 0x000351fa] as const;
const HEADER = 16;
const CELL = 8;
const LONG_COUNT = 255;

export function readVfst(bytes: Uint8Array): Transducer {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (
    bytes.length < HEADER + 2 ||
    COOKIES.some((cookie, i) => view.getUint32(4 * i, true) !== cookie)
  )
    throw new Error('not a VFST transducer');
  if (bytes[8] !== 0) throw new Error('a weighted VFST transducer, which is not read');
  const { symbols, end } = readSymbols(bytes, view.getUint16(HEADER, true));
  const from = Math.ceil(end / CELL) * CELL;
  return { symbols, flags: symbols.map(flagOf), ...readCells(view, from) };
}

function readSymbols(bytes: Uint8Array, count: number): { symbols: string[]; end: number } {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const symbols: string[] = [];
  let at = HEADER + 2;
  while (symbols.length < count) {
    const end = bytes.indexOf(0, at);
    if (end < 0) throw new Error('the symbols of a VFST transducer are cut short');
    symbols.push(decoder.decode(bytes.subarray(at, end)));
    at = end + 1;
  }
  return { symbols, end: at };
}

function readCells(view: DataView, from: number): Omit<Transducer, 'symbols' | 'flags'> {
  const count = Math.floor((view.byteLength - from) / CELL);
  const input = new Uint16Array(count);
  const output = new Uint16Array(count);
  const target = new Uint32Array(count);
  const start = new Uint32Array(count);
  const end = new Uint32Array(count);
  for (let state = 0; state < count; state++) {
    const at = from + CELL * state;
    const last = view.getUint32(at + 4, true);
    const isLong = last >>> 24 === LONG_COUNT && state + 1 < count;
    // A long count fills the cell behind the first one, which can therefore move there.
    const cell = isLong ? state + 1 : state;
    start[state] = cell;
    end[state] = cell + 1 + (isLong ? view.getUint32(at + CELL, true) : last >>> 24);
    input[cell] = view.getUint16(at, true);
    output[cell] = view.getUint16(at + 2, true);
    target[cell] = last & 0xffffff;
    if (isLong) state++;
  }
  return { input, output, target, start, end };
}

function flagOf(symbol: string): FlagSymbol | undefined {
  const match = /^@([PCURD])\.([^.@]+)(?:\.([^.@]+))?@$/.exec(symbol);
  if (match === null) return undefined;
  const [, operation, feature, value] = match;
  return {
    operation: operation as FlagSymbol['operation'],
    feature: feature as string,
    value,
  };
}
