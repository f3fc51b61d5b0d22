/** What a class can be asked to do, by its teacher or by the server: after it has hashed or checked a PIN, or for a pupil who tells how far they are. */
import { type ClassAction, classAction, taskReport } from '@taht/protocol';
import { z } from 'zod';
import { id, newPupil, opening } from './events.ts';

const serverAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open'), ...opening }),
  z.strictObject({ kind: z.literal('add-pupil'), ...newPupil }),
  z.strictObject({ kind: z.literal('set-pin'), person: id, pin: newPupil.pin }),
  /** Counts a guess before the PIN is compared, so that parallel guesses are counted too. */
  z.strictObject({ kind: z.literal('try-pin'), person: id }),
  z.strictObject({ kind: z.literal('pin-right'), person: id }),
  z.strictObject({ kind: z.literal('pupil-gone'), person: id }),
  z.strictObject({ kind: z.literal('task-done'), person: id, report: taskReport }),
  z.strictObject({ kind: z.literal('tick') }),
]);

export const action = z.discriminatedUnion('kind', [classAction, serverAction]);
export type ServerAction = Readonly<z.infer<typeof serverAction>>;
export type Action = Readonly<z.infer<typeof action>>;

const OWN = new Set<string>(classAction.options.flatMap(({ shape }) => [...shape.kind.values]));

/** What the teacher may send; the rest is for the server alone. */
export const isTeachers = (asked: Action): asked is ClassAction => OWN.has(asked.kind);
