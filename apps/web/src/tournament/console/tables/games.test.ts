/** Which tables can be opened on Täht. */
import type { TableView } from '@taht/tournament';
import { describe, expect, test } from 'vitest';
import { gamesOf } from './games.ts';

type View = Parameters<typeof gamesOf>[0];
type Game = 'opening' | 'playing' | 'over';

const table = (
  number: number,
  seats: readonly number[],
  game: Game | null = null,
  state: TableView['state'] = 'open',
) =>
  ({
    table: number,
    seats,
    state,
    own: { game: game && { state: game } },
  }) as unknown as TableView;

const view = (
  tables: readonly TableView[],
  devices: readonly number[],
  { results = ['game'], format = 'duels' } = {},
): View =>
  ({
    head: { rules: { results }, plan: [{ format: { kind: format } }] },
    stages: [{ field: null, rounds: [{ tables, byes: [], why: null, warnings: [] }] }],
    players: [1, 2, 3, 4, 5, 6].map((player) => ({ player, hasDevice: devices.includes(player) })),
  }) as unknown as View;

const at = { stage: 1, round: 1 };
const ALL = [1, 2, 3, 4, 5, 6];

describe('games on Täht', () => {
  test('tables with all their phones can be opened, and who has none is named', () => {
    const tables = [table(1, [1, 2]), table(2, [3, 4])];
    expect(gamesOf(view(tables, [1, 2, 3]), at)).toEqual({
      openable: [1],
      without: [4],
      isBegun: false,
    });
  });

  test('those that play or have played need nothing more; one that failed can be opened again', () => {
    const tables = [
      table(1, [1, 2], 'playing'),
      table(2, [3, 4], 'over', 'settled'),
      table(3, [5, 6], 'over'),
    ];
    expect(gamesOf(view(tables, ALL), at)).toEqual({ openable: [3], without: [], isBegun: true });
    expect(gamesOf(view(tables.slice(0, 2), ALL), at)).toBeNull();
  });

  test('nothing is offered where the rules have no games', () => {
    const tables = [table(1, [1, 2])];
    expect(gamesOf(view(tables, ALL, { results: ['slip'] }), at)).toBeNull();
  });

  test('a duplicate round goes on without those who are not here', () => {
    const tables = [table(1, [1, 2, 3])];
    const { players, ...rest } = view(tables, [1, 2], { format: 'duplicate' });
    expect(gamesOf({ ...rest, players }, at)?.without).toEqual([3]);
    const gone = players.map((each) => ({ ...each, status: 'absent' as const }));
    expect(gamesOf({ ...rest, players: gone }, at)?.openable).toEqual([1]);
  });
});
