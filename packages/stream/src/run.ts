/** One decision under way: the events made so far and the state they lead to. Private to one call of `decide`. */
import { type Command, type Stamp, timeOf } from './command.ts';
import type { Folded } from './fold.ts';

/** A decision under way: what it emits it also folds, so that the next step sees it. */
export class Run<State, Event> {
  state: State;
  readonly events: Event[] = [];
  readonly #evolve: (state: State, event: Event) => State;

  constructor(state: State, evolve: (state: State, event: Event) => State) {
    this.state = state;
    this.#evolve = evolve;
  }

  protected add(event: Event): void {
    this.events.push(event);
    this.state = this.#evolve(this.state, event);
  }
}

/** Puts the stamp of its command on every event. */
export class StampedRun<State extends Folded, Fact extends object, Author> extends Run<
  State,
  Fact & Stamp<Author>
> {
  readonly #command: string;
  #by: Author;
  #at: number;

  constructor(
    state: State,
    command: Command<Author, unknown>,
    evolve: (state: State, event: Fact & Stamp<Author>) => State,
  ) {
    super(state, evolve);
    this.#command = command.id;
    this.#by = command.by;
    this.#at = timeOf(command, state.now);
  }

  get at(): number {
    return this.#at;
  }

  emit(fact: Fact): void {
    this.add({ ...fact, at: this.#at, by: this.#by, command: this.#command });
  }

  /** What fell due by itself before the command came happens at its own time and is nobody's doing. */
  passTime(
    dueOf: (state: State) => number | null,
    nobody: Author,
    happen: (run: this) => void,
  ): void {
    const by = this.#by;
    const at = this.#at;
    this.#by = nobody;
    for (let due = dueOf(this.state); due !== null && due <= at; due = dueOf(this.state)) {
      this.#at = Math.max(due, this.state.now);
      happen(this);
    }
    this.#by = by;
    this.#at = at;
  }
}
