/** The client against a network that loses connections, repeats itself and leaves things out. */
import { beforeEach, describe, expect, test } from 'vitest';
import {
  CLOSE_CODES,
  Client,
  following,
  type Seen,
  type Status,
  type Watcher,
} from '../src/index.ts';
import { FakeNet } from './fake-net.ts';

let net: FakeNet;
let statuses: string[];
beforeEach(() => {
  net = new FakeNet();
  statuses = [];
});

const makeClient = (): Client =>
  new Client({
    ports: net.ports,
    client: 'test',
    token: 'secret',
    onStatus: ({ kind }: Status) => statuses.push(kind),
  });

/** Writes down what it is told: `view 3`, `4`, `failed x`. */
function recorder(more: Partial<Watcher> = {}): { told: string[]; watcher: Watcher } {
  const told: string[] = [];
  return {
    told,
    watcher: {
      onView: (_, version) => void told.push(`view ${version}`),
      onEvents: (seen: readonly Seen[]) => {
        told.push(...seen.map(({ version }) => String(version)));
        return undefined;
      },
      onFailed: ({ code }) => void told.push(`failed ${code}`),
      ...more,
    },
  };
}

const events = (since: number, ...versions: (number | [number, number])[]) => ({
  kind: 'events' as const,
  stream: 's',
  since,
  version: [versions.at(-1)].flat().at(-1) ?? since,
  items: versions.map((each) =>
    typeof each === 'number' ? { version: each, event: {} } : { hidden: each },
  ),
});

describe('connecting', () => {
  test('greets with version and token, and is open once welcomed', () => {
    const client = makeClient();
    expect(client.status).toEqual({ kind: 'connecting' });
    net.last.welcome();
    expect(net.last.of('hello')).toEqual([
      { kind: 'hello', protocol: 1, client: 'test', token: 'secret' },
    ]);
    expect(client.status).toEqual({ kind: 'open', person: 'person-a' });
  });

  test('comes back within a second, and more slowly the longer it fails', () => {
    makeClient();
    const waits: number[] = [];
    for (let i = 0; i < 9; i++) {
      const { length } = net.sockets;
      net.last.cut();
      const from = net.now;
      while (net.sockets.length === length) net.advance(1);
      waits.push(net.now - from);
    }
    expect(waits[0]).toBeLessThan(1000);
    expect(waits).toEqual([150, 300, 600, 1200, 2400, 4800, 7500, 7500, 7500]);
  });

  test('after a good connection it is quick again', () => {
    makeClient();
    for (let i = 0; i < 5; i++) {
      net.last.cut();
      net.advance(10_000);
    }
    net.last.welcome().answerPing();
    net.last.cut();
    net.advance(150);
    expect(net.sockets).toHaveLength(7);
  });

  test('a server that does not answer counts as gone', () => {
    makeClient();
    net.last.open();
    net.advance(10_150);
    expect(net.sockets[0]?.isClosed).toBe(true);
    expect(net.sockets).toHaveLength(2);
  });

  test('what an old connection still says goes unheard', () => {
    const client = makeClient();
    const old = net.last;
    old.cut();
    net.advance(150);
    old.say({ kind: 'welcome', protocol: 1, server: '0', person: 'x', now: 1 });
    expect(client.status).toEqual({ kind: 'connecting' });
  });

  test('waking up tries at once', () => {
    const client = makeClient();
    net.last.cut();
    client.wake();
    expect(net.sockets).toHaveLength(2);
  });

  test.each([
    ['by a frame', () => net.last.say({ kind: 'reload', protocol: 2 })],
    ['by the code it was closed with', () => net.last.cut(CLOSE_CODES.outdated)],
  ])(
    'a client that is told to reload %s tries no more, and says so to who waits',
    async (_, tell) => {
      const client = makeClient();
      const answer = client.send('s', {});
      net.last.open();
      tell();
      net.advance(60_000);
      expect(net.sockets).toHaveLength(1);
      expect(client.status.kind).toBe('outdated');
      expect(await answer).toEqual({ ok: false, error: { kind: 'failed', code: 'outdated' } });
      expect(await client.send('s', {})).toMatchObject({ error: { code: 'outdated' } });
    },
  );

  test('closed, it leaves nothing behind', async () => {
    const client = makeClient();
    net.last.welcome();
    const answer = client.send('s', {});
    client.close();
    expect(net.last.isClosed).toBe(true);
    expect(await answer).toMatchObject({ error: { code: 'gone' } });
    expect(net.waiting).toBe(0);
    expect(statuses).toEqual(['open', 'closed']);
  });
});

