/** One decision under way: the events made so far and the game they lead to. Private to one call of `decide`. */
import type { Tile } from '@taht/letters';
import { automaticCounts, bagTotal, isChoice } from './bags.ts';
import type { Author, Command, Seat } from './command.ts';
import type { Env } from './env.ts';
import type { Fact, GameEvent } from './event.ts';
import { evolve } from './evolve.ts';
import type { Game } from './game.ts';
import { seatOf } from './seats.ts';

export class Run {
  game: Game;
  readonly env: Env;
  readonly events: GameEvent[] = [];
  readonly #command: string;
  #by: Author;
  #at: number;

  constructor(game: Game, command: Command, env: Env) {
    this.game = game;
    this.env = env;
    this.#command = command.id;
    this.#by = command.by;
    this.#at = Number.isFinite(command.at) ? Math.max(command.at, game.now) : game.now;
  }

  get at(): number {
    return this.#at;
  }

  emit(fact: Fact): void {
    const event: GameEvent = { ...fact, at: this.#at, by: this.#by, command: this.#command };
    this.events.push(event);
    this.game = evolve(this.game, event);
  }

  /** What falls due by itself happens at its own time and is nobody's doing. */
  asOf(time: number, happen: () => void): void {
    const [by, at] = [this.#by, this.#at];
    this.#by = { kind: 'system' };
    this.#at = Math.max(time, this.game.now);
    happen();
    this.#by = by;
    this.#at = at;
  }

  /** A random number below the bound; `used` counts those taken since the last event. */
  random(used: number, bound: number): number {
    return this.env.draw(this.game.secret, this.game.draws + used, bound);
  }

  /** Tiles picked blindly, so many from each bag, the first bag first. */
  pick(counts: readonly number[]): Tile[] {
    const picked: Tile[] = [];
    counts.forEach((count, i) => {
      const bag = [...(this.game.bags[i] ?? [])];
      for (let n = 0; n < count; n++)
        picked.push(bag.splice(this.random(picked.length, bag.length), 1)[0] as Tile);
    });
    return picked;
  }

  /** Tiles picked blindly from a rack. */
  pickFromRack(seat: Seat, count: number): Tile[] {
    const rack = [...seatOf(this.game, seat).rack];
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
    if (isChoice(this.game.bags, count)) this.emit({ kind: 'choice-due', seat, count });
    else this.draw(seat, automaticCounts(this.game.bags, count));
  }

  /** How many tiles the seat takes to fill its rack, as far as the bag reaches. */
  missing(seat: Seat): number {
    const { rack } = seatOf(this.game, seat);
    return Math.max(0, Math.min(this.game.rules.rack - rack.length, bagTotal(this.game.bags)));
  }
}
