/** The names of streams and commands: short, and the same wherever they are written. */
import { z } from 'zod';

export const name = z.string().regex(/^[\w.:~-]{1,100}$/);
/** A client's own; it is stored with the person before it, so that nobody can use up the ids of others. */
export const commandId = z.string().regex(/^[\w.:~-]{1,40}$/);
export const version = z.number().int().min(0);
/** Milliseconds, by the server's clock. */
export const time = z.number().int().min(0);
/** Why not: a code with its facts, never a sentence. */
export const refusal = z.looseObject({ code: z.string().min(1).max(100) });
