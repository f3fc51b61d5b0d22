/** What the ways of asking share that begin a stream in the server's name. */
import { createHash } from 'node:crypto';
import { err } from '@taht/base';
import type { RoomFailure } from '../rooms/message.ts';
import type { Request } from '../rooms/rooms-port.ts';

/** Sent in the server's name, a command must still be this person's own. */
export const own = ({ who, id }: Request): Pick<Request, 'id' | 'who'> => ({
  who: { kind: 'system' },
  id: `ask-${createHash('sha256')
    .update(`${who.kind === 'person' ? who.id : ''}\n${id}`)
    .digest('hex')
    .slice(0, 40)}`,
});

export const failed = (failure: RoomFailure) => err({ kind: 'failed', failure } as const);
export const refused = (refusal: object) => err({ kind: 'refused', refusal } as const);
