/** A viewer that checks what it is told: every version once, in order, without a gap. */
import type { Who } from '../../src/kind/kind.ts';
import type { Message } from '../../src/rooms/message.ts';
import type { Rooms } from '../../src/rooms/rooms.ts';
import type { ToyEvent, ToyTypes } from './toy-kind.ts';

export const person = (id: string): Who => ({ kind: 'person', id });

export class Follower {
  readonly messages: Message<ToyTypes>[] = [];
  /** The last version it was told of. */
  version: number | null = null;
  /** Where what it was told did not fit what it knew. */
  readonly faults: string[] = [];
  #connection = 0;
  #onNews: () => void = () => {};
  #leave: (() => void) | null = null;

  /** Goes on from where it was, over a new connection; what the old one still says goes unheard. */
  async follow(
    rooms: Rooms,
    stream: string,
    who: Who,
    carry: (arrive: () => void) => void = (arrive) => arrive(),
  ): Promise<boolean> {
    this.leave();
    const connection = this.#connection;
    const joined = await rooms.subscribe(stream, who, this.version, (message) =>
      carry(() => {
        if (connection === this.#connection) this.#hear(message as Message<ToyTypes>);
      }),
    );
    if (!joined.ok) return false;
    if (connection === this.#connection) this.#leave = joined.value;
    else joined.value();
    return true;
  }

  /** Resolves when it has been told of a version. */
  async until(version: number): Promise<void> {
    while ((this.version ?? 0) < version)
      await new Promise<void>((resolve) => {
        this.#onNews = resolve;
      });
  }

  leave(): void {
    this.#connection++;
    this.#leave?.();
    this.#leave = null;
  }

  #hear(message: Message<ToyTypes>): void {
    if (message.kind === 'events') this.#check(message);
    this.messages.push(message);
    this.version = message.version;
    this.#onNews();
  }

  get events(): readonly ToyEvent[] {
    return this.messages
      .flatMap((message) => (message.kind === 'events' ? message.items : []))
      .flatMap((item) => ('event' in item ? [item.event] : []));
  }

  /** In a few words: `view 2`, `3 joined`, `4-5 hidden`. */
  get told(): readonly string[] {
    return this.messages.flatMap((message) =>
      message.kind === 'view'
        ? [`view ${message.version}`]
        : message.items.map((item) =>
            'event' in item
              ? `${item.version} ${item.event.kind}`
              : `${item.hidden.join('-')} hidden`,
          ),
    );
  }

  #check({ since, version, items }: Extract<Message<ToyTypes>, { kind: 'events' }>): void {
    if (since !== this.version) this.faults.push(`told since ${since}, knew ${this.version}`);
    let last = since;
    for (const item of items) {
      const [from, to] = 'event' in item ? [item.version, item.version] : item.hidden;
      if (from !== last + 1 || to < from) this.faults.push(`${from} to ${to} after ${last}`);
      last = to;
    }
    if (last !== version) this.faults.push(`told up to ${last} of ${version}`);
  }
}
