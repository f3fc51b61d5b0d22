/**
 * Sweeps away a person who is gone: the name is free, classes end, every feature removes what it keeps of them, then the
 * stream itself goes. Finished games stay: they know their players by id alone, and there is nobody behind this one any more.
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
