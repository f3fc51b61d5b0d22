/** One decision about a duplicate game under way. */
import { StampedRun } from '@taht/stream';
import type { Author, Command } from './command.ts';
import type { Env } from './env.ts';
import type { Fact } from './event.ts';
import { evolve } from './evolve.ts';
import type { Game } from './state.ts';

export class Run extends StampedRun<Game, Fact, Author> {
  readonly env: Env;

  constructor(game: Game, command: Command, env: Env) {
    super(game, command, evolve);
    this.env = env;
  }

  random(used: number, bound: number): number {
    return this.env.draw(this.state.secret, this.state.draws + used, bound);
  }
}
