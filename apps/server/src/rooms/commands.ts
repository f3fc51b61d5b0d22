/** The way of a person's command to its stream. */
import { createHash, createHmac } from 'node:crypto';
import type { Result } from '@taht/base';
import { SYSTEM } from '../kind/kind.ts';
import type { Done, SendFailure } from './message.ts';
import type { Request, RoomsPort } from './rooms-port.ts';

export type Sent = Promise<Result<Done, SendFailure>>;

export interface Commands {
  nameNew: NameNew;
  /** The first command of a new stream. */
  create(kind: string, stream: string, request: Request): Sent;
  send(kind: string, stream: string, request: Request): Sent;
}

export type NameNew = (kind: string, person: string, command: NewStream) => string;

type NewStream = Pick<Request, 'id' | 'action'>;

/** Names the new stream of a kind that has one per subject; undefined where the action names no subject. */
export type Naming = Readonly<Record<string, (action: unknown) => string | undefined>>;

/** Checks a person's command and adds what the kind must know of them, then sends it; `first` where the stream is to be made. */
export type CommandHandler = (stream: string, request: Request, place: 'first' | 'later') => Sent;

/** By kind; a command to any other goes to its room as it is. */
export type CommandHandlers = Readonly<Record<string, CommandHandler>>;

interface CommandOptions {
  readonly handlers: CommandHandlers;
  readonly naming: Naming;
  readonly secret: Uint8Array;
}

export function makeCommands(
  rooms: RoomsPort,
  { handlers, naming, secret }: CommandOptions,
): Commands {
  const nameOfAny = streamNames(secret);
  return {
    nameNew: (kind, person, command) =>
      ownOf(naming, kind)?.(command.action) ?? nameOfAny(kind, person, command),
    create: (kind, stream, request) =>
      ownOf(handlers, kind)?.(stream, request, 'first') ?? rooms.create(kind, stream, request),
    send: (kind, stream, request) =>
      ownOf(handlers, kind)?.(stream, request, 'later') ?? rooms.send(stream, request),
  };
}

/** Clients name kinds, and may name what every object has, such as `toString`. */
export const ownOf = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** The same command of the same person gives the same name, so a resend makes no second stream. Nobody can guess it. */
const streamNames =
  (secret: Uint8Array): NameNew =>
  (kind, person, { id }) => {
    const hash = createHmac('sha256', secret).update(`${kind}\n${person}\n${id}`).digest('hex');
    return `${kind}-${BigInt(`0x${hash}`).toString(36).padStart(50, '0').slice(-20)}`;
  };

/** Sent by the server on a person's behalf, a command must still be this person's own. */
export const onBehalf = ({ who, id }: Request): Pick<Request, 'id' | 'who'> => ({
  who: SYSTEM,
  id: `ask-${createHash('sha256')
    .update(`${who.kind === 'person' ? who.id : ''}\n${id}`)
    .digest('hex')
    .slice(0, 40)}`,
});

export const kindIn = (stream: string): string => stream.slice(0, stream.indexOf('-'));
