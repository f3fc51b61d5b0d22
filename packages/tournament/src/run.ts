/** One decision about a tournament under way. */
import { StampedRun } from '@taht/stream';
import type { Author, Command, PlayerNumber } from './command.ts';
import type { Env } from './env.ts';
import type { Fact } from './event.ts';
import { evolve } from './evolve.ts';
import type { Tournament } from './state.ts';

export class Run extends StampedRun<Tournament, Fact, Author> {
  readonly env: Env;
  readonly by: Author;

  constructor(state: Tournament, command: Command, env: Env) {
    super(state, command, evolve);
    this.env = env;
    this.by = command.by;
  }

  /** Numbers of the tournament's own stream, from the first that has not been used. */
  numbers(): { readonly next: (below: number) => number; readonly used: () => number } {
    const { secret, draws } = this.state;
    let used = 0;
    return { next: (below) => this.env.draw(secret, draws + used++, below), used: () => used };
  }
}

/** Whose device it is that asks; for what players alone do. */
export function playerOf({ by }: Run): PlayerNumber {
  if (by.kind !== 'player') throw new Error(`a ${by.kind} is no player`);
  return by.player;
}
