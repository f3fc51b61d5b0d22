/**
 * The files of the word lists, kept on the device once they were used, so that they are there without a network.
 * Where a page may keep nothing (plain http), they are fetched as ever.
 */
import { LIST_CACHE } from './list-cache.ts';
import type { LoadFailure } from './load.ts';

export const mayKeep = (): boolean => 'caches' in globalThis;

export async function fetchKept(url: string): Promise<Response> {
  const kept = await openKept();
  const known = await kept?.match(url);
  if (known !== undefined) return known;
  const response = await fetch(url);
  if (kept !== undefined && response.ok) {
    // A full disk must not cost the game its words.
    await kept.put(url, response.clone()).catch(() => {});
  }
  return response;
}

/** What was kept damaged would be damaged for ever. */
export async function forgetDamaged({ code }: LoadFailure): Promise<void> {
  const isDamaged = code === 'file-damaged' || code === 'file-unreadable';
  if (isDamaged && mayKeep()) await caches.delete(LIST_CACHE).catch(() => false);
}

async function openKept(): Promise<Cache | undefined> {
  if (!mayKeep()) return undefined;
  return caches.open(LIST_CACHE).catch(() => undefined);
}
