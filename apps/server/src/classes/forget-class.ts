/** Deletes pupils who leave a class, and on its last day all of them and the class itself. */
import { SYSTEM } from '../kind/kind.ts';
import { codeStream, releaseClaim } from '../people/claims.ts';
import { isAbsent } from '../rooms/failures.ts';
import type { SendFailure } from '../rooms/message.ts';
import type { React } from '../rooms/reacting.ts';
import type { ClassTypes } from './class-kind.ts';

export const forgetClass: React<ClassTypes> = async (
  stream,
  { id, phase, teacher, code, leaving },
  rooms,
) => {
  for (const person of leaving) {
    const deletion = { id: `delete-${id}`, who: SYSTEM, action: { kind: 'delete' } };
    const deleted = await rooms.send(person, deletion);
    if (!deleted.ok && !isGone(deleted.error)) return 'later';
    const action = { kind: 'pupil-gone', person };
    const told = await rooms.send(stream, { id: `left-${person}`, who: SYSTEM, action });
    if (!told.ok) return 'later';
  }
  if (phase !== 'ended') return 'done';
  await releaseClaim(rooms, codeStream(code), id, `ended-${id}`);
  const action = { kind: 'teach', class: id, isTeaching: false };
  const untaught = await rooms.send(teacher, { id: `ended-${id}`, who: SYSTEM, action });
  if (!untaught.ok && !isGone(untaught.error)) return 'later';
  return (await rooms.forget(stream)).ok ? 'done' : 'later';
};

/** A pupil who is gone refuses, and one who was removed is absent. */
const isGone = (failure: SendFailure): boolean =>
  failure.kind === 'refused' || isAbsent(failure.failure);
