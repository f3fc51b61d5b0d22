/** Streams followed over plain HTTP: a line of JSON for what the caller sees now, and one more after every change. */
import { PassThrough, type Readable } from 'node:stream';
import { err, ok, type Result } from '@taht/base';
import type { Who } from '../kind/kind.ts';
import type { Clock } from '../rooms/clock.ts';
import { every } from '../rooms/every.ts';
import type { Identities, Identity } from '../rooms/identity.ts';
import type { WatchFailure, Watching } from '../rooms/watching.ts';
import { LIMITS } from './limits.ts';

export interface FollowPorts {
  readonly watching: Watching;
  readonly onEnded: Identities['onEnded'];
  readonly clock: Clock;
  readonly onBug: (error: unknown) => void;
}

export type FollowFailure = WatchFailure | { readonly code: 'too-many' };

export class Followers {
  readonly #ports: FollowPorts;
  /** Those that are open, by person. */
  readonly #open = new Map<string, Set<PassThrough>>();

  constructor(ports: FollowPorts) {
    this.#ports = ports;
  }

  async follow(
    stream: string,
    identity: Identity,
    who: Who,
  ): Promise<Result<Readable, FollowFailure>> {
    const { watching, onEnded, clock, onBug } = this.#ports;
    const own = this.#open.get(identity.id) ?? new Set();
    if (own.size >= LIMITS.mostFollowed) return err({ code: 'too-many' });
    const lines = new PassThrough();
    this.#open.set(identity.id, own.add(lines));
    const stops: (() => void)[] = [];
    lines.once('close', () => {
      own.delete(lines);
      if (own.size === 0) this.#open.delete(identity.id);
      for (const stop of stops.splice(0)) stop();
    });
    const show = showing(lines, () => watching.viewFor(stream, who));
    const joined = await watching.subscribe(stream, who, null, () => void show().catch(onBug));
    if (!joined.ok) {
      lines.destroy();
      return joined;
    }
    stops.push(joined.value);
    const ended = await onEnded(identity, () => lines.end());
    if (!ended.ok) {
      lines.destroy();
      return ended;
    }
    stops.push(ended.value);
    // An empty line keeps proxies from closing what is quiet.
    stops.push(every(clock, LIMITS.pulse, async () => lines.write('\n'), onBug));
    return ok(lines);
  }

  /** When the server stops. */
  close(): void {
    for (const own of [...this.#open.values()]) for (const lines of [...own]) lines.end();
  }
}

/** Writes what is seen, never twice at once and never the same again. Whoever does not read is let go. */
function showing(
  lines: PassThrough,
  look: () => ReturnType<Watching['viewFor']>,
): () => Promise<void> {
  let version = -1;
  let isLooking = false;
  let isStale = false;
  return async () => {
    isStale = true;
    if (isLooking) return;
    isLooking = true;
    while (isStale && !lines.writableEnded && !lines.destroyed) {
      isStale = false;
      const seen = await look();
      if (!seen.ok || lines.writableLength > LIMITS.mostBuffered) lines.end();
      else if (seen.value.version > version && !lines.writableEnded) {
        version = seen.value.version;
        lines.write(`${JSON.stringify(seen.value)}\n`);
      }
    }
    isLooking = false;
  };
}
