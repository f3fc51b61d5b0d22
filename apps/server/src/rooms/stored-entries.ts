/** Reads the stored entries of a stream. They come from outside: what is not as it was sealed is a failure and no bug. */
import { err, ok, type Result } from '@taht/base';
import type { Entry, Kind, KindTypes } from '../kind/kind.ts';
import { type Chain, follow, NO_CHAIN } from '../store/seal.ts';
import type { Loaded } from '../store/store.ts';
import type { Corrupt } from './message.ts';

export interface ReadEntries<T extends KindTypes> {
  readonly entries: readonly Entry<T>[];
  readonly chain: Chain;
}

/** Where reading begins. */
export interface ReadFrom {
  readonly version: number;
  readonly chain: Chain;
}

export const FROM_THE_START: ReadFrom = { version: 0, chain: NO_CHAIN };

export function readEntries<T extends KindTypes>(
  kind: Kind<T>,
  stream: string,
  from: ReadFrom,
  loaded: Loaded,
): Result<ReadEntries<T>, Corrupt> {
  const entries: Entry<T>[] = [];
  let { version, chain } = from;
  const corrupt = (at: string) => err({ code: 'stream-corrupt', version, at } as const);
  for (const stored of loaded.entries) {
    if (stored.since !== version) return corrupt('a gap');
    const next = follow(stream, chain, stored);
    if (next === undefined) return corrupt('a seal');
    const decoded = kind.decode(stored.body, stored.format);
    if (!decoded.ok) return corrupt(decoded.error);
    entries.push(decoded.value);
    [version, chain] = [stored.version, next];
  }
  // A stream begins with an entry, so one without any has lost them.
  const isShort = loaded.version > version || version === 0;
  return isShort ? corrupt('a gap') : ok({ entries, chain });
}
