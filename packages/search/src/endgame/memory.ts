/** What a search remembers, some 21 MB: kept from one question to the next, so that it is made only once. */
import { LineCache } from './line-cache.ts';
import { Transpositions } from './transpositions.ts';

export interface Memory {
  readonly seen: Transpositions;
  readonly cache: LineCache;
}

export const makeMemory = (): Memory => ({ seen: new Transpositions(), cache: new LineCache() });
