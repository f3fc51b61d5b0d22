/** Streams as the server itself would have stored them: every command is decided, and none may be refused. */
import type { Command, Entry, Kind, KindTypes } from '../../src/kind/kind.ts';
import { FROM_THE_START } from '../../src/rooms/stored-entries.ts';
import { sealEntries } from '../../src/store/seal.ts';
import type { Append } from '../../src/store/store.ts';
import { value } from '../../test/support/store-parts.ts';

export class Written<T extends KindTypes> {
  readonly #kind: Kind<T>;
  readonly #env: T['env'];
  readonly #stream: string;
  readonly #entries: Entry<T>[] = [];
  state: T['state'];

  constructor(kind: Kind<T>, env: T['env'], stream: string) {
    this.#kind = kind;
    this.#env = env;
    this.#stream = stream;
    this.state = kind.start;
  }

  command(command: Command<T>): void {
    const events = this.#decide(command);
    this.#entries.push({ command, events });
    this.state = this.#fold(events);
  }

  /** What the state would be. */
  after(command: Command<T>): T['state'] {
    return this.#fold(this.#decide(command));
  }

  #decide(command: Command<T>): readonly T['event'][] {
    return value(this.#kind.decide(this.state, command, this.#env));
  }

  #fold(events: readonly T['event'][]): T['state'] {
    return events.reduce<T['state']>((state, event) => this.#kind.evolve(state, event), this.state);
  }

  get append(): Append {
    const kind = this.#kind;
    const bare = this.#entries.map((entry) => ({
      command: entry.command.id,
      at: entry.command.at,
      events: entry.events.length,
      body: kind.encode(entry),
    }));
    const { entries } = sealEntries(this.#stream, FROM_THE_START, kind.version, bare);
    return {
      stream: this.#stream,
      expected: 0,
      entries,
      format: kind.version,
      due: kind.dueOf?.(this.state) ?? null,
      owed: kind.owes?.(this.state) ?? null,
      facts: { ...kind.factsOf(this.state), kind: kind.name },
    };
  }
}
