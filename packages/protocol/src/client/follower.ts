/** One stream as the client follows it: every version once and in order, whatever the connection does. */
import type { ClientFrameOf } from '../client-frames.ts';
import { isPassing } from '../failure.ts';
import type { Item, ServerFrameOf } from '../server-frames.ts';
import { MISSES_TOLD, MOST_MISSES, MOST_RESENDS } from './patience.ts';
import type { Seen, Watcher } from './watcher.ts';

export class Follower {
  readonly #stream: string;
  readonly #watcher: Watcher;
  /** The last version that the watcher was told of; null asks for the whole view. */
  #version: number | null;
  #misses = 0;

  constructor(stream: string, watcher: Watcher) {
    this.#stream = stream;
    this.#watcher = watcher;
    this.#version = watcher.since ?? null;
  }

  /** Goes on from where it was. */
  get request(): ClientFrameOf<'watch'> {
    const since = this.#version === null ? {} : { since: this.#version };
    return { kind: 'watch', stream: this.#stream, ...since };
  }

  takeView({ version, view }: ServerFrameOf<'view'>): void {
    this.#misses = 0;
    this.#version = version;
    this.#watcher.onView(view, version);
  }

  /** `ask` where something is missing and has to be asked for. */
  takeEvents({ since, version, items }: ServerFrameOf<'events'>): 'ask' | 'taken' {
    const known = this.#version;
    // Without a view there is nothing that events could be added to; it is on its way.
    if (known === null || version <= known) return 'taken';
    if (since > known || !isWhole(since, version, items)) return 'ask';
    this.#version = version;
    const seen = items.filter((item): item is Seen => 'event' in item && item.version > known);
    if (this.#watcher.onEvents(seen, version) !== 'again') return 'taken';
    this.#version = null;
    return 'ask';
  }

  /** `ask` where the stream is there, but not the version that was gone on from; a number of failures to ask again after. */
  takeFailure({ code }: ServerFrameOf<'failed'>): 'ask' | 'taken' | number {
    if (code === 'no-such-version' && this.#version !== null) {
      this.#version = null;
      return 'ask';
    }
    // A stream that was just named may be late.
    const isLate = code === 'no-such-stream';
    const patience = isPassing(code) ? MOST_RESENDS : isLate ? MOST_MISSES : 0;
    if (this.#misses === (isLate ? MISSES_TOLD : patience)) this.#watcher.onFailed({ code });
    return this.#misses < patience ? this.#misses++ : 'taken';
  }

  takePresence({ here, others }: ServerFrameOf<'presence'>): void {
    this.#watcher.onPresence?.({ here, others });
  }
}

/** Every version after `since` up to `version`, once and in order. */
function isWhole(since: number, version: number, items: readonly Item[]): boolean {
  let last = since;
  for (const item of items) {
    const [from, to] = 'hidden' in item ? item.hidden : [item.version, item.version];
    if (from !== last + 1 || to < from) return false;
    last = to;
  }
  return last === version;
}
