/** Sockets as they are: greetings, streams, commands, and every limit with its defined outcome. */
import { CLOSE_CODES, MOST_STREAMS } from '@taht/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LIMITS } from '../../src/http/limits.ts';
import type { Rooms } from '../../src/rooms/rooms.ts';
import { FakeClock } from '../support/fake-clock.ts';
import { person } from '../support/follower.ts';
import { RawClient } from '../support/raw-client.ts';
import { type Served, serve } from '../support/serve.ts';

let served: Served;
beforeEach(async () => {
  served = await serve();
});
afterEach(() => served.stop());

const make = (stream: string, who = 'person-a') =>
  served.rooms.create('toy', stream, { id: 'open', who: person(who), action: { kind: 'open' } });

const as = (token?: string) => RawClient.greeted(served.socket, token);

describe('a greeting', () => {
  test('names the person and tells the time', async () => {
    const client = await RawClient.open(served.socket);
    client.send({ kind: 'hello', protocol: 1, client: 'test', token: 'person-a' });
    expect(await client.next('welcome')).toMatchObject({ person: 'person-a', protocol: 1 });
  });

  test('a stranger is nobody', async () => {
    const client = await RawClient.open(served.socket);
    client.send({ kind: 'hello', protocol: 1, client: 'test' });
    expect(await client.next('welcome')).toMatchObject({ person: null });
  });

  test('an older client is told to reload', async () => {
    const client = await RawClient.open(served.socket);
    client.send({ kind: 'hello', protocol: 0, client: 'old' });
    expect(await client.next('reload')).toEqual({ kind: 'reload', protocol: 1 });
    await client.until(() => client.closed !== null);
    expect(client.closed).toBe(CLOSE_CODES.outdated);
  });

  test('comes first and once', async () => {
    const client = await RawClient.open(served.socket);
    client.send({ kind: 'watch', stream: 'toy-1' });
    expect(await client.next('failed')).toMatchObject({ code: 'hello-first', stream: 'toy-1' });
    client.send({ kind: 'hello', protocol: 1, client: 'test' });
    client.send({ kind: 'hello', protocol: 1, client: 'test' });
    expect(await client.next('failed')).toMatchObject({ code: 'hello-twice' });
  });

  test('pages of other sites may not even knock', async () => {
    const origin = { origin: 'https://evil.example' };
    const client = await RawClient.open(served.socket, origin);
    await client.until(() => client.closed !== null);
    expect(client.closed).toBe(1006);
    const own = await RawClient.open(served.socket, { origin: served.http });
    own.send({ kind: 'hello', protocol: 1, client: 'test' });
    await own.next('welcome');
  });
});

describe('a stream', () => {
  test('is shown whole, and then whatever happens', async () => {
    await make('toy-1');
    const [a, b] = [await as('person-a'), await as()];
    for (const client of [a, b]) client.send({ kind: 'watch', stream: 'toy-1' });
    expect(await b.next('view')).toMatchObject({ stream: 'toy-1', version: 2, view: { sum: 0 } });
    await a.next('view');
    expect(await a.ask('toy-1', 'c1', { kind: 'add', n: 5 })).toEqual({
      kind: 'done',
      id: 'c1',
      stream: 'toy-1',
      since: 2,
      version: 3,
    });
    const events = await b.next('events');
    expect(events).toMatchObject({ since: 2, version: 3, items: [{ version: 3 }] });
    // The answer comes after the event.
    expect((await a.next('events')).version).toBe(3);
  });

  test('goes on from a version, hidden ones passed over', async () => {
    await make('toy-1');
    const a = await as('person-a');
    await a.ask('toy-1', 'c1', { kind: 'whisper', text: 'secret' });
    await a.ask('toy-1', 'c2', { kind: 'add', n: 1 });
    const b = await as('person-b');
    b.send({ kind: 'watch', stream: 'toy-1', since: 2 });
    expect((await b.next('events')).items).toMatchObject([{ hidden: [3, 3] }, { version: 4 }]);
    expect(b.text).not.toContain('secret');
    b.send({ kind: 'watch', stream: 'toy-1', since: 99 });
    expect(await b.next('failed')).toMatchObject({ code: 'no-such-version', version: 4 });
  });

  test('is heard of no more once it is left', async () => {
    await make('toy-1');
    const [a, b] = [await as('person-a'), await as('person-b')];
    b.send({ kind: 'watch', stream: 'toy-1' });
    await b.next('view');
    b.send({ kind: 'unwatch', stream: 'toy-1' });
    await b.settled();
    await a.ask('toy-1', 'c1', { kind: 'add', n: 1 });
    await b.settled();
    expect(b.frames.filter(({ kind }) => kind === 'events')).toEqual([]);
  });

  test('that is not there, or too many of them, fail with a code', async () => {
    const a = await as('person-a');
    a.send({ kind: 'watch', stream: 'toy-nowhere' });
    expect(await a.next('failed')).toEqual({
      kind: 'failed',
      code: 'no-such-stream',
      stream: 'toy-nowhere',
    });
    for (let i = 0; i <= MOST_STREAMS; i++) await make(`toy-${i}`);
    for (let i = 0; i <= MOST_STREAMS; i++) a.send({ kind: 'watch', stream: `toy-${i}` });
    expect(await a.next('failed')).toMatchObject({ code: 'too-many-streams' });
  });
});

