/** Entries as JSON. What is read back is checked as if a stranger had written it. */
import { err, ok, type Result } from '@taht/base';
import { z } from 'zod';
import type { Entry, KindTypes } from './kind.ts';

interface Schemas {
  readonly author: z.ZodType;
  readonly action: z.ZodType;
  readonly event: z.ZodType;
}

/** The two ends of the store for a kind whose versions all have these schemas. */
export function jsonEntries<T extends KindTypes>({ author, action, event }: Schemas) {
  const entry = z.strictObject({
    command: z.strictObject({ id: z.string(), by: author, at: z.number(), action }),
    events: z.array(event),
  });
  return {
    encode: (each: Entry<T>): string => JSON.stringify(each),
    decode: (body: string): Result<Entry<T>, string> => {
      const json = parseJson(body);
      if (!json.ok) return json;
      const parsed = entry.safeParse(json.value);
      return parsed.success ? ok(parsed.data as Entry<T>) : err(placeOf(parsed.error));
    },
  };
}

/** The first fault in what came from outside, as a path. */
export function parseWith<T>(schema: z.ZodType<T>, json: unknown): Result<T, string> {
  const parsed = schema.safeParse(json);
  return parsed.success ? ok(parsed.data) : err(placeOf(parsed.error));
}

/** A text of ours, such as a snapshot, that has to be JSON of this shape. */
export function parseText<T>(schema: z.ZodType<T>, text: string): Result<T, string> {
  const json = parseJson(text);
  return json.ok ? parseWith(schema, json.value) : json;
}

function parseJson(text: string): Result<unknown, string> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return err('not JSON');
  }
}

function placeOf({ issues }: z.ZodError): string {
  return issues[0]?.path.join('.') || 'action';
}