describe('lag', () => {
  test('is measured by pings, and tells the server’s time', () => {
    const client = makeClient();
    net.last.welcome();
    net.advance(80);
    net.last.answerPing();
    expect(client.lag).toBe(80);
    expect(client.serverTime).toBe(5040);
    net.advance(10_000);
    expect(net.last.of('ping')).toHaveLength(2);
    net.advance(180);
    net.last.answerPing();
    expect(client.lag).toBe(100);
  });

  test('a ping without an answer ends the connection', () => {
    makeClient();
    net.last.welcome();
    net.advance(5000);
    expect(net.last.isClosed).toBe(true);
    net.advance(200);
    expect(net.sockets).toHaveLength(2);
  });
});

describe('a stream', () => {
  test('is asked for when the connection is there, and again from where one was', () => {
    const { told, watcher } = recorder();
    makeClient().watch('s', watcher);
    net.last.welcome();
    expect(net.last.of('watch')).toEqual([{ kind: 'watch', stream: 's' }]);
    net.last.say({ kind: 'view', stream: 's', version: 3, view: {} });
    net.last.say(events(3, 4, [5, 6], 7));
    expect(told).toEqual(['view 3', '4', '7']);
    net.last.cut();
    net.advance(200);
    net.last.welcome();
    expect(net.last.of('watch')).toEqual([{ kind: 'watch', stream: 's', since: 7 }]);
  });

  test('may be followed from its beginning', () => {
    const { told, watcher } = recorder({ since: 0 });
    makeClient().watch('s', watcher);
    net.last.welcome();
    expect(net.last.of('watch')).toEqual([{ kind: 'watch', stream: 's', since: 0 }]);
    net.last.say(events(0, 1, 2));
    expect(told).toEqual(['1', '2']);
  });

  test.each([
    ['told twice is heard once', [events(3, 4), events(3, 4)], ['4'], 1],
    ['told in part again goes on where it was', [events(3, 4), events(3, 4, 5)], ['4', '5'], 1],
    ['with something left out is asked for again', [events(4, 5)], [], 2],
    ['with a gap inside is asked for again', [{ ...events(3, 4, 6), version: 6 }], [], 2],
    ['with less than it promises is asked for again', [{ ...events(3, 4), version: 5 }], [], 2],
  ])('%s', (_, frames, expected, asked) => {
    const { told, watcher } = recorder();
    makeClient().watch('s', watcher);
    net.last.welcome();
    net.last.say({ kind: 'view', stream: 's', version: 3, view: {} });
    for (const frame of frames) net.last.say(frame);
    expect(told.slice(1)).toEqual(expected);
    expect(net.last.of('watch')).toHaveLength(asked);
    if (asked > 1)
      expect(net.last.of('watch').at(-1)).toEqual({ kind: 'watch', stream: 's', since: 3 });
  });

  test('several are told apart', () => {
    const [a, b] = [recorder(), recorder()];
    const client = makeClient();
    client.watch('s', a.watcher);
    client.watch('other', b.watcher);
    net.last.welcome();
    net.last.say({ kind: 'view', stream: 'other', version: 1, view: {} });
    expect([a.told, b.told]).toEqual([[], ['view 1']]);
  });

  test('is no longer asked for when it was left', () => {
    const { told, watcher } = recorder();
    const stop = makeClient().watch('s', watcher);
    net.last.welcome();
    stop();
    expect(net.last.of('unwatch')).toEqual([{ kind: 'unwatch', stream: 's' }]);
    net.last.say({ kind: 'view', stream: 's', version: 3, view: {} });
    net.last.cut();
    net.advance(200);
    expect(net.last.welcome().of('watch')).toEqual([]);
    expect(told).toEqual([]);
  });

  test('whose version is gone is asked for whole', () => {
    const { told, watcher } = recorder();
    makeClient().watch('s', watcher);
    net.last.welcome().say({ kind: 'view', stream: 's', version: 9, view: {} });
    net.last.say({ kind: 'failed', code: 'no-such-version', stream: 's' });
    expect(net.last.of('watch').at(-1)).toEqual({ kind: 'watch', stream: 's' });
    expect(told).toEqual(['view 9']);
  });

  test('that is late is told of as missing, and asked for on, but not for ever', () => {
    const { told, watcher } = recorder();
    makeClient().watch('s', watcher);
    net.last.welcome();
    for (let i = 1; i <= 10; i++) {
      net.last.say({ kind: 'failed', code: 'no-such-stream', stream: 's' });
      expect(told).toEqual(i > 4 ? ['failed no-such-stream'] : []);
      for (let waited = 0; waited < 2; waited++) {
        net.last.answerPing();
        net.advance(5000);
      }
      expect(net.last.of('watch')).toHaveLength(i + 1);
    }
    net.last.say({ kind: 'failed', code: 'no-such-stream', stream: 's' });
    net.last.answerPing();
    net.advance(10_000);
    expect(net.last.of('watch')).toHaveLength(11);
    net.last.say({ kind: 'view', stream: 's', version: 9, view: {} });
    expect(told).toEqual(['failed no-such-stream', 'view 9']);
  });

  test('is folded into a view, and asked for whole where an event does not say enough', () => {
    const views: number[] = [];
    const failures: string[] = [];
    const watcher = following<number, { add: number | null }>({
      fold: (sum, { add }) => (add === null ? null : sum + add),
      onChange: (sum) => void views.push(sum),
      onFailed: ({ code }) => void failures.push(code),
    });
    makeClient().watch('s', watcher);
    net.last.welcome().say({ kind: 'view', stream: 's', version: 1, view: 10 });
    const add = (version: number, n: number | null) => ({
      ...events(version - 1, version),
      items: [{ version, event: { add: n } }],
    });
    net.last.say(add(2, 5));
    net.last.say(add(3, null));
    expect(views).toEqual([10, 15]);
    expect(net.last.of('watch').at(-1)).toEqual({ kind: 'watch', stream: 's' });
    net.last.say({ kind: 'view', stream: 's', version: 3, view: 99 });
    net.last.say({ kind: 'failed', code: 'not-allowed', stream: 's' });
    expect([views.at(-1), failures]).toEqual([99, ['not-allowed']]);
  });

  test('frames that it does not know are left unread', () => {
    const { told, watcher } = recorder();
    makeClient().watch('s', watcher);
    net.last.welcome();
    net.last.say('{"kind":"fireworks"}');
    net.last.say('not even JSON');
    net.last.say('{"kind":"view","stream":"s","version":1,"view":{},"new":true}');
    expect(told).toEqual(['view 1']);
  });
});

