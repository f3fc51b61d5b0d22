/** An answer that cannot be read at the bell is awaited, and never judged as missing. */
import { err, ok } from '@taht/base';
import { duplicate } from '@taht/modes';
import { expect, test } from 'vitest';
import type { RoomFailure } from '../rooms/message.ts';
import type { Request, RoomsPort } from '../rooms/rooms-port.ts';
import { judgeRound } from './judge-round.ts';

const GAME: duplicate.Game = {
  ...duplicate.START,
  phase: { kind: 'collecting', bests: [], isClosed: true, chosen: 0 } as never,
  calls: 1,
  players: [{ id: 'person-ann', name: 'Ann', hall: '', hands: 'device' }],
};

test.each<[RoomFailure, 'done' | 'later', readonly string[]]>([
  [{ code: 'store-failed', reason: 'away', detail: '' }, 'later', ['seal']],
  [{ code: 'busy' }, 'later', ['seal']],
  [{ code: 'closed' }, 'later', ['seal']],
  [{ code: 'stream-gone' }, 'done', ['seal', 'judge']],
])('%o: %s', async (failure, reaction, kinds) => {
  const sent: string[] = [];
  const rooms = {
    read: async () => err(failure),
    send: async (_: string, { action }: Request) => {
      sent.push((action as { kind: string }).kind);
      return ok({ since: 0, version: 1, repeated: false });
    },
  } as unknown as RoomsPort;
  expect(await judgeRound('duplicate-x', GAME, rooms)).toBe(reaction);
  expect(sent).toEqual(kinds);
});
