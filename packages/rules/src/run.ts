/** One decision about a game under way, with its draws. */
import type { Tile } from '@taht/letters';
import { StampedRun } from '@taht/stream';
import { automaticCounts, isChoice } from './bags.ts';
import type { Author, Command, Seat } from './command.ts';
import type { Env } from './env.ts';
import type { Fact } from './event.ts';
import { evolve } from './evolve.ts';
import type { Game } from './game.ts';
import { seatOf } from './seats.ts';

export class Run extends StampedRun<Game, Fact, Author> {
  readonly env: Env;

  constructor(game: Game, command: Command, env: Env) {
    super(game, command, evolve);
    this.env = env;
  }

  /** A random number below the bound; `used` counts those taken since the last event. */
  random(used: number, bound: number): number {
    return this.env.draw(this.state.secret, this.state.draws + used, bound);
  }

  /** Tiles picked blindly, so many from each bag, the first bag first. */
  pick(counts: readonly number[]): Tile[] {
    const picked: Tile[] = [];
    counts.forEach((count, i) => {
      const bag = [...(this.state.bags[i] ?? [])];
      for (let n = 0; n < count; n++)
        picked.push(bag.splice(this.random(picked.length, bag.length), 1)[0] as Tile);
    });
    return picked;
  }

  /** Tiles picked blindly from a rack. */
  pickFromRack(seat: Seat, count: number): Tile[] {
    const rack = [...seatOf(this.state, seat).rack];
    return Array.from(
      { length: count },
      (_, n) => rack.splice(this.random(n, rack.length), 1)[0] as Tile,
    );
  }

  draw(seat: Seat, counts: readonly number[]): void {
    this.emit({ kind: 'drew', seat, counts, tiles: this.pick(counts) });
  }

  /** Draws so many, or asks the seat to name its bags first where there is a choice. */
  drawOrAsk(seat: Seat, count: number): void {
    if (count <= 0) return;
    if (isChoice(this.state.bags, count)) this.emit({ kind: 'choice-due', seat, count });
    else this.draw(seat, automaticCounts(this.state.bags, count));
  }
}
