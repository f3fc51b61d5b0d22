/** Lists of plays one on top of the other in one array: what a node of the search puts there it takes away again. */
import { doubled } from '../doubled.ts';
import { RECORD, writePlay } from './play-record.ts';

export class PlayArena {
  plays: Int32Array;
  /** The end of the topmost play, in numbers. */
  top = 0;

  constructor(plays: number) {
    this.plays = new Int32Array(plays * RECORD);
  }

  push(where: number, score: number, shed: number, tiles: Uint8Array): void {
    this.reserve(RECORD);
    writePlay(this.plays, this.top, where, score, shed, tiles);
    this.top += RECORD;
  }

  /** Copies records from another arena. */
  copy({ plays }: PlayArena, from: number, to: number): void {
    this.reserve(to - from);
    const into = this.plays;
    let top = this.top;
    for (let at = from; at < to; at++) into[top++] = plays[at] as number;
    this.top = top;
  }

  reserve(numbers: number): void {
    while (this.top + numbers > this.plays.length) this.plays = doubled(this.plays);
  }
}
