/** All plays of a seat, put together line by line; those that swap blanks of the board for their letters among them. */
import type { Ruleset } from '@taht/rules';
import { LINES } from '../cells.ts';
import { countOf, packWhere } from '../play-list.ts';
import { BLANK_BIT, CODES } from '../tiles.ts';
import type { LineCache } from './line-cache.ts';
import type { LineFinder } from './line-finder.ts';
import type { PlayArena } from './play-arena.ts';
import { NAME, RECORD, tileAt, WHERE } from './play-record.ts';
import type { Position } from './position.ts';

export class PlaySource {
  readonly #position: Position;
  readonly #cache: LineCache;
  readonly #finder: LineFinder;
  readonly #reuse: Ruleset['blank']['reuse'];

  constructor(
    position: Position,
    cache: LineCache,
    finder: LineFinder,
    { reuse }: Ruleset['blank'],
  ) {
    this.#position = position;
    this.#cache = cache;
    this.#finder = finder;
    this.#reuse = reuse;
  }

  /** Puts the plays on top of the arena. */
  list(seat: number, into: PlayArena): void {
    this.#listLines(seat, into);
    if (this.#reuse !== 'none') this.#listSwaps(seat, into);
  }

  #listLines(seat: number, into: PlayArena): void {
    const { lines, rackLow, rackHigh, racks, sizes } = this.#position;
    const rackA = rackLow[seat] as number;
    const rackB = rackHigh[seat] as number;
    const cache = this.#cache;
    for (let line = 0; line < LINES; line++) {
      const low = (lines.low[line] as number) ^ rackA;
      const high = (lines.high[line] as number) ^ rackB;
      if (!cache.find(low, high)) {
        this.#finder.find(line, racks[seat] as Uint8Array, sizes[seat] as number);
        cache.keep(low, high);
      }
      if (cache.to > cache.from) into.copy(cache.arena, cache.from, cache.to);
    }
  }

  #listSwaps(seat: number, into: PlayArena): void {
    const position = this.#position;
    const cells = position.blanksOnBoard();
    for (let swaps = 1; swaps < 1 << cells.length; swaps++) {
      const swapped = position.swappedBy(swaps);
      if (!this.#holds(seat, swapped)) continue;
      const from = into.top;
      position.swap(seat, swapped);
      this.#listLines(seat, into);
      position.unswap(seat, swaps);
      const mustLay = this.#reuse === 'must-replay' ? swapped.length : 0;
      this.#markSwaps(into, from, swaps, mustLay);
    }
  }

  #holds(seat: number, cells: readonly number[]): boolean {
    const { racks, grid } = this.#position;
    const needed = new Uint8Array(CODES);
    return cells.every((cell) => {
      const letter = grid.tile[cell] as number;
      needed[letter] = (needed[letter] as number) + 1;
      return (needed[letter] as number) <= ((racks[seat] as Uint8Array)[letter] as number);
    });
  }

  /** Says in each play from here on which blanks it swaps; drops those that lay too few blanks again. */
  #markSwaps(into: PlayArena, from: number, swaps: number, mustLay: number): void {
    const { plays } = into;
    let kept = from;
    for (let at = from; at < into.top; at += RECORD) {
      const where = plays[at + WHERE] as number;
      let blanks = 0;
      for (let i = countOf(where) - 1; i >= 0; i--)
        if ((tileAt(plays, at, i) & BLANK_BIT) !== 0) blanks++;
      if (blanks < mustLay) continue;
      plays.copyWithin(kept, at, at + RECORD);
      plays[kept + WHERE] = where | packWhere(0, 0, swaps);
      plays[kept + NAME] = (plays[at + NAME] as number) ^ Math.imul(swaps, 0x9e3779b1);
      kept += RECORD;
    }
    into.top = kept;
  }
}