describe('a command', () => {
  const done = (id: string) => ({ kind: 'done' as const, id, stream: 's', since: 1, version: 2 });

  test('is answered', async () => {
    const client = makeClient();
    net.last.welcome();
    const answers = [client.send('s', { kind: 'a' }), client.create('table', { kind: 'b' })];
    const [first, second] = [net.last.of('command')[0], net.last.of('create')[0]];
    expect(first).toMatchObject({ stream: 's', action: { kind: 'a' } });
    expect(second).toMatchObject({ of: 'table', action: { kind: 'b' } });
    net.last.say(done(first?.id ?? ''));
    const id = second?.id ?? '';
    net.last.say({ kind: 'refused', id, stream: 't', refusal: { code: 'full' } });
    expect(await Promise.all(answers)).toEqual([
      { ok: true, value: { stream: 's', since: 1, version: 2 } },
      { ok: false, error: { kind: 'refused', refusal: { code: 'full' } } },
    ]);
  });

  test('is sent again under the same id, in order, until it is answered', async () => {
    const client = makeClient();
    const answers = [client.send('s', 1), client.send('s', 2)];
    net.last.welcome();
    const sent = net.last.of('command');
    expect(sent.map(({ action }) => action)).toEqual([1, 2]);
    net.last.say(done(sent[0]?.id ?? ''));
    net.last.cut();
    net.advance(200);
    net.last.welcome();
    expect(net.last.of('command')).toEqual([sent[1]]);
    net.last.say(done(sent[1]?.id ?? ''));
    // A second answer to the same is nobody's.
    net.last.say(done(sent[1]?.id ?? ''));
    expect((await Promise.all(answers)).every(({ ok }) => ok)).toBe(true);
    net.last.cut();
    net.advance(400);
    expect(net.sockets).toHaveLength(3);
    expect(net.last.welcome().of('command')).toEqual([]);
  });

  test('is tried again where the server could not just now, and given up in the end', async () => {
    const client = makeClient();
    net.last.welcome();
    const answer = client.send('s', 1);
    const id = net.last.of('command')[0]?.id ?? '';
    for (let i = 1; i <= 7; i++) {
      expect(net.last.of('command')).toHaveLength(i);
      net.last.say({ kind: 'failed', code: 'busy', id, stream: 's' });
      net.last.answerPing();
      net.advance(600);
    }
    expect(await answer).toEqual({ ok: false, error: { kind: 'failed', code: 'busy' } });
  });

  test('that cannot be read is not tried again', async () => {
    const client = makeClient();
    net.last.welcome();
    const answer = client.send('s', 1);
    const id = net.last.of('command')[0]?.id ?? '';
    net.last.say({ kind: 'failed', code: 'malformed', id, stream: 's', at: 'kind' });
    expect(await answer).toEqual({
      ok: false,
      error: { kind: 'failed', code: 'malformed', at: 'kind' },
    });
  });

  test('two clients never use the same ids', () => {
    const ids = new Set<string>();
    for (let i = 0; i < 100; i++) {
      const ports = { ...net.ports, random: Math.random };
      const client = new Client({ ports, client: 'test' });
      net.last.welcome();
      void client.send('s', 1);
      ids.add(net.last.of('command')[0]?.id ?? '');
    }
    expect(ids.size).toBe(100);
  });
});
