/** A word laid by its letters is as many plays as there are ways to choose blanks for some of them. */
import { ROW } from './play-list.ts';
import type { RackStates } from './rack-states.ts';
import type { Sink } from './sink.ts';
import { BLANK_BIT, CODES } from './tiles.ts';

export class BlankChoices {
  /** The letters laid, in their order, and what each adds to the score; the caller fills them in. */
  readonly tiles = new Uint8Array(ROW);
  readonly worth = new Int32Array(ROW);

  readonly #rack: RackStates;
  readonly #sink: Sink;
  /** By letter: how often it comes from here on, and for how many of these there is no tile. */
  readonly #occurs = new Int32Array(CODES);
  readonly #short = new Int32Array(CODES);
  #first = 0;
  #count = 0;
  #fewestBlanks = 0;

  constructor(rack: RackStates, sink: Sink) {
    this.#rack = rack;
    this.#sink = sink;
  }

  /** Every choice for a word of so many tiles, which scores so much if no tile is a blank. */
  forEach(first: number, count: number, score: number, fewestBlanks: number): void {
    const { counts, blanks, full } = this.#rack;
    if (blanks === 1) {
      this.#chooseOne(first, count, score, fewestBlanks);
      return;
    }
    let missing = 0;
    for (let i = 0; i < count; i++) this.#occurs[this.tiles[i] as number] = 0;
    for (let i = 0; i < count; i++) {
      const letter = this.tiles[i] as number;
      const occurs = (this.#occurs[letter] as number) + 1;
      const short = Math.max(0, occurs - (counts[letter] as number));
      this.#occurs[letter] = occurs;
      this.#short[letter] = short;
      if (short > 0) missing++;
    }
    this.#first = first;
    this.#count = count;
    this.#fewestBlanks = fewestBlanks;
    this.#choose(0, blanks, missing, full, score);
  }

  /** With a single blank, as it nearly always is, there is little to choose. */
  #chooseOne(first: number, count: number, score: number, fewestBlanks: number): void {
    const { tiles } = this;
    const { counts, place, full } = this.#rack;
    let left = full;
    let missing = 0;
    for (let i = 0; i < count; i++) {
      const letter = tiles[i] as number;
      left -= place[letter] as number;
      this.#occurs[letter] = 0;
    }
    for (let i = 0; i < count; i++) {
      const letter = tiles[i] as number;
      const occurs = (this.#occurs[letter] as number) + 1;
      this.#occurs[letter] = occurs;
      if (occurs > (counts[letter] as number)) missing = letter;
    }
    const sink = this.#sink;
    if (missing === 0 && fewestBlanks === 0 && sink.wants(score, left))
      sink.take(first, count, score, left, tiles);
    const blank = place[0] as number;
    for (let i = 0; i < count; i++) {
      const letter = tiles[i] as number;
      if (missing !== 0 && letter !== missing) continue;
      const now = left + (place[letter] as number) - blank;
      const points = score - (this.worth[i] as number);
      if (!sink.wants(points, now)) continue;
      tiles[i] = letter | BLANK_BIT;
      sink.take(first, count, points, now, tiles);
      tiles[i] = letter;
    }
  }

  /** Every turn leads to a play: a letter takes a tile only while the later ones can make up for what is missing. */
  #choose(at: number, blanks: number, missing: number, state: number, score: number): void {
    const { tiles } = this;
    if (at === this.#count || blanks === 0) {
      this.#finish(at, blanks, state, score);
      return;
    }
    const letter = tiles[at] as number;
    const occurs = this.#occurs[letter] as number;
    const short = this.#short[letter] as number;
    const { place } = this.#rack;
    this.#occurs[letter] = occurs - 1;
    if (occurs > short)
      this.#choose(at + 1, blanks, missing, state - (place[letter] as number), score);
    if (blanks > missing || short > 0) {
      const paid = short > 0 ? 1 : 0;
      this.#short[letter] = short - paid;
      tiles[at] = letter | BLANK_BIT;
      this.#choose(
        at + 1,
        blanks - 1,
        missing - paid,
        state - (place[0] as number),
        score - (this.worth[at] as number),
      );
      tiles[at] = letter;
      this.#short[letter] = short;
    }
    this.#occurs[letter] = occurs;
  }

  /** No blank is left to choose: all other letters are tiles. */
  #finish(at: number, blanks: number, state: number, score: number): void {
    if (this.#rack.blanks - blanks < this.#fewestBlanks) return;
    const { place } = this.#rack;
    let left = state;
    for (let i = at; i < this.#count; i++) left -= place[this.tiles[i] as number] as number;
    if (this.#sink.wants(score, left))
      this.#sink.take(this.#first, this.#count, score, left, this.tiles);
  }
}
