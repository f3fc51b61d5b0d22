/** How people look at streams: whether they may, and as whom. The rooms decide what each viewer sees. */
import type { Result } from '@taht/base';
import type { Who } from '../kind/kind.ts';
import { kindIn, ownOf } from './commands.ts';
import type { Listener, RoomFailure } from './message.ts';

export type WatchFailure = RoomFailure | { readonly code: 'not-allowed' };

export interface Seen {
  readonly version: number;
  readonly view: unknown;
}

export interface Watching {
  /** Resolves to a function that stops it. */
  subscribe(
    stream: string,
    who: Who,
    since: number | null,
    listener: Listener,
  ): Promise<Result<() => void, WatchFailure>>;
  viewFor(stream: string, who: Who): Promise<Result<Seen, WatchFailure>>;
}

/** By kind; everybody looks at any other as themselves. */
export type WatchingByKind = Readonly<Record<string, Watching>>;

/** Whether somebody looks at a stream, and as whom. */
export type WatchAs = (stream: string, who: Who) => Promise<Result<Who, WatchFailure>>;

export const watchingAs = (watching: Watching, watchAs: WatchAs): Watching => ({
  subscribe: async (stream, who, since, listener) => {
    const as = await watchAs(stream, who);
    return as.ok ? watching.subscribe(stream, as.value, since, listener) : as;
  },
  viewFor: async (stream, who) => {
    const as = await watchAs(stream, who);
    return as.ok ? watching.viewFor(stream, as.value) : as;
  },
});

export const watchingBy = (ways: WatchingByKind, otherwise: Watching): Watching => {
  const wayTo = (stream: string): Watching => ownOf(ways, kindIn(stream)) ?? otherwise;
  return {
    subscribe: (stream, who, since, listener) =>
      wayTo(stream).subscribe(stream, who, since, listener),
    viewFor: (stream, who) => wayTo(stream).viewFor(stream, who),
  };
};
