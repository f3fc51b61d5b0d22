/** An example of every frame, for docs/PROTOCOL.md; a test holds them to the schemas. */
import type { ClientFrame, ClientFrameOf } from './client-frames.ts';
import type { ServerFrame, ServerFrameOf } from './server-frames.ts';
import { PROTOCOL } from './version.ts';

type Examples<Frame extends { kind: string }, Of> = {
  readonly [Kind in Frame['kind']]: readonly Extract<Of, { kind: Kind }>[];
};

const game = 'game-7k2m9x4c1q8v5b3n';
const table = 'table-h4j8s2d6f0a1l5p9';
const time = 1_794_700_800_000;

export const CLIENT_EXAMPLES: Examples<ClientFrame, ClientFrameOf<ClientFrame['kind']>> = {
  hello: [
    { kind: 'hello', protocol: PROTOCOL, client: 'web 0.1.0' },
    { kind: 'hello', protocol: PROTOCOL, client: 'my-bot 2.0', token: 'taht_example' },
  ],
  watch: [
    { kind: 'watch', stream: game },
    { kind: 'watch', stream: game, since: 41 },
  ],
  unwatch: [{ kind: 'unwatch', stream: game }],
  command: [
    {
      kind: 'command',
      id: 'mf3k1-9x2-0',
      stream: game,
      action: {
        kind: 'place',
        tiles: [
          { square: 112, letter: 'T', blank: false },
          { square: 113, letter: 'A', blank: true },
        ],
      },
    },
    { kind: 'command', id: 'mf3k1-9x2-1', stream: game, action: { kind: 'challenge', words: [0] } },
  ],
  create: [{ kind: 'create', id: 'mf3k1-9x2-2', of: 'table', action: { kind: 'open' } }],
  ping: [{ kind: 'ping', n: 7 }],
};

export const SERVER_EXAMPLES: Examples<ServerFrame, ServerFrameOf<ServerFrame['kind']>> = {
  welcome: [
    {
      kind: 'welcome',
      protocol: PROTOCOL,
      server: '0.1.0',
      person: 'person-2c7v9b4n6m1q3w5e7r8t',
      now: time,
    },
    { kind: 'welcome', protocol: PROTOCOL, server: '0.1.0', person: null, now: time },
  ],
  view: [{ kind: 'view', stream: table, version: 3, view: { phase: 'open' } }],
  events: [
    {
      kind: 'events',
      stream: game,
      since: 41,
      version: 44,
      items: [
        {
          version: 42,
          event: {
            kind: 'passed',
            seat: 1,
            cause: 'chosen',
            at: time,
            by: { kind: 'seat', seat: 1 },
            command: 'person-2c7v9b4n6m1q3w5e7r8t/mf3k1-9x2-0',
          },
        },
        { hidden: [43, 44] },
      ],
    },
  ],
  done: [{ kind: 'done', id: 'mf3k1-9x2-0', stream: game, since: 41, version: 42 }],
  refused: [
    {
      kind: 'refused',
      id: 'mf3k1-9x2-0',
      stream: game,
      refusal: { code: 'not-your-turn', onTurn: 0 },
    },
  ],
  failed: [
    { kind: 'failed', code: 'malformed', id: 'mf3k1-9x2-0', stream: game, at: 'tiles.0.square' },
    { kind: 'failed', code: 'no-such-stream', stream: 'game-nowhere' },
    { kind: 'failed', code: 'not-json' },
    { kind: 'failed', code: 'too-many', id: 'mf3k1-9x2-3', stream: game },
  ],
  presence: [{ kind: 'presence', stream: game, here: ['person-2c7v9b4n6m1q3w5e7r8t'], others: 3 }],
  reload: [{ kind: 'reload', protocol: PROTOCOL }],
  pong: [{ kind: 'pong', n: 7, now: time }],
  bye: [{ kind: 'bye', reason: 'shutdown' }],
};
