/** Frames as text. Reading never throws: what cannot be read is a code, and the place of the first fault. */
import { err, ok, type Result } from '@taht/base';
import type { z } from 'zod';
import { type ClientFrame, clientFrame } from './client-frames.ts';
import { type ServerFrame, serverFrame } from './server-frames.ts';

export type FrameFailure =
  | { readonly code: 'not-json' }
  | { readonly code: 'malformed-frame'; readonly at: string };

export const makeFrame = (frame: ClientFrame | ServerFrame): string => JSON.stringify(frame);

export const parseClientFrame = (text: string): Result<ClientFrame, FrameFailure> =>
  parse(text, clientFrame);

export const parseServerFrame = (text: string): Result<ServerFrame, FrameFailure> =>
  parse(text, serverFrame);

function parse<T>(text: string, schema: z.ZodType<T>): Result<T, FrameFailure> {
  const json = readJson(text);
  if (json === undefined) return err({ code: 'not-json' });
  const read = schema.safeParse(json);
  return read.success ? ok(read.data) : err({ code: 'malformed-frame', at: placeOf(read.error) });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Such as `since`; the names of fields that nobody knows are not repeated in full. */
export function placeOf(error: z.ZodError): string {
  const issue = error.issues[0];
  const extra = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  return [...(issue?.path ?? []), ...extra].join('.').slice(0, 100) || 'frame';
}
