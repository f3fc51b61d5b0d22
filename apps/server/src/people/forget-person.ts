/**
 * Removes everything of a person who is gone: frees the name, ends their classes, has every feature remove what it
 * keeps of them, and then removes the stream. Finished games stay: they know players by id alone.
 */
import { tellOfGone } from '../rooms/forget-person.ts';
import type { React } from '../rooms/reacting.ts';
import { nameStream, releaseClaim } from './claims.ts';
import type { PersonTypes } from './person/person-kind.ts';
import type { PeopleKit } from './ports.ts';

export const forgetPerson =
  ({ features }: Pick<PeopleKit, 'features'>): React<PersonTypes> =>
  async (stream, { standing, id, nameKey, teaches, pupil }, rooms) => {
    if (standing !== 'gone') return 'done';
    if (nameKey !== null) await releaseClaim(rooms, nameStream(nameKey), id, `gone-${id}`);
    for (const school of teaches)
      if (!(await tellOfGone(rooms, school, id, { kind: 'end' }))) return 'later';
    const left = { kind: 'pupil-gone', person: id };
    if (pupil !== null && !(await tellOfGone(rooms, pupil.class, id, left))) return 'later';
    for (const { forget } of features())
      if (forget !== undefined && !(await forget(id, rooms))) return 'later';
    return (await rooms.forget(stream)).ok ? 'done' : 'later';
  };
