/** Removes the answers of a person who is gone, and tells their games. */

import { tellOfGone } from '../people/forget-person.ts';
import { isAbsent } from '../rooms/failures.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import type { Store } from '../store/store.ts';
import { streamsOf } from '../store/streams-of.ts';
import { answersKind } from './answers-kind.ts';

/** False where it has to be tried again. */
export async function forgetAnswers(
  store: Pick<Store, 'list'>,
  person: string,
  rooms: RoomsPort,
): Promise<boolean> {
  const query = { kind: answersKind.name, player: person };
  for await (const { stream } of streamsOf(store, query)) {
    const read = await rooms.read(answersKind, stream);
    if (!read.ok && !isAbsent(read.error)) return false;
    const isTold = !read.ok || (await tellOfGone(rooms, read.value.state.game, person));
    if (!isTold || !(await rooms.forget(stream)).ok) return false;
  }
  return true;
}
