/** One decision under way: the events made so far and the game they lead to. */
import type { Author, Command } from './command.ts';
import type { Env } from './env.ts';
import type { DuplicateEvent, Fact } from './event.ts';
import { evolve } from './evolve.ts';
import type { Game } from './state.ts';

export class Run {
  game: Game;
  readonly env: Env;
  readonly events: DuplicateEvent[] = [];
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
    const event: DuplicateEvent = { ...fact, at: this.#at, by: this.#by, command: this.#command };
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

  random(used: number, bound: number): number {
    return this.env.draw(this.game.secret, this.game.draws + used, bound);
  }
}
