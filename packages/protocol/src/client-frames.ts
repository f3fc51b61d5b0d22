/** What a client says. Whatever is not exactly this is refused with a code and changes nothing. */
import { z } from 'zod';
import { commandId, name, version } from './names.ts';

const kind = <Kind extends string>(value: Kind): z.ZodLiteral<Kind> => z.literal(value);

export const clientFrame = z.discriminatedUnion('kind', [
  /** The first frame of a connection. The token is for programs; a browser's session is in its cookie. */
  z.strictObject({
    kind: kind('hello'),
    protocol: z.number().int().min(0),
    client: z.string().max(60),
    token: z.string().max(500).exactOptional(),
  }),
  /** Everything after a version that is known, or the whole view; and from then on whatever happens. */
  z.strictObject({ kind: kind('watch'), stream: name, since: version.exactOptional() }),
  z.strictObject({ kind: kind('unwatch'), stream: name }),
  /** Sent twice under the same id it happens once. What the action may say is the business of the stream's kind. */
  z.strictObject({ kind: kind('command'), id: commandId, stream: name, action: z.unknown() }),
  /** The first command of a new stream of some kind; the server names it. */
  z.strictObject({ kind: kind('create'), id: commandId, of: name, action: z.unknown() }),
  z.strictObject({ kind: kind('ping'), n: z.number().int().min(0) }),
]);

export type ClientFrame = z.infer<typeof clientFrame>;
export type ClientFrameOf<Kind extends ClientFrame['kind']> = Extract<ClientFrame, { kind: Kind }>;
