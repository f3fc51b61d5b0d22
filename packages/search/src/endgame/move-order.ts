/** Which play is tried first: the one known to be good here, then by what it brings and how often it was good elsewhere. */
import { doubled } from '../doubled.ts';
import type { EndFactors } from './end-rules.ts';
import type { PlayArena } from './play-arena.ts';
import { NAME, RECORD } from './play-record.ts';
import { estimate } from './playout.ts';
import type { Position } from './position.ts';

const NAMES = 1 << 14;
const FIRST_OF_ALL = 1 << 28;
/** A point of the estimate against praise; and no more praise than so many points. */
const POINT = 64;
const MOST_PRAISE = POINT * 40;

export class MoveOrder {
  readonly #arena: PlayArena;
  readonly #position: Position;
  readonly #factors: EndFactors;
  /** Beside the arena, by play: where it stands, and how early it is tried. */
  #order = new Int32Array(1 << 14);
  #promise = new Int32Array(1 << 14);
  /** By name: how often, and how far from the end, a play was good enough to stop looking. */
  readonly #praise = new Int32Array(NAMES);

  constructor(arena: PlayArena, position: Position, factors: EndFactors) {
    this.#arena = arena;
    this.#position = position;
    this.#factors = factors;
  }

  praise(name: number, depth: number): void {
    const at = name & (NAMES - 1);
    this.#praise[at] = Math.min(MOST_PRAISE, (this.#praise[at] as number) + depth * depth);
  }

  /** Judges the plays from here to the top of the arena. */
  rank(from: number, seat: number, known: number): void {
    const { plays, top } = this.#arena;
    const { sizes, points } = this.#position;
    const size = sizes[seat] as number;
    const gain = this.#factors.out * (points[1 - seat] as number);
    while (this.#order.length * RECORD < top) {
      this.#order = doubled(this.#order);
      this.#promise = doubled(this.#promise);
    }
    for (let at = from, i = from / RECORD; at < top; at += RECORD, i++) {
      const name = plays[at + NAME] as number;
      this.#order[i] = at;
      this.#promise[i] =
        name === known
          ? FIRST_OF_ALL
          : estimate(plays, at, size, gain) * POINT + (this.#praise[name & (NAMES - 1)] as number);
    }
  }

  /** The most promising of the plays not yet tried, of which there were so many; -1 if there is none. */
  next(from: number, tried: number, count: number): number {
    const order = this.#order;
    const promise = this.#promise;
    const start = from / RECORD + tried;
    const end = from / RECORD + count;
    if (start >= end) return -1;
    let best = start;
    for (let i = start + 1; i < end; i++)
      if ((promise[i] as number) > (promise[best] as number)) best = i;
    const at = order[best] as number;
    const most = promise[best] as number;
    order[best] = order[start] as number;
    promise[best] = promise[start] as number;
    order[start] = at;
    promise[start] = most;
    return at;
  }
}
