/** A program that plays with its person's token stays away from rated games, whichever door it takes; people do not notice. */
import { err, ok } from '@taht/base';
import type { TableOptions } from '@taht/protocol';
import { describe, expect, test } from 'vitest';
import type { Who } from '../kind/kind.ts';
import { lobbyCommands } from '../lobby/commands.ts';
import { PROGRAM } from '../rooms/identity.ts';
import type { Request } from '../rooms/rooms-port.ts';
import { tableCommands } from './commands.ts';
import { gameCommands } from './game-commands.ts';

const PERSON: Who = { kind: 'person', id: 'person-a', roles: [] };
const BOT: Who = { ...PERSON, roles: [PROGRAM] };

const optionsWith = (rated: boolean): TableOptions =>
  ({
    edition: 'et',
    ruleset: 'et-base',
    lexicon: 'et',
    places: 2,
    houseRules: [],
    theme: '',
    clock: null,
    rated,
    visibility: 'open',
    referee: null,
    joining: 'anyone',
  }) as unknown as TableOptions;

/** Nobody is known here: whoever is let through has sent, or is told that they take no part. */
const roomsWith = (rated: boolean) => {
  const sent: unknown[] = [];
  const table = { phase: 'open', options: optionsWith(rated), speed: 'live', tournament: null };
  const rooms = {
    read: async (_: unknown, stream: string) =>
      stream.startsWith('table-') ? ok({ state: table }) : err({ code: 'no-such-stream' }),
    send: async (...args: unknown[]) => {
      sent.push(args);
      return ok({});
    },
    sendOrCreate: async () => ok({}),
  };
  return { rooms: rooms as never, sent };
};

const request = (who: Who, action: object): Request => ({ id: 'x', who, action }) as Request;
const codeOf = (answer: unknown): unknown =>
  (answer as { error?: { refusal?: { code?: string; cause?: string } } }).error?.refusal;

describe('at a rated table', () => {
  const ports = { clock: { now: () => 0 }, listsOf: () => ['et'], whyNotOpen: () => null } as never;
  const ask = (who: Who, rated: boolean, action: object): Promise<unknown> =>
    tableCommands({ ...(ports as object), ...roomsWith(rated) } as never)(
      'table-abc',
      request(who, action),
      'later',
    );

  test.each<[string, object]>([
    ['sits down', { kind: 'sit', place: 1 }],
    ['is ready', { kind: 'ready', isReady: true }],
  ])('no program %s', async (_name, action) => {
    expect(codeOf(await ask(BOT, true, action))).toEqual({ code: 'rated-needs-people' });
    expect(codeOf(await ask(BOT, false, action))).toBeUndefined();
    expect(codeOf(await ask(PERSON, true, action))).toBeUndefined();
  });

  test('a program may leave', async () => {
    expect(codeOf(await ask(BOT, true, { kind: 'leave' }))).toBeUndefined();
  });
});

test.each([true, false])('in a game no program moves where it is rated: %s', async (rated) => {
  const { rooms, sent } = roomsWith(rated);
  const move = gameCommands(rooms);
  const answer = await move('game-abc-1', request(BOT, { kind: 'pass' }), 'later');
  expect(codeOf(answer)).toEqual(rated ? { code: 'rated-needs-people' } : undefined);
  await move('game-abc-1', request(PERSON, { kind: 'pass' }), 'later');
  await move('game-of-no-table', request(BOT, { kind: 'pass' }), 'later');
  expect(sent).toHaveLength(rated ? 2 : 3);
});

test.each([true, false])('no program seeks a rated game: %s', async (rated) => {
  const { rooms } = roomsWith(false);
  const seek = lobbyCommands({
    rooms,
    clock: { now: () => 0 },
    listsOf: () => ['et'],
    newTable: () => 'table-new',
  } as never);
  const options = {
    ruleset: 'et-base',
    lexicon: 'et',
    clock: null,
    places: 2,
    rated,
    range: { below: null, above: null },
  };
  const answer = await seek('lobby-et', request(BOT, { kind: 'seek', options }), 'later');
  const cause = 'rated-needs-people';
  expect(codeOf(answer)).toEqual(rated ? { code: 'seek-does-not-fit', cause } : undefined);
});
