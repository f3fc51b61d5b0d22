/** A table without people: every action is a command that the rules decide, and every seat sees its own view. */
import { ok, type Result } from '@taht/base';
import { judgeOf } from '@taht/lexicon';
import {
  type Action,
  type Author,
  decide,
  type Env,
  evolve,
  type Game,
  type GameEvent,
  type GameView,
  type Refusal,
  type Seat,
  type Setup,
  START,
  viewFor,
} from '@taht/rules';
import { seatHasPlay } from '../seat-has-play.ts';
import type { BotKit } from './kit.ts';

/** The tiles are drawn by what it hands in: at least 0, below the bound. */
export type TableDraw = (index: number, bound: number) => number;

export class BotTable {
  readonly #env: Env;
  readonly #events: GameEvent[] = [];
  #game: Game = START;

  /** Throws where the set-up cannot be played. */
  constructor(kit: BotKit, setup: Setup, draw: TableDraw) {
    this.#env = {
      judge: judgeOf(kit.lexicon),
      hasPlay: (game, seat) => seatHasPlay(kit.wholeEngine(), game, seat),
      draw: (_, index, bound) => draw(index, bound),
    };
    const made = this.#send({ kind: 'system' }, { kind: 'create', setup, seed: '0'.repeat(64) });
    if (!made.ok) throw new Error(`no such table: ${JSON.stringify(made.error)}`);
  }

  get game(): Game {
    return this.#game;
  }

  /** All so far. */
  get events(): readonly GameEvent[] {
    return this.#events;
  }

  get isOver(): boolean {
    return this.#game.phase.kind === 'over';
  }

  viewOf(seat: Seat): GameView {
    return viewFor(this.#game, { kind: 'seat', seat });
  }

  /** What is refused changes nothing. */
  act(seat: Seat, action: Action): Result<undefined, Refusal> {
    return this.#send({ kind: 'seat', seat }, action);
  }

  #send(by: Author, action: Action): Result<undefined, Refusal> {
    const command = { id: `${this.#game.version}`, by, at: 0, action };
    const decided = decide(this.#game, command, this.#env);
    if (!decided.ok) return decided;
    this.#game = decided.value.reduce(evolve, this.#game);
    this.#events.push(...decided.value);
    return ok(undefined);
  }
}

/**
 * In the draw for the order, which comes first, the first seat draws the first tile and the others the last: so the
 * first seat begins. All other draws come from the stream that is handed in.
 */
export const firstBegins =
  (seats: number, draw: TableDraw): TableDraw =>
  (index, bound) =>
    index >= seats ? draw(index, bound) : index === 0 ? 0 : bound - 1;
