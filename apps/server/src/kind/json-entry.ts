/** Entries as JSON. What is read back is checked as if a stranger had written it. */
import { err, ok, type Result } from '@taht/base';
import { z } from 'zod';
import type { Entry, KindTypes } from './kind.ts';

interface Schemas {
  readonly author: z.ZodType;
  readonly action: z.ZodType;
  readonly event: z.ZodType;
}

/** `encode` and `decode` for a kind with these schemas in all its versions. */
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

/** A value, or the path of the first fault. */
export function parseWith<T>(schema: z.ZodType<T>, json: unknown): Result<T, string> {
  const parsed = schema.safeParse(json);
  return parsed.success ? ok(parsed.data) : err(placeOf(parsed.error));
}

/** Reads JSON of this shape, such as a snapshot. */
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
