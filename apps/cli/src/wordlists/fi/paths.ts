/**
 * Paths through the transducer, letter by letter, so that words with a common beginning share the work.
 * A path is a position and an output; the output is a linked list, last item first.
 */
import { makeFlagMachine, NO_FLAGS, REFUSED } from './flags.ts';
import { FINAL, type Transducer } from './vfst.ts';

export interface Path {
  readonly state: number;
  readonly flags: number;
  readonly output: Output | undefined;
}

export interface Output {
  readonly symbol: number;
  readonly before: Output | undefined;
}

export interface Paths {
  /** Where every word begins. */
  start(): readonly Path[];
  /** The paths that go on with the letter; none if no word does. */
  advance(paths: readonly Path[], letter: string): readonly Path[];
  /** What is put out by the paths that end here, as symbols in their order. */
  outputs(paths: readonly Path[]): readonly string[][];
}

/** Where steps that read nothing lead, and what they put out. */
interface Reach {
  readonly state: number;
  readonly flags: number;
  readonly symbols: readonly number[];
}

/** A state with many ways on, such as the beginning of a further part: its ways in the order of the letters. */
interface Hub {
  readonly reaches: readonly Reach[];
  /** By letter, counted from the first one; `FINAL` comes last. */
  readonly from: Uint32Array;
  /** By way: the cell, and the number of the reach that leads to it. */
  readonly cells: Uint32Array;
  readonly reachOf: Uint16Array;
}

/** States from which so many ways go on are few and met at every turn. */
const MANY_WAYS = 100;
const UNKNOWN = 0;
const FEW = 1;
const MANY = 2;

export function makePaths(transducer: Transducer): Paths {
  const { symbols, flags, input, output, target, start, end } = transducer;
  const apply = makeFlagMachine(transducer);
  const numbers = new Map(symbols.map((symbol, i) => [symbol, i]));
  const firstLetter = Math.max(1, flags.findLastIndex((flag) => flag !== undefined) + 1);
  const slots = symbols.length - firstLetter + 1;
  const kinds = new Uint8Array(input.length);
  /** By flags and state. */
  const hubs = new Map<number, Hub>();

  const follow = (found: Path[], path: Path, read: number): void => {
    const hub = kinds[path.state] === FEW ? undefined : hubOf(path.state, path.flags);
    if (hub === undefined) followCells(found, path, read);
    else followHub(found, path, hub, slotOf(read));
  };

  const followCells = (found: Path[], path: Path, read: number): void => {
    const last = end[path.state] as number;
    for (let cell = firstCell(path.state, read); cell < last && input[cell] === read; cell++)
      found.push(stepped(path, cell, path.flags));
    for (let cell = start[path.state] as number; cell < last; cell++) {
      if ((input[cell] as number) >= firstLetter) return;
      const next = apply(path.flags, input[cell] as number);
      if (next !== REFUSED) follow(found, stepped(path, cell, next), read);
    }
  };

  const followHub = (found: Path[], path: Path, hub: Hub, slot: number): void => {
    for (let i = hub.from[slot] as number; i < (hub.from[slot + 1] as number); i++) {
      const reach = hub.reaches[hub.reachOf[i] as number] as Reach;
      found.push(stepped(along(path, reach), hub.cells[i] as number, reach.flags));
    }
  };

  const slotOf = (read: number): number => (read === FINAL ? slots - 1 : read - firstLetter);

  const stepped = (path: Path, cell: number, nextFlags: number): Path => {
    const symbol = output[cell] as number;
    return {
      state: target[cell] as number,
      flags: nextFlags,
      output: symbol < firstLetter ? path.output : { symbol, before: path.output },
    };
  };

  /** Cells are in the order of their input. */
  const firstCell = (state: number, read: number): number => {
    let low = start[state] as number;
    let high = end[state] as number;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((input[middle] as number) < read) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  const hubOf = (state: number, now: number): Hub | undefined => {
    const key = now * input.length + state;
    const known = hubs.get(key);
    if (known !== undefined) return known;
    const reaches: Reach[] = [];
    addReaches(reaches, { state, flags: now, symbols: [] });
    const hub = makeHub(reaches);
    if (kinds[state] === UNKNOWN) kinds[state] = hub.cells.length < MANY_WAYS ? FEW : MANY;
    if (kinds[state] === FEW) return undefined;
    hubs.set(key, hub);
    return hub;
  };

  const addReaches = (found: Reach[], reach: Reach): void => {
    found.push(reach);
    for (let cell = start[reach.state] as number; cell < (end[reach.state] as number); cell++) {
      if ((input[cell] as number) >= firstLetter) return;
      const next = apply(reach.flags, input[cell] as number);
      if (next === REFUSED) continue;
      const symbol = output[cell] as number;
      const put = symbol < firstLetter ? reach.symbols : [...reach.symbols, symbol];
      addReaches(found, { state: target[cell] as number, flags: next, symbols: put });
    }
  };

  const makeHub = (reaches: readonly Reach[]): Hub => {
    const from = new Uint32Array(slots + 1);
    const eachWay = (visit: (slot: number, cell: number, reach: number) => void): void => {
      reaches.forEach(({ state }, reach) => {
        for (let cell = firstCell(state, firstLetter); cell < (end[state] as number); cell++)
          visit(slotOf(input[cell] as number), cell, reach);
      });
    };
    eachWay((slot) => {
      from[slot + 1] = (from[slot + 1] as number) + 1;
    });
    for (let slot = 0; slot < slots; slot++)
      from[slot + 1] = (from[slot + 1] as number) + (from[slot] as number);
    const next = from.slice();
    const cells = new Uint32Array(from[slots] as number);
    const reachOf = new Uint16Array(cells.length);
    eachWay((slot, cell, reach) => {
      const way = next[slot] as number;
      next[slot] = way + 1;
      cells[way] = cell;
      reachOf[way] = reach;
    });
    return { reaches, from, cells, reachOf };
  };

  const through = (paths: readonly Path[], read: number): Path[] => {
    const found: Path[] = [];
    for (const path of paths) follow(found, path, read);
    return found;
  };

  return {
    start: () => [{ state: 0, flags: NO_FLAGS, output: undefined }],
    advance(paths, letter) {
      const read = numbers.get(letter);
      return read === undefined ? [] : through(paths, read);
    },
    outputs: (paths) => through(paths, FINAL).map((path) => symbolsOf(path.output, symbols)),
  };
}

function along(path: Path, { state, flags, symbols }: Reach): Path {
  let output = path.output;
  for (const symbol of symbols) output = { symbol, before: output };
  return { state, flags, output };
}

function symbolsOf(output: Output | undefined, symbols: readonly string[]): string[] {
  const found: string[] = [];
  for (let at = output; at !== undefined; at = at.before) found.push(symbols[at.symbol] as string);
  return found.reverse();
}
