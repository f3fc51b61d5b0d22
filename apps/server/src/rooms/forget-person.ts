/** Has streams forget a person who is gone. */
import { SYSTEM } from '../kind/kind.ts';
import type { StreamRow } from '../store/store.ts';
import { isAbsent } from './failures.ts';
import type { RoomsPort } from './rooms-port.ts';

/** False where it has to be tried again. */
export async function forgetIn(
  rooms: Pick<RoomsPort, 'send'>,
  streams: AsyncIterable<StreamRow>,
  person: string,
): Promise<boolean> {
  for await (const { stream } of streams)
    if (!(await tellOfGone(rooms, stream, person, { kind: 'forget', person }))) return false;
  return true;
}

/** A stream that refuses or is gone need not be told again. */
export async function tellOfGone(
  rooms: Pick<RoomsPort, 'send'>,
  stream: string,
  person: string,
  action: object,
): Promise<boolean> {
  const sent = await rooms.send(stream, { id: `gone-${person}`, who: SYSTEM, action });
  return sent.ok || sent.error.kind === 'refused' || isAbsent(sent.error.failure);
}
