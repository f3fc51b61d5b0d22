/** What the rest of the server may ask of the rooms. Reactions are handed nothing else. */
import type { Result } from '@taht/base';
import type { Kind, KindTypes, Who } from '../kind/kind.ts';
import type { Present, Watcher } from './audience.ts';
import type { Done, RoomFailure, SendFailure } from './message.ts';

export interface Request {
  /** Happens once in a stream, however often its author sends it; others may use the same for something else. */
  readonly id: string;
  readonly who: Who;
  /** As it came; the kind reads it. */
  readonly action: unknown;
  /** How long it was on its way, as far as that is made good to its author. Milliseconds. */
  readonly lag?: number;
  /** Of the network from which it came. */
  readonly address?: string;
}

export interface RoomsPort {
  /** The first command of a new stream; the stream must not be there, unless this very command made it. */
  create(kind: string, stream: string, request: Request): Promise<Result<Done, SendFailure>>;
  /** A command to a stream that is there. */
  send(stream: string, request: Request): Promise<Result<Done, SendFailure>>;
  /** A command to a stream that is made by it where it is not there yet. */
  sendOrCreate(kind: string, stream: string, request: Request): Promise<Result<Done, SendFailure>>;
  /** The whole state, secrets and all: for the server itself, never for the wire. */
  read<T extends KindTypes>(
    kind: Kind<T>,
    stream: string,
  ): Promise<Result<Present<T>, RoomFailure>>;
  /** The whole state, now and after every change, perhaps of several events at once. Resolves to the way to stop it. */
  watch<T extends KindTypes>(
    kind: Kind<T>,
    stream: string,
    watcher: Watcher<T>,
  ): Promise<Result<() => void, RoomFailure>>;
  /** Removes a stream and all that was ever said in it; its name is not used again. Also well if it is not there. */
  forget(stream: string): Promise<Result<undefined, RoomFailure>>;
}
