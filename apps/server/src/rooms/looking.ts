/** How persons look at streams: the rooms show what a viewer may see, and here is decided whether they look at all, and as whom. */
import type { Result } from '@taht/base';
import type { Who } from '../kind/kind.ts';
import type { Listener, RoomFailure } from '../rooms/message.ts';

export type LookFailure = RoomFailure | { readonly code: 'not-allowed' };

export interface Seen {
  readonly version: number;
  readonly view: unknown;
}

export interface Looking {
  /** Resolves to the way to stop it. */
  subscribe(
    stream: string,
    who: Who,
    since: number | null,
    listener: Listener,
  ): Promise<Result<() => void, LookFailure>>;
  look(stream: string, who: Who): Promise<Result<Seen, LookFailure>>;
}
