/**
 * Removes everything of a person who is gone: frees the name, ends their classes, has every feature remove what it
 * stores of them, and then removes the stream. Finished games stay: they know players by id alone.
 */
import { SYSTEM, wasHere } from '../kind/kind.ts';
import { isAbsent } from '../rooms/failures.ts';
import type { React } from '../rooms/reacting.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import type { Trace } from '../server/feature.ts';
import { streamsOf } from '../store/streams-of.ts';
import { nameStream, releaseClaim } from './claims.ts';
import type { PersonTypes } from './person/person-kind.ts';
import type { PeopleKit } from './ports.ts';

export const forgetPerson =
  ({ features, store }: Pick<PeopleKit, 'features' | 'store'>): React<PersonTypes> =>
  async (stream, { standing, id, nameKey, teaches, pupil }, rooms) => {
    if (standing !== 'gone') return 'done';
    if (nameKey !== null) await releaseClaim(rooms, nameStream(nameKey), id, `gone-${id}`);
    for (const school of teaches)
      if (!(await tellOfGone(rooms, school, id, { kind: 'end' }))) return 'later';
    const left = { kind: 'pupil-gone', person: id };
    if (pupil !== null && !(await tellOfGone(rooms, pupil.class, id, left))) return 'later';
    for (const trace of features().flatMap(({ traces = [] }) => traces))
      for await (const row of streamsOf(store, queryFor(trace, id)))
        if (!(await tellOfGone(rooms, row.stream, id))) return 'later';
    for (const { forget } of features())
      if (forget !== undefined && !(await forget(id, rooms))) return 'later';
    return (await rooms.forget(stream)).ok ? 'done' : 'later';
  };

function queryFor({ kind, by }: Trace, person: string) {
  if (by === 'player') return { kind, player: person };
  return by === 'label' ? { kind, labels: [wasHere(person)] } : { kind };
}

/** A stream that refuses or is gone need not be told again; false where it has to be tried again. */
export async function tellOfGone(
  rooms: Pick<RoomsPort, 'send'>,
  stream: string,
  person: string,
  action: object = { kind: 'forget', person },
): Promise<boolean> {
  const sent = await rooms.send(stream, { id: `gone-${person}`, who: SYSTEM, action });
  return sent.ok || sent.error.kind === 'refused' || isAbsent(sent.error.failure);
}
