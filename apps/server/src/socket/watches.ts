/** The streams that one connection follows. */
import { MOST_STREAMS } from '@taht/protocol';
import type { Who } from '../kind/kind.ts';
import type { Message } from '../rooms/message.ts';
import type { WatchFailure, Watching } from '../rooms/watching.ts';
import { frameOf } from './frames-of.ts';
import type { Presences, Present } from './presences.ts';

export interface Watched {
  readonly watching: Pick<Watching, 'subscribe'>;
  readonly presences: Pick<Presences, 'enter'>;
}

interface Watch {
  /** Null until the room has answered. */
  stop: (() => void) | null;
}

export class Watches {
  readonly #watched: Watched;
  readonly #present: Present;
  readonly #watches = new Map<string, Watch>();

  constructor(watched: Watched, present: Present) {
    this.#watched = watched;
    this.#present = present;
  }

  /** Follows a stream from a version on; a second time it starts over. */
  async start(
    stream: string,
    who: Who,
    since: number | null,
  ): Promise<WatchFailure | { readonly code: 'too-many-streams' } | null> {
    this.stop(stream);
    if (this.#watches.size >= MOST_STREAMS) return { code: 'too-many-streams' };
    const watch: Watch = { stop: null };
    this.#watches.set(stream, watch);
    const hear = (message: Message): void => {
      if (this.#watches.get(stream) === watch) this.#present.tell(frameOf(stream, message));
    };
    const joined = await this.#watched.watching.subscribe(stream, who, since, hear);
    if (!joined.ok) {
      this.#watches.delete(stream);
      return joined.error;
    }
    const leave = this.#watched.presences.enter(stream, this.#present);
    watch.stop = () => {
      joined.value();
      leave();
    };
    if (this.#watches.get(stream) !== watch) watch.stop();
    return null;
  }

  stop(stream: string): void {
    const watch = this.#watches.get(stream);
    this.#watches.delete(stream);
    watch?.stop?.();
  }

  stopAll(): void {
    for (const stream of [...this.#watches.keys()]) this.stop(stream);
  }
}
