/**
 * The service worker: keeps the page itself, so that it opens without a network.
 * A new version is fetched whole and waits until the page asks for it; the word lists are kept by those who use them.
 */
import { answerFrom } from './answer-from.ts';

/** Put in when the page is built: every file of it, and the lists that it can use. */
declare const __FILES__: readonly string[];
declare const __LISTS__: readonly string[];
declare const __VERSION__: string;
declare const __LIST_CACHE__: string;
declare const __TAKE_OVER__: string;

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchingEvent extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface Scope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(kind: 'fetch', listener: (event: FetchingEvent) => void): void;
  addEventListener(kind: 'message', listener: (event: MessageEvent) => void): void;
}

const scope = globalThis as unknown as Scope;
const PREFIX = 'taht-page-';
const CACHE = `${PREFIX}${__VERSION__}`;
const files = new Set(__FILES__);

scope.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([...files])));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => scope.clients.claim()));
});

scope.addEventListener('message', ({ data }) => {
  if (data === __TAKE_OVER__) void scope.skipWaiting();
});

scope.addEventListener('fetch', (event) => {
  const source = answerFrom(event.request, scope.location.origin, files);
  if (source.kind === 'network') return;
  event.respondWith(fromCache(source.kind === 'page' ? '/' : source.path, event.request));
});

async function fromCache(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? fetch(request);
}

/** Pages of before, and lists that this version has no use for. */
async function tidy(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  if (!names.includes(__LIST_CACHE__)) return;
  const lists = await caches.open(__LIST_CACHE__);
  const used = new Set(__LISTS__);
  const kept = await lists.keys();
  await Promise.all(
    kept
      .filter(({ url }) => !used.has(new URL(url).pathname))
      .map((request) => lists.delete(request)),
  );
}
