/** Reads the words that a play of the engine's list makes on its board, without laying it. */
import type { Codes } from '@taht/lexicon';
import { TWIN } from '../cells.ts';
import type { Engine } from '../engine.ts';
import { countOf, firstOf, ROW } from '../play-list.ts';
import { BLANK_BIT, LETTER_MASK } from '../tiles.ts';

export class WordsFormed {
  readonly #engine: Engine;
  readonly #letters = new Uint8Array(ROW);

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** The word along the line, in the lexicon's codes; its letters are good until the next question. */
  along(play: number): Codes {
    const { plays, grid, tiles } = this.#engine;
    const { tile } = grid;
    const laid = countOf(plays.where[play] as number);
    let cell = firstOf(plays.where[play] as number);
    while (tile[cell - 1] !== 0) cell--;
    let length = 0;
    for (let next = 0; tile[cell] !== 0 || next < laid; cell++) {
      const letter =
        tile[cell] !== 0
          ? (tile[cell] as number)
          : (plays.tiles[play * ROW + next++] as number) & LETTER_MASK;
      this.#letters[length++] = tiles.toLexicon[letter] as number;
    }
    return this.#letters.subarray(0, length);
  }

  /** The words across it, as long as the caller wants another. */
  across(play: number, isWanted: (word: Codes) => boolean): void {
    const { plays, grid } = this.#engine;
    const { tile } = grid;
    const laid = countOf(plays.where[play] as number);
    let cell = firstOf(plays.where[play] as number);
    for (let next = 0; next < laid; cell++) {
      if (tile[cell] !== 0) continue;
      const byte = plays.tiles[play * ROW + next++] as number;
      const word = this.#through(TWIN[cell] as number, byte & LETTER_MASK);
      if (word.length > 1 && !isWanted(word)) return;
    }
  }

  blanks(play: number): number {
    const { where, tiles } = this.#engine.plays;
    let blanks = 0;
    for (let i = countOf(where[play] as number) - 1; i >= 0; i--)
      if (((tiles[play * ROW + i] as number) & BLANK_BIT) !== 0) blanks++;
    return blanks;
  }

  #through(cell: number, letter: number): Codes {
    const { tile } = this.#engine.grid;
    const { toLexicon } = this.#engine.tiles;
    let at = cell;
    while (tile[at - 1] !== 0) at--;
    let length = 0;
    for (; at === cell || tile[at] !== 0; at++)
      this.#letters[length++] = toLexicon[at === cell ? letter : (tile[at] as number)] as number;
    return this.#letters.subarray(0, length);
  }
}
