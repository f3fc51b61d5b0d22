/** What tests put into a store, and how they read what it answers. */
import type { Append, NewEntry } from '../../src/store/store.ts';

export const entry = (command: string, events: number): NewEntry => ({
  command,
  at: 5,
  events,
  body: `{"c":"${command}"}`,
  seal: `seal of ${command}`,
});

export const factsOf = (part: Partial<Listed>): Listed => ({
  kind: 'test',
  state: 'live',
  players: [],
  labels: [],
  summary: '',
  ...part,
});

export type Listed = NonNullable<Append['facts']>;

export const made = (
  stream: string,
  expected: number,
  entries: readonly NewEntry[],
  facts: Listed = factsOf({}),
): Append => ({ stream, expected, entries, format: 3, due: null, owed: null, facts });

export const stored = (command: string, since: number, version: number) => ({
  command,
  since,
  version,
  at: 5,
  format: 3,
  body: `{"c":"${command}"}`,
  seal: `seal of ${command}`,
});

export const appended = (version: number) => ({ kind: 'appended', version }) as const;

export function value<T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
