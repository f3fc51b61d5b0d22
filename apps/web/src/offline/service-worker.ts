/**
 * The service worker: keeps the page itself, so that it opens without a network.
 * A new version is fetched whole and waits until the page asks for it; the word lists are kept by those who use them.
 * It also shows what the server pushes while no page is open. What it imports, no page may import: it is one file.
 */
import { answerFrom } from './answer-from.ts';
import { openPage, readNotice, type Tab, type Tabs } from './notice.ts';

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

interface PushedEvent extends WaitingEvent {
  readonly data: { text(): string } | null;
}

interface TappedEvent extends WaitingEvent {
  readonly notification: Notification;
}

interface Scope {
  readonly location: Location;
  readonly clients: Tabs<Tab> & { claim(): Promise<void> };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(kind: 'fetch', listener: (event: FetchingEvent) => void): void;
  addEventListener(kind: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(kind: 'push', listener: (event: PushedEvent) => void): void;
  addEventListener(kind: 'notificationclick', listener: (event: TappedEvent) => void): void;
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

scope.addEventListener('push', (event) => {
  const { title, page, ...shown } = readNotice(event.data?.text());
  const options = { ...shown, icon: '/icon-192.png', data: page };
  event.waitUntil(scope.registration.showNotification(title, options));
});

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(scope.clients, String(event.notification.data)));
});

async function fromCache(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? fetch(request);
}

/** Pages of before, and lists that this version has no use for; the older ones that it knows stay for the games that began with them. */
async function tidy(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  if (!names.includes(__LIST_CACHE__)) return;
  const lists = await caches.open(__LIST_CACHE__);
  const used = new Set(__LISTS__);
  const stored = await lists.keys();
  await Promise.all(
    stored
      .filter(({ url }) => !used.has(new URL(url).pathname))
      .map((request) => lists.delete(request)),
  );
}
