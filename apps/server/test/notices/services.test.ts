/** Pushes and letters over real sockets. */
import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import { mailServer } from '@taht/testkit';
import { afterEach, expect, test } from 'vitest';
import type { Attempt } from '../../src/notices/attempt.ts';
import { channelsFrom } from '../../src/notices/channels.ts';
import { mailFrom, makeMail } from '../../src/notices/mail.ts';
import { makePush } from '../../src/notices/push.ts';
import { pushService } from './fake-services.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function started<T extends { close(): void }>(service: Promise<T>): Promise<T> {
  const running = await service;
  closing.push(running.close);
  return running;
}

const secret = new Uint8Array(32).fill(7);
const contact = 'mailto:admin@example.org';
const push = makePush({ secret, contact, isLocal: true });
const message = { payload: '{"topic":"your-move"}', topic: 'abc', lasts: 60.4 };

test.each([
  ['game-x-1', 'https://play.example.org/g/game-x-1'],
  ['table-x', 'https://play.example.org/t/table-x'],
  ['tournament-x', 'https://play.example.org/tournament/tournament-x'],
])('a letter about %s leads to its page', (stream, page) => {
  const { linkTo } = channelsFrom({ TAHT_URL: 'https://play.example.org' }, secret);
  expect(linkTo(stream)).toBe(page);
});

test('keys follow from the secret, and from nothing else', () => {
  expect(makePush({ secret, contact }).publicKey).toBe(push.publicKey);
  const other = makePush({ secret: new Uint8Array(32).fill(8), contact });
  expect(other.publicKey).not.toBe(push.publicKey);
  expect(Buffer.from(push.publicKey, 'base64url').length).toBe(65);
});

test('a push is signed, and only the browser can read it', async () => {
  const service = await started(pushService());
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = Buffer.alloc(16, 5);
  const address = {
    ...service.address('ann', 201),
    p256dh: browser.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
  };
  expect(await push.send(address, message)).toBe('sent');
  const [got] = service.pushed;
  expect(got?.headers).toMatchObject({ ttl: '60', topic: 'abc', urgency: 'normal' });
  expect(got?.headers.authorization).toContain(push.publicKey);
  expect(got?.body.includes('your-move')).toBe(false);
  expect(decrypt(got?.body as Buffer, browser, auth)).toBe(message.payload);
});

