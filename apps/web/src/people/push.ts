/** Notices that the browser shows while the page is closed. They need a service worker, which there is on secure pages only. */
import { err, ok, type Result } from '@taht/base';
import { call } from '../connection/call.ts';
import { network, type Trouble } from '../connection/trouble.ts';
import { bytesOf, textOf } from './base64url.ts';
import { act } from './self.ts';

export interface PushHere {
  readonly pushes: PushManager;
  /** The server's. */
  readonly key: string;
  readonly subscription: PushSubscription | null;
}

/** Null where this browser, this page or the server has none. */
export async function findPush(): Promise<PushHere | null> {
  try {
    if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return null;
    const pushes = (await navigator.serviceWorker.getRegistration())?.pushManager;
    if (pushes === undefined) return null;
    const found = await call<{ readonly key: string | null }>('/push-key');
    if (!found.ok || found.value.key === null) return null;
    return { pushes, key: found.value.key, subscription: await pushes.getSubscription() };
  } catch {
    return null;
  }
}

export async function turnOn({ pushes, key }: PushHere): Promise<Result<object, Trouble>> {
  try {
    const made = await pushes.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(key),
    });
    const [p256dh, auth] = (['p256dh', 'auth'] as const).map((name) => made.getKey(name));
    if (p256dh == null || auth == null) return err(network('unable'));
    const address = { endpoint: made.endpoint, p256dh: textOf(p256dh), auth: textOf(auth) };
    return await act({ kind: 'push-on', address });
  } catch {
    return err({ code: 'refused', refusal: { code: 'not-permitted' } });
  }
}

/** The server first: a browser that was asked first would leave it sending to nobody. */
export async function turnOff(subscription: PushSubscription): Promise<Result<object, Trouble>> {
  const told = await act({ kind: 'push-off', endpoint: subscription.endpoint });
  if (!told.ok) return told;
  await subscription.unsubscribe().catch(() => false);
  return ok({});
}
