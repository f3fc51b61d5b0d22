/**
 * Web Push, with keys that follow from the server's secret, so they are the same in every process and need no
 * storage. A push goes to an address that a browser gave, so only public addresses are contacted.
 */
import { createECDH, hkdfSync } from 'node:crypto';
import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { PushAddress } from '@taht/protocol';
import webPush from 'web-push';
import { reasonOf, type TellAttempt } from './attempt.ts';

/** `gone` for a dead address; `refused` for what will never be accepted. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'failed';

export interface PushMessage {
  readonly payload: string;
  /** A later message of the same topic replaces one that was not shown yet. At most 32 characters. */
  readonly topic: string;
  /** Seconds after which nobody needs it. */
  readonly lasts: number;
}

export interface Push {
  /** For browsers that subscribe. */
  readonly publicKey: string;
  send(address: PushAddress, message: PushMessage): Promise<PushOutcome>;
}

export interface PushOptions {
  /** 32 bytes. */
  readonly secret: Uint8Array;
  /** Whom a push service can write to, as `mailto:` or `https:`. */
  readonly contact: string;
  /** Also addresses of one's own network, and without TLS; for tests. */
  readonly isLocal?: boolean;
  readonly tell?: TellAttempt;
}

const TIMEOUT_MS = 10_000;
const CURVE = 'prime256v1';
const KEY_BYTES = 32;

export function makePush({ secret, contact, isLocal = false, tell }: PushOptions): Push {
  const { publicKey, privateKey } = keysFrom(secret);
  const vapidDetails = { subject: contact, publicKey, privateKey };
  const over = (outcome: PushOutcome, reason: string | null): PushOutcome => {
    tell?.({ channel: 'push', outcome, reason });
    return outcome;
  };
  return {
    publicKey,
    send: async ({ endpoint, p256dh, auth }, { payload, topic, lasts }) => {
      const url = URL.parse(endpoint);
      if (url === null || !(isLocal || isPublic(url))) return over('refused', 'no public address');
      const subscription = { endpoint, keys: { p256dh, auth } };
      try {
        const { headers, body } = webPush.generateRequestDetails(subscription, payload, {
          vapidDetails,
          TTL: Math.max(0, Math.round(lasts)),
          topic,
          urgency: 'normal',
        });
        const answer = await post(url, headers as Record<string, string>, body, isLocal);
        const outcome = outcomeOf(answer.status);
        return over(outcome, outcome === 'sent' ? null : `${url.host}: ${answer.said}`);
      } catch (error) {
        // An invalid key is not the service's fault.
        return over('refused', reasonOf(error, endpoint));
      }
    },
  };
}

function keysFrom(secret: Uint8Array): { readonly publicKey: string; readonly privateKey: string } {
  for (let attempt = 0; ; attempt++) {
    const key = Buffer.from(hkdfSync('sha256', secret, '', `taht vapid ${attempt}`, KEY_BYTES));
    const curve = createECDH(CURVE);
    try {
      curve.setPrivateKey(key);
    } catch {
      continue; // One number in four billion is not a key of this curve.
    }
    return { publicKey: curve.getPublicKey('base64url'), privateKey: key.toString('base64url') };
  }
}

const isPublic = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' && hostname.includes('.') && isIP(hostname.replace(/^\[|\]$/g, '')) === 0;

interface Answer {
  /** Null where nobody answered. */
  readonly status: number | null;
  readonly said: string;
}

function post(
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: Buffer | null,
  isLocal: boolean,
): Promise<Answer> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(isLocal ? {} : { lookup: publicLookup }),
      },
      (response) => {
        response.resume();
        const status = response.statusCode ?? null;
        resolve({ status, said: `${status} ${response.statusMessage ?? ''}`.trim() });
      },
    );
    sent.on('error', (error) => resolve({ status: null, said: reasonOf(error, url.href) }));
    sent.end(body ?? undefined);
  });
}

function outcomeOf(status: number | null): PushOutcome {
  if (status === null || status === 429 || status >= 500) return 'failed';
  if (status === 404 || status === 410) return 'gone';
  return status >= 200 && status < 300 ? 'sent' : 'refused';
}

/** Refuses names that resolve into the local network. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  systemLookup(hostname, { ...options, all: true }, (error, addresses) => {
    const inside = (addresses ?? []).find(isInside);
    if (error !== null || inside !== undefined)
      callback(error ?? new Error('an address inside'), []);
    else if (options.all) callback(null, addresses);
    else callback(null, addresses[0]?.address ?? '', addresses[0]?.family);
  });
};

const isInside = ({ address, family }: LookupAddress): boolean =>
  INSIDE.check(address, family === 6 ? 'ipv6' : 'ipv4');

const INSIDE = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['::', 127],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INSIDE.addSubnet(net, prefix, 'ipv6');
