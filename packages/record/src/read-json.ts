/** Reading JSON and telling where it went wrong, and writing it so that equal values give equal bytes. */
import { err, ok, type Result } from '@taht/base';
import type { z } from 'zod';

/** The value, or the column (from 1) at which reading failed. */
export function readJson(text: string): Result<unknown, number> {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    const [, position] = /position (\d+)/.exec((error as Error).message) ?? [];
    return err(position === undefined ? text.length + 1 : Number(position) + 1);
  }
}

/** The path of the first fault, such as `action.tiles.0.square`. */
export function firstIssue(error: z.ZodError): string {
  const issue = error.issues[0];
  const extra = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  return [...(issue?.path ?? []), ...extra].join('.') || 'entry';
}

/** Keys in alphabetical order, at every depth. */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const parts = value as Record<string, unknown>;
  const members = Object.keys(parts)
    .filter((key) => parts[key] !== undefined)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(parts[key])}`);
  return `{${members.join(',')}}`;
}
