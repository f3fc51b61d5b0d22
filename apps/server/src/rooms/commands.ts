/** The way of a person's command to its stream. */
import { createHmac } from 'node:crypto';
import type { Result } from '@taht/base';
import type { Done, SendFailure } from '../rooms/message.ts';
import type { Request, RoomsPort } from '../rooms/rooms-port.ts';

type Sent = Promise<Result<Done, SendFailure>>;

export interface Commands {
  nameNew: NameNew;
  /** The first command of a new stream. */
  create(kind: string, stream: string, request: Request): Sent;
  send(kind: string, stream: string, request: Request): Sent;
}

export type NameNew = (kind: string, person: string, command: NewStream) => string;

type NewStream = Pick<Request, 'id' | 'action'>;

/** Kinds of which there is one for what an action is about: its name; undefined where the action names nothing. */
export type Naming = Readonly<Record<string, (action: unknown) => string | undefined>>;

/** Kinds that need to know more of a person than a command says. */
export type Asking = Readonly<
  Record<string, (stream: string, request: Request, place: 'first' | 'later') => Sent>
>;

interface CommandOptions {
  readonly asking: Asking;
  readonly naming: Naming;
  readonly secret: Uint8Array;
}

export function makeCommands(
  rooms: RoomsPort,
  { asking, naming, secret }: CommandOptions,
): Commands {
  const nameOfAny = streamNames(secret);
  return {
    nameNew: (kind, person, command) =>
      ownOf(naming, kind)?.(command.action) ?? nameOfAny(kind, person, command),
    create: (kind, stream, request) =>
      ownOf(asking, kind)?.(stream, request, 'first') ?? rooms.create(kind, stream, request),
    send: (kind, stream, request) =>
      ownOf(asking, kind)?.(stream, request, 'later') ?? rooms.send(stream, request),
  };
}

/** Kinds are named by clients, who may name what every object has. */
const ownOf = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** The same command of the same person names the same stream, so that a resend makes no second; and nobody can guess it. */
const streamNames =
  (secret: Uint8Array): NameNew =>
  (kind, person, { id }) => {
    const hash = createHmac('sha256', secret).update(`${kind}\n${person}\n${id}`).digest('hex');
    return `${kind}-${BigInt(`0x${hash}`).toString(36).padStart(50, '0').slice(-20)}`;
  };

export const kindIn = (stream: string): string => stream.slice(0, stream.indexOf('-'));