describe('a command', () => {
  test('needs somebody who is signed in, and may', async () => {
    await make('toy-1');
    expect(await (await as()).ask('toy-1', 'c', { kind: 'join' })).toMatchObject({
      code: 'not-signed-in',
      id: 'c',
    });
    expect(await (await as('person-read-only')).ask('toy-1', 'c', { kind: 'join' })).toMatchObject({
      code: 'not-allowed',
    });
  });

  test('happens once, however often and on whichever connection it is sent', async () => {
    await make('toy-1');
    const [a, again] = [await as('person-a'), await as('person-a')];
    const first = await a.ask('toy-1', 'c1', { kind: 'add', n: 5 });
    expect(await a.ask('toy-1', 'c1', { kind: 'add', n: 5 })).toEqual(first);
    expect(await again.ask('toy-1', 'c1', { kind: 'add', n: 5 })).toEqual(first);
    again.send({ kind: 'watch', stream: 'toy-1' });
    expect(await again.next('view')).toMatchObject({ view: { sum: 5 }, version: 3 });
  });

  test('is answered in the order it was sent', async () => {
    await make('toy-1');
    const a = await as('person-a');
    const ids = Array.from({ length: 30 }, (_, i) => `c${i}`);
    for (const id of ids)
      a.send({ kind: 'command', stream: 'toy-1', id, action: { kind: 'add', n: 1 } });
    const versions: number[] = [];
    for (const id of ids) versions.push((await a.next('done', (done) => done.id === id)).version);
    expect(versions).toEqual(ids.map((_, i) => i + 3));
  });

  test('is refused with the reason of the rules, or fails with the place of the fault', async () => {
    await make('toy-1');
    const a = await as('person-a');
    expect(await a.ask('toy-1', 'c1', { kind: 'add', n: 5000 })).toEqual({
      kind: 'refused',
      id: 'c1',
      stream: 'toy-1',
      refusal: { code: 'too-much' },
    });
    expect(await a.ask('toy-1', 'c2', 'nonsense')).toMatchObject({ code: 'malformed', at: 'kind' });
    expect(await a.ask('toy-none', 'c3', { kind: 'join' })).toMatchObject({
      code: 'no-such-stream',
    });
  });

  test('begins a stream, the same one when it is sent again', async () => {
    const a = await as('person-a');
    const create = { kind: 'create', of: 'toy', id: 'c1', action: { kind: 'open' } };
    a.send(create);
    const { stream } = await a.next('done');
    expect(stream).toMatch(/^toy-[a-z0-9]{20}$/);
    a.send(create);
    expect((await a.next('done')).stream).toBe(stream);
    const b = await as('person-b');
    b.send(create);
    expect((await b.next('done')).stream).not.toBe(stream);
    a.send({ ...create, of: 'castle', id: 'c2' });
    expect(await a.next('failed')).toMatchObject({ code: 'no-such-kind', id: 'c2' });
  });
});