/** RFC 8188 and 8291, the browser's side. */
function decrypt(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const size = body.readUInt8(20);
  const sender = body.subarray(21, 21 + size);
  const sealed = body.subarray(21 + size);
  const derive = (key: Uint8Array, with_: Uint8Array, info: Uint8Array, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', key, with_, info, length));
  const context = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const shared = derive(browser.computeSecret(sender), auth, context, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const open = createDecipheriv('aes-128-gcm', key, nonce);
  open.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString();
}

test.each([
  [200, 'sent'],
  [201, 'sent'],
  [404, 'gone'],
  [410, 'gone'],
  [400, 'refused'],
  [403, 'refused'],
  [429, 'failed'],
  [500, 'failed'],
  [503, 'failed'],
])('an answer of %i means %s', async (status, outcome) => {
  const service = await started(pushService());
  expect(await push.send(service.address('x', status), message)).toBe(outcome);
});

test('where nobody listens it failed, and with a key that is none it is refused', async () => {
  const service = await started(pushService());
  const address = service.address('x', 201);
  expect(await push.send({ ...address, p256dh: 'short' }, message)).toBe('refused');
  expect(await push.send({ ...address, endpoint: 'http://127.0.0.1:1/' }, message)).toBe('failed');
  expect(service.pushed).toEqual([]);
});

test.each([
  'http://push.example.org/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://10.0.0.1/x',
  'https://localhost/x',
  'https://intranet/x',
  'file:///etc/passwd',
  'no address',
])('nothing is pushed to %s', async (endpoint) => {
  const service = await started(pushService());
  const outside = makePush({ secret, contact });
  expect(await outside.send({ ...service.address('x', 201), endpoint }, message)).toBe('refused');
});

test('a name that leads to this machine is not followed', async () => {
  const outside = makePush({ secret, contact });
  const { p256dh, auth } = (await started(pushService())).address('x', 201);
  const endpoint = 'https://localhost.localdomain/x';
  expect(await outside.send({ endpoint, p256dh, auth }, message)).toBe('failed');
});

test.each<[string, number | 'silence', Attempt]>([
  ['accepted', 201, { channel: 'push', outcome: 'sent', reason: null }],
  [
    'a browser that is gone',
    410,
    { channel: 'push', outcome: 'gone', reason: expect.stringMatching(/^127\.0\.0\.1:\d+: 410/) },
  ],
  [
    'a service that is down',
    503,
    { channel: 'push', outcome: 'failed', reason: expect.stringMatching(/: 503/) },
  ],
  [
    'nobody there',
    'silence',
    { channel: 'push', outcome: 'failed', reason: expect.stringContaining('ECONNREFUSED') },
  ],
])('of every push it is told how it went: %s', async (_name, status, attempt) => {
  const service = await started(pushService());
  const told: Attempt[] = [];
  const telling = makePush({ secret, contact, isLocal: true, tell: (each) => told.push(each) });
  const address = service.address('secret-name', status === 'silence' ? 201 : status);
  const endpoint = status === 'silence' ? 'http://127.0.0.1:1/secret-name' : address.endpoint;
  await telling.send({ ...address, endpoint }, message);
  expect(told).toEqual([attempt]);
  expect(JSON.stringify(told)).not.toContain('secret-name');
});

const letter = { to: 'ann@example.org', subject: 'Þú átt leik', text: 'Sinu käik.', id: 'abc' };

test('a letter arrives, in plain text', async () => {
  const server = await started(mailServer());
  const mail = makeMail({ url: server.url, from: 'Täht <games@example.org>' });
  expect(await mail.send(letter)).toBe('sent');
  mail.close();
  const [got = ''] = server.letters;
  expect(got).toContain('To: ann@example.org');
  expect(got).toContain('Message-ID: <abc@example.org>');
  expect(got).toContain('Content-Type: text/plain; charset=utf-8');
  expect(got).toContain('Auto-Submitted: auto-generated');
});

test.each<[number, string]>([
  [550, 'refused'],
  [451, 'failed'],
])('a mail server that says %i: %s', async (code, outcome) => {
  const server = await started(mailServer(code));
  const mail = makeMail({ url: server.url, from: 'games@example.org' });
  expect(await mail.send(letter)).toBe(outcome);
  mail.close();
  expect(server.letters).toEqual([]);
});

test('without a mail server it failed, and without settings there is no mail', async () => {
  const mail = makeMail({ url: 'smtp://127.0.0.1:1', from: 'games@example.org' });
  expect(await mail.send(letter)).toBe('failed');
  expect(mailFrom({ TAHT_SMTP_URL: 'smtp://x' })).toBeNull();
  expect(mailFrom({ TAHT_SMTP_URL: 'smtp://x', TAHT_MAIL_FROM: 'a@b' })).toEqual({
    url: 'smtp://x',
    from: 'a@b',
  });
});

test.each<[string, number | 'silence', Attempt]>([
  ['taken', 250, { channel: 'mail', outcome: 'sent', reason: null }],
  [
    'an address that does not exist',
    550,
    { channel: 'mail', outcome: 'refused', reason: expect.stringMatching(/EENVELOPE.*550/) },
  ],
  [
    'a server that is busy',
    451,
    { channel: 'mail', outcome: 'failed', reason: expect.stringMatching(/451/) },
  ],
  [
    'nobody there',
    'silence',
    { channel: 'mail', outcome: 'failed', reason: expect.stringContaining('ECONNREFUSED') },
  ],
])('of every letter it is told how it went: %s', async (_name, code, attempt) => {
  const server = await started(mailServer(code === 'silence' ? 250 : code));
  const told: Attempt[] = [];
  const url = code === 'silence' ? 'smtp://127.0.0.1:1' : server.url;
  const mail = makeMail({ url, from: 'games@example.org' }, (each) => told.push(each));
  await mail.send(letter);
  mail.close();
  expect(told).toEqual([attempt]);
  expect(JSON.stringify(told)).not.toContain('ann@');
});
