/** What can happen in a class, as it is stored. */
import { CLASS_WAYS, type ClassEventKind, classTask, taskProgress } from '@taht/protocol';
import { z } from 'zod';

export const id = z.string().regex(/^[\w.:~-]{1,100}$/);
const text = z.string().min(1).max(200);

export const opening = {
  id,
  teacher: id,
  title: text,
  code: id,
  deleteBy: z.number(),
  outside: z.boolean(),
};

/** `key` is the folded nickname, `pin` a hash. */
export const newPupil = { person: id, nickname: text, key: text, pin: text };

const event = <K extends ClassEventKind, S extends z.ZodRawShape>(kind: K, shape: S) =>
  z.strictObject({ kind: z.literal(kind), at: z.number(), ...shape });

export const classEvent = z.discriminatedUnion('kind', [
  event('opened', opening),
  event('retitled', { title: text }),
  event('joining-set', { isOpen: z.boolean() }),
  event('kept-until', { deleteBy: z.number() }),
  event('way-set', { way: z.enum(CLASS_WAYS) }),
  event('pupil-added', newPupil),
  event('pupil-removed', { person: id }),
  event('pin-set', { person: id, pin: text }),
  event('pin-tried', { person: id }),
  event('pin-right', { person: id }),
  event('ended', {}),
  event('pupil-gone', { person: id }),
  event('task-set', { task: classTask }),
  event('task-removed', { task: id }),
  event('task-done', { progress: taskProgress }),
]);
export type ClassEvent = Readonly<z.infer<typeof classEvent>>;
