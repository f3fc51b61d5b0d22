/** What the server says. Fields may be added within a version of the protocol, so a client leaves unread what it does not know. */
import { z } from 'zod';
import { failureCode } from './failure.ts';
import { name, refusal, time, version } from './names.ts';

const kind = <Kind extends string>(value: Kind): z.ZodLiteral<Kind> => z.literal(value);

/** An event, or the versions of those that are not for this viewer. */
export const item = z.union([
  z.object({ version, event: z.unknown() }),
  z.object({ hidden: z.tuple([version, version]) }),
]);

export type Item = z.infer<typeof item>;

const BYE_REASONS = ['shutdown', 'signed-out'] as const;

export const serverFrame = z.discriminatedUnion('kind', [
  /** The answer to `hello`; nobody is signed in where the person is null. */
  z.object({
    kind: kind('welcome'),
    protocol: z.number().int(),
    server: z.string(),
    person: name.nullable(),
    now: time,
  }),
  z.object({ kind: kind('view'), stream: name, version, view: z.unknown() }),
  /** All that happened after `since`, up to `version`, without a gap. */
  z.object({
    kind: kind('events'),
    stream: name,
    since: version,
    version,
    items: z.array(item),
  }),
  /** A command was carried out, now or before: its events are the versions after `since`. */
  z.object({ kind: kind('done'), id: name, stream: name, since: version, version }),
  /** The rules forbid it. */
  z.object({ kind: kind('refused'), id: name, stream: name, refusal }),
  /** It could not be asked for; with the id of the command or the stream that it was about. */
  z.looseObject({
    kind: kind('failed'),
    code: failureCode,
    id: name.exactOptional(),
    stream: name.exactOptional(),
  }),
  /** The persons who watch a stream just now, and how many watch besides. */
  z.object({
    kind: kind('presence'),
    stream: name,
    here: z.array(name),
    others: z.number().int().min(0),
  }),
  /** The client is too old: it keeps its draft and loads itself anew. */
  z.object({ kind: kind('reload'), protocol: z.number().int() }),
  z.object({ kind: kind('pong'), n: z.number().int(), now: time }),
  /** The connection ends in good order. */
  z.object({ kind: kind('bye'), reason: z.enum(BYE_REASONS) }),
]);

export type ServerFrame = z.infer<typeof serverFrame>;
export type ServerFrameOf<Kind extends ServerFrame['kind']> = Extract<ServerFrame, { kind: Kind }>;
