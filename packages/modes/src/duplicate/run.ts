/** One decision about a duplicate game under way. */
import { Run as AnyRun } from '../stream.ts';
import type { Author, Command } from './command.ts';
import type { Env } from './env.ts';
import type { Fact } from './event.ts';
import { evolve } from './evolve.ts';
import type { Game } from './state.ts';

export class Run extends AnyRun<Game, Fact, Author> {
  readonly env: Env;

  constructor(game: Game, command: Command, env: Env) {
    super(game, command, evolve);
    this.env = env;
  }

  random(used: number, bound: number): number {
    return this.env.draw(this.game.secret, this.game.draws + used, bound);
  }
}
