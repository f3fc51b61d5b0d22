/** Gets the service worker, where there is one, and tells when a new version of the page waits. */
import { signal } from '@preact/signals';
import { TAKE_OVER } from './take-over.ts';

/** What brings the new version; null while there is none. */
export const update = signal<(() => void) | null>(null);

export async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  // On plain http there is none; while the page is developed there is no file.
  if (serviceWorker === undefined || import.meta.env.DEV) return;
  const wasControlled = serviceWorker.controller !== null;
  const registration = await serviceWorker.register('/sw.js').catch(() => undefined);
  if (registration === undefined) return;
  serviceWorker.addEventListener('controllerchange', () => {
    // The first one takes over a page that is its own; a later one was asked for here or in another tab.
    if (wasControlled) update.value = () => location.reload();
  });
  // Without one the page came from the server itself, and is new. WebKit calls even the first one waiting for a moment.
  if (!wasControlled) return;
  offer(registration);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => offer(registration));
  });
}

function offer({ waiting }: ServiceWorkerRegistration): void {
  if (waiting === null) return;
  update.value = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    waiting.postMessage(TAKE_OVER);
  };
}
