/** What cannot be known just now is not taken for a no: a referee stays one, and a tournament's game its own. */
import { err, ok, type Result } from '@taht/base';
import { expect, test } from 'vitest';
import { gameKind } from '../game/game-kind.ts';
import type { RoomFailure } from '../rooms/message.ts';
import { START } from './evolve.ts';
import { gameCommands } from './game-commands.ts';
import { asReferee } from './referee.ts';
import type { Table } from './state.ts';

const GAME = 'game-x-1';
const REF = { kind: 'person', id: 'person-ref', roles: ['referee'] } as const;
const AWAY: RoomFailure = { code: 'store-failed', reason: 'away', detail: '' };
const ABSENT: RoomFailure = { code: 'no-such-stream' };
const TABLE: Table = {
  ...START,
  ...{ phase: 'playing', games: 1, options: { ...START.options, referee: REF.id } },
};

const roomsWith = (found: Readonly<Record<string, unknown>>) => ({
  read: async (_: unknown, stream: string): Promise<Result<never, RoomFailure>> => {
    const there = found[stream] ?? ABSENT;
    const isFailure = there === AWAY || there === ABSENT;
    return isFailure ? err(there as RoomFailure) : ok({ version: 1, state: there } as never);
  },
  send: async () => ok({ since: 0, version: 1, repeated: false }),
});

test.each<[string, unknown, unknown, object]>([
  ['who is named is the referee', TABLE, gameKind.start, ok({ kind: 'referee', name: REF.id })],
  ['a table that is not there names nobody', ABSENT, gameKind.start, ok(REF)],
  ['one that cannot be read now says nothing', AWAY, gameKind.start, err(AWAY)],
  ['whoever might play is not let in', TABLE, AWAY, err(AWAY)],
])('%s', async (_, table, game, expected) => {
  const rooms = roomsWith({ 'table-x': table, [GAME]: game });
  expect(await asReferee(rooms, GAME, REF)).toEqual(expected);
});

test('a game that may be of a tournament is not called off by a player', async () => {
  const who = { kind: 'person', id: 'person-ann' } as const;
  const abort = (table: unknown) =>
    gameCommands(roomsWith({ 'table-x': table }))(
      GAME,
      { id: 'c', who, action: { kind: 'abort' } },
      'later',
    );
  expect(await abort(AWAY)).toEqual(err({ kind: 'failed', failure: AWAY }));
  expect(await abort(ABSENT)).toMatchObject({ ok: true });
  const tournament = { id: 'tournament-x', game: '1-1', talk: false };
  expect(await abort({ ...TABLE, tournament })).toEqual(
    err({ kind: 'refused', refusal: { code: 'event-table' } }),
  );
});
