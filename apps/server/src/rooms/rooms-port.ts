/** What the rest of the server may ask of the rooms. Reactions are handed nothing else. */
import type { Result } from '@taht/base';
import type { Entry, Kind, KindTypes, Who } from '../kind/kind.ts';
import type { Present, Watcher } from './audience.ts';
import type { Done, RoomFailure, SendFailure } from './message.ts';

export interface Request {
  /** Happens once in a stream for its author. Others may use the same id. */
  readonly id: string;
  readonly who: Who;
  /** As it came; the kind reads it. */
  readonly action: unknown;
  /** The lag that is given back to its author. Milliseconds. */
  readonly lag?: number;
  /** Of the network from which it came. */
  readonly address?: string;
}

export interface RoomsPort {
  /** The first command of a new stream, which must not exist unless this command made it. */
  create(kind: string, stream: string, request: Request): Promise<Result<Done, SendFailure>>;
  /** A command to an existing stream. */
  send(stream: string, request: Request): Promise<Result<Done, SendFailure>>;
  /** A command that makes the stream where it does not exist. */
  sendOrCreate(kind: string, stream: string, request: Request): Promise<Result<Done, SendFailure>>;
  /** The whole state with its secrets: for the server itself, never for the wire. */
  read<T extends KindTypes>(
    kind: Kind<T>,
    stream: string,
  ): Promise<Result<Present<T>, RoomFailure>>;
  /** All entries of a stream from the first on. */
  history<T extends KindTypes>(
    kind: Kind<T>,
    stream: string,
  ): Promise<Result<readonly Entry<T>[], RoomFailure>>;
  /** Shows the whole state now and after every change, perhaps of several events. Resolves to a function that stops it. */
  watch<T extends KindTypes>(
    kind: Kind<T>,
    stream: string,
    watcher: Watcher<T>,
  ): Promise<Result<() => void, RoomFailure>>;
  /** Removes a stream for good; its name is not used again. Fine if it does not exist. */
  forget(stream: string): Promise<Result<undefined, RoomFailure>>;
}
