/** Numbers the entries of an append. */
import type { Append, StoredEntry } from './store.ts';

export function withVersions({ expected, entries, format }: Append): readonly StoredEntry[] {
  let version = expected;
  return entries.map(({ command, at, events, body, seal }) => {
    const since = version;
    version += events;
    return { command, since, version, at, format, body, seal };
  });
}
