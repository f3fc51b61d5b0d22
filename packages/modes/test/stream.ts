/** A stream of a small game for tests: nothing that is handed out is changed, and what is stored folds to what is live. */
import { isDeepStrictEqual } from 'node:util';
import type { Result } from '@taht/base';
import type { Command, Folded } from '@taht/stream';
import { deepFreeze } from '@taht/testkit';
import { expect } from 'vitest';

export interface Core<Game, Author, Action, Event, Refusal> {
  readonly start: Game;
  decide(game: Game, command: Command<Author, Action>): Result<Event[], Refusal>;
  evolve(game: Game, event: Event): Game;
  /** Checked after every event. */
  law?(game: Game, event: Event): void;
}

export class Stream<
  Game extends Folded,
  Author,
  Action extends { readonly kind: string },
  Event extends { readonly kind: string },
  Refusal extends { readonly code: string },
> {
  game: Game;
  at = 1_000_000;
  readonly events: Event[] = [];
  readonly #core: Core<Game, Author, Action, Event, Refusal>;
  #commands = 0;

  constructor(core: Core<Game, Author, Action, Event, Refusal>) {
    this.#core = core;
    this.game = core.start;
  }

  send(by: Author, action: Action, id = `c${++this.#commands}`): Refusal['code'] | undefined {
    const command = { id, by, at: this.at, action };
    const decided = this.#core.decide(deepFreeze(this.game), command);
    if (!decided.ok) return decided.error.code;
    for (const event of decided.value) {
      this.game = this.#core.evolve(this.game, event);
      this.events.push(event);
      this.#core.law?.(this.game, event);
    }
    return undefined;
  }

  must(by: Author, action: Action): void {
    const refused = this.send(by, action);
    if (refused !== undefined) throw new Error(`${action.kind}: ${refused}`);
  }

  /** Loading between any two events gives the game that was live. */
  expectSameFold(): void {
    const stored = JSON.parse(JSON.stringify(this.events)) as Event[];
    const loaded = stored.reduce(this.#core.evolve, this.#core.start);
    if (!isDeepStrictEqual(loaded, this.game)) expect(loaded).toEqual(this.game);
  }
}
