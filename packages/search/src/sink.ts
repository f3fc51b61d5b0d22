/** Where found plays go: into a list of all, or against the best so far, or nowhere because one is enough. */
import { type Deadline, noDeadline, PLAYS_PER_LOOK } from './deadline.ts';
import { PlayList, packWhere, ROW } from './play-list.ts';

type Aim = 'all' | 'best' | 'any';

export class Sink {
  readonly plays = new PlayList();
  /** By state of the rack, what is left is worth so much beside the score. */
  #leaves: Float64Array = new Float64Array(0);
  #mostLeave = 0;
  #aim: Aim = 'all';
  /** The equity of the best play, which is the only one in the list. */
  #best = Number.NEGATIVE_INFINITY;
  #swaps = 0;
  /** Looked at while plays are weighed; when it has expired, nothing more is searched. */
  deadline: Deadline = noDeadline;
  #sinceLook = 0;
  #isCutShort = false;

  startAll(): void {
    this.#start('all');
  }

  startAny(): void {
    this.#start('any');
  }

  startBest(): void {
    this.#start('best');
  }

  /** What the rack now loaded leaves is worth so much, by state. */
  weigh(leaves: Float64Array, full: number): void {
    this.#leaves = leaves;
    this.#mostLeave = leaves[0] as number;
    for (let state = 1; state <= full; state++)
      if ((leaves[state] as number) > this.#mostLeave) this.#mostLeave = leaves[state] as number;
  }

  get isDone(): boolean {
    return this.#isCutShort || (this.#aim === 'any' && this.plays.size > 0);
  }

  get isCutShort(): boolean {
    return this.#isCutShort;
  }

  get best(): number {
    return this.#best;
  }

  /** Which blanks of the board the plays to come swap for their letters. */
  set swaps(swaps: number) {
    this.#swaps = swaps;
  }

  /** Whether a play that scores no more than this could still matter, whatever it leaves. */
  mayWant(score: number): boolean {
    if (++this.#sinceLook === PLAYS_PER_LOOK) this.#look();
    return this.#aim !== 'best' || score + this.#mostLeave >= this.#best;
  }

  wants(score: number, state: number): boolean {
    if (++this.#sinceLook === PLAYS_PER_LOOK) this.#look();
    return this.#aim !== 'best' || score + (this.#leaves[state] as number) >= this.#best;
  }

  take(first: number, count: number, score: number, state: number, tiles: Uint8Array): void {
    const where = packWhere(first, count, this.#swaps);
    const { plays } = this;
    if (this.#aim !== 'best') {
      plays.add(where, score, state, tiles);
      return;
    }
    const equity = score + (this.#leaves[state] as number);
    if (equity < this.#best) return;
    if (equity === this.#best && !this.#goesBefore(where, score, tiles, count)) return;
    this.#best = equity;
    plays.size = 1;
    plays.set(0, where, score, state, tiles);
  }

  /** Of plays that are equally good the higher score goes first, then the place, then the letters: the order of the search has no say. */
  #goesBefore(where: number, score: number, tiles: Uint8Array, count: number): boolean {
    const { plays } = this;
    const otherScore = plays.score[0] as number;
    const otherWhere = plays.where[0] as number;
    if (score !== otherScore) return score > otherScore;
    if (where !== otherWhere) return where < otherWhere;
    for (let i = 0; i < Math.min(count, ROW); i++) {
      const difference = (tiles[i] as number) - (plays.tiles[i] as number);
      if (difference !== 0) return difference < 0;
    }
    return false;
  }

  #look(): void {
    this.#sinceLook = 0;
    if (this.deadline.expired()) this.#isCutShort = true;
  }

  #start(aim: Aim): void {
    this.#aim = aim;
    this.#isCutShort = false;
    this.#best = Number.NEGATIVE_INFINITY;
    this.#swaps = 0;
    this.plays.size = 0;
  }
}
