/**
 * The files of the word lists, stored on the device once they were used, so that they are there without a network.
 * Where a page may store nothing (plain http), they are fetched as ever.
 */
import { LIST_CACHE } from './list-cache.ts';
import type { LoadFailure } from './load.ts';

export const mayStore = (): boolean => 'caches' in globalThis;

export async function fetchStored(url: string): Promise<Response> {
  const cache = await openCache();
  const known = await cache?.match(url);
  if (known !== undefined) return known;
  const response = await fetch(url);
  if (cache !== undefined && response.ok) {
    // A full disk must not cost the game its words.
    await cache.put(url, response.clone()).catch(() => {});
  }
  return response;
}

/** A damaged file in the cache would stay damaged for ever. */
export async function forgetDamaged({ code }: LoadFailure): Promise<void> {
  const isDamaged = code === 'file-damaged' || code === 'file-unreadable';
  if (isDamaged && mayStore()) await caches.delete(LIST_CACHE).catch(() => false);
}

async function openCache(): Promise<Cache | undefined> {
  if (!mayStore()) return undefined;
  return caches.open(LIST_CACHE).catch(() => undefined);
}