describe('a limit', () => {
  const closedWith = async (client: RawClient): Promise<number | null> => {
    await client.until(() => client.closed !== null);
    return client.closed;
  };

  test('frames that cannot be read are answered, and in the end the door is closed', async () => {
    const a = await as('person-a');
    for (const bad of ['', '{', '[]', '{"kind":"dance"}', '{"kind":"watch","stream":"a b"}'])
      a.send(bad);
    a.sendBytes(new Uint8Array([1, 2, 3]));
    const codes: string[] = [];
    for (let i = 0; i < 6; i++) codes.push((await a.next('failed')).code);
    expect(codes).toEqual([
      'not-json',
      'not-json',
      ...Array(3).fill('malformed-frame'),
      'binary-frame',
    ]);
    for (let i = 6; i < LIMITS.mostMalformed; i++) a.send('?');
    expect(await closedWith(a)).toBe(CLOSE_CODES.malformed);
  });

  test('a frame that is too big closes the connection', async () => {
    const a = await as('person-a');
    a.send(`{"kind":"ping","n":1,"x":"${'x'.repeat(70_000)}"}`);
    expect(await closedWith(a)).toBe(CLOSE_CODES['too-big']);
    expect(served.bugs).toEqual([]);
  });

  test('a flood is answered with a code, changes nothing, and is cut off', async () => {
    await make('toy-1');
    const a = await as('person-a');
    // Far more than a slow machine could let through in the time that it takes to read them.
    const flood = LIMITS.frameBurst + LIMITS.mostExcess + 120 * LIMITS.framesPerSecond;
    for (let i = 0; i < flood; i++)
      a.send({ kind: 'command', stream: 'toy-1', id: `f${i}`, action: { kind: 'add', n: 1 } });
    expect(await closedWith(a)).toBe(CLOSE_CODES.flood);
    const done = a.frames.filter(({ kind }) => kind === 'done').length;
    const look = await served.rooms.viewFor('toy-1', person('person-a'));
    expect(look).toMatchObject({ ok: true });
    const { sum } = (look as { value: { view: { sum: number } } }).value.view;
    expect(sum).toBeLessThan(flood / 2);
    expect(sum).toBeGreaterThanOrEqual(done);
    expect(a.frames.some((frame) => frame.kind === 'failed' && frame.code === 'too-many')).toBe(
      true,
    );
  });
});

describe('time', () => {
  test('who gives no sign of life is cut off', async () => {
    const clock = new FakeClock();
    const timed = await serve({ clock });
    const mute = await RawClient.open(timed.socket);
    await clock.advance(LIMITS.pulse + 1);
    await mute.until(() => mute.closed !== null);
    expect(mute.closed).toBe(1006);
    await timed.stop();
  });
});

test('who has gone is told of once, and not who came right back', async () => {
  const clock = new FakeClock();
  const gone: string[] = [];
  const onLeft = async (_: Rooms, id: string): Promise<void> => void gone.push(id);
  const timed = await serve({ clock, server: { onLeft } });
  const open = (id: string) => RawClient.greeted(timed.socket, id);
  const leave = async (client: RawClient): Promise<void> => {
    client.close();
    await client.until(() => client.closed !== null);
    // The server has heard of it too.
    const metrics = async (): Promise<string> => (await fetch(`${timed.http}/metrics`)).text();
    while (!(await metrics()).includes(`taht_sockets ${--left}\n`)) left++;
  };
  let left = 3;
  const [a, a2, b] = [await open('person-a'), await open('person-a'), await open('person-b')];
  await leave(a);
  await leave(b);
  const again = await open('person-b');
  left++;
  await clock.advance(LIMITS.gone + LIMITS.elsewhere);
  expect(gone).toEqual([]);
  await leave(a2);
  await clock.advance(LIMITS.gone + LIMITS.elsewhere - 1);
  expect(gone).toEqual([]);
  await clock.advance(1);
  expect(gone).toEqual(['person-a']);
  again.close();
  await timed.stop();
});

test('nobody can use up the ids of another', async () => {
  await make('toy-1');
  const [a, b] = [await as('person-a'), await as('person-b')];
  await b.ask('toy-1', 'next', { kind: 'add', n: 1 });
  expect(await a.ask('toy-1', 'next', { kind: 'add', n: 5 })).toMatchObject({ version: 4 });
  expect(await served.rooms.viewFor('toy-1', person('person-a'))).toMatchObject({
    value: { view: { sum: 6 } },
  });
});

test('the end of a session ends its sockets', async () => {
  const [a, b] = [await as('person-a'), await as('person-b')];
  served.signOut('person-a');
  expect(await a.next('bye')).toEqual({ kind: 'bye', reason: 'signed-out' });
  await a.until(() => a.closed !== null);
  expect(a.closed).toBe(CLOSE_CODES['signed-out']);
  await b.settled();
});

test('a server that stops says goodbye after it has answered', async () => {
  await make('toy-1');
  const a = await as('person-a');
  a.send({ kind: 'command', stream: 'toy-1', id: 'last', action: { kind: 'add', n: 1 } });
  await a.settled();
  const stopped = served.stop();
  expect(await a.next('done')).toMatchObject({ id: 'last' });
  expect(await a.next('bye')).toEqual({ kind: 'bye', reason: 'shutdown' });
  await stopped;
  expect(a.closed).toBe(CLOSE_CODES.away);
  served = await serve();
});

test('nothing went wrong unseen', () => {
  expect(served.bugs).toEqual([]);
});
