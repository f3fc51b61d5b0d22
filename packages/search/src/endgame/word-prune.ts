/**
 * The words that can still come up: those that fit into a line of the board over the tiles that lie there, with letters
 * of the tiles that are left. The search then walks a graph of some thousand words instead of all.
 */
import {
  buildLexicon,
  childOf,
  endsWord,
  isLast,
  type Lexicon,
  letterOf,
  WordPool,
} from '@taht/lexicon';
import { BOARD_SIZE } from '@taht/rules';
import { cellAt, LINES } from '../cells.ts';
import { CODES, type TileCodes } from '../tiles.ts';
import type { Watch } from './watch.ts';

/** With blanks the walk can take longer than it saves; then the whole list is used. */
const MOST_STEPS = 3_000_000;

/** The lexicon itself if the walk would take too long. `tile` holds the letters by cell, `left` how many there are of each tile. */
export function pruneWords(
  lexicon: Lexicon,
  { toLexicon, fromLexicon }: TileCodes,
  tile: Int32Array,
  left: Uint8Array,
  watch: Watch,
): Lexicon {
  const leftOf = left.map((_, code) => left[fromLexicon[code] ?? code] as number);
  const walk = new PruneWalk(lexicon, leftOf, watch);
  for (const line of linesOf(tile.map((code) => toLexicon[code] as number)))
    if (!walk.along(line)) return lexicon;
  const spec = { ...lexicon.info, id: `${lexicon.info.id}-left` };
  const built = buildLexicon(spec, lexicon.alphabet, walk.found.sorted());
  return built.ok ? built.value : lexicon;
}

/** The letters of every line that has any, and one empty line for all others. */
function linesOf(tile: Int32Array): Int32Array[] {
  const lines = [new Int32Array(BOARD_SIZE)];
  for (let line = 0; line < LINES; line++) {
    const letters = tile.slice(cellAt(line, 0), cellAt(line, BOARD_SIZE));
    if (letters.some((letter) => letter !== 0)) lines.push(letters);
  }
  return lines;
}

/** Sets of cells and of starts are bits; a word of all starts at once is followed along the line. */
class PruneWalk {
  readonly found = new WordPool();
  readonly #nodes: Int32Array;
  readonly #root: number;
  readonly #left: Uint8Array;
  readonly #watch: Watch;
  #steps = 0;
  #line: Int32Array = new Int32Array(BOARD_SIZE);
  /** Cells without a tile, the edge behind the line among them; and by letter the cells that have or can take it. */
  #empty = 0;
  readonly #fitting = new Int32Array(CODES);
  /** How many of each letter there can be in a word of this line, blanks aside. */
  readonly #most = new Int32Array(CODES);
  readonly #used = new Int32Array(CODES);
  readonly #needed = new Int32Array(CODES);
  readonly #word = new Uint8Array(BOARD_SIZE);

  constructor({ graph }: Lexicon, left: Uint8Array, watch: Watch) {
    this.#nodes = graph.nodes;
    this.#root = graph.root;
    this.#left = left;
    this.#watch = watch;
  }

  /** False when it gave up. */
  along(line: Int32Array): boolean {
    this.#line = line;
    this.#empty = 1 << BOARD_SIZE;
    this.#most.set(this.#left);
    line.forEach((letter, cell) => {
      if (letter === 0) this.#empty |= 1 << cell;
      else this.#most[letter] = (this.#most[letter] as number) + 1;
    });
    this.#fitting.fill(this.#empty & ~(1 << BOARD_SIZE));
    line.forEach((letter, cell) => {
      if (letter !== 0) this.#fitting[letter] = (this.#fitting[letter] as number) | (1 << cell);
    });
    return this.#root === 0 || this.#go(this.#root, 0, this.#starts(), this.#left[0] as number);
  }

  /** Where a word can begin: not behind a tile, and not behind the last one, for such words fit the empty line too. */
  #starts(): number {
    const all = (1 << BOARD_SIZE) - 1;
    const afterEmpty = ((this.#empty << 1) | 1) & all;
    const last = this.#line.findLastIndex((letter) => letter !== 0);
    return last < 0 ? 1 : afterEmpty & ((1 << (last + 1)) - 1);
  }

  #go(list: number, depth: number, starts: number, blanks: number): boolean {
    for (let at = list; ; at++) {
      const node = this.#nodes[at] as number;
      const letter = letterOf(node);
      const fitting = starts & ((this.#fitting[letter] as number) >> depth);
      const used = this.#used[letter] as number;
      const blanksLeft = used < (this.#most[letter] as number) ? blanks : blanks - 1;
      if (fitting !== 0 && blanksLeft >= 0) {
        if (++this.#steps > MOST_STEPS || this.#watch.step()) return false;
        this.#word[depth] = letter;
        if (endsWord(node)) this.#take(depth + 1, fitting);
        const child = childOf(node);
        if (child !== 0 && depth + 1 < BOARD_SIZE) {
          this.#used[letter] = used + 1;
          const isDone = this.#go(child, depth + 1, fitting, blanksLeft);
          this.#used[letter] = used;
          if (!isDone) return false;
        }
      }
      if (isLast(node)) return true;
    }
  }

  #take(length: number, starts: number): void {
    const ending = starts & (this.#empty >> length);
    for (let start = 0; ending >> start !== 0; start++)
      if (((ending >> start) & 1) !== 0 && this.#canLay(start, length)) {
        this.found.add(this.#word, length);
        return;
      }
  }

  /** Whether the tiles left, blanks included, are enough for the empty cells of the word; at least one must be. */
  #canLay(start: number, length: number): boolean {
    let laid = 0;
    let short = 0;
    for (let i = 0; i < length; i++) this.#needed[this.#word[i] as number] = 0;
    for (let i = 0; i < length; i++) {
      if (this.#line[start + i] !== 0) continue;
      const letter = this.#word[i] as number;
      const needed = (this.#needed[letter] as number) + 1;
      this.#needed[letter] = needed;
      laid++;
      if (needed > (this.#left[letter] as number)) short++;
    }
    return laid > 0 && short <= (this.#left[0] as number);
  }
}
