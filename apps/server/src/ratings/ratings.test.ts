/** Leaderboards: results in, places out, and the order always the one that sorting would give. */
import { RATING_LIMITS, ratingsEventView, ratingsView } from '@taht/protocol';
import { count, deepFreeze, makeRng, seed } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { aroundOf, ownOf, pageOf } from './pages.ts';
import { ratingsKind } from './ratings-kind.ts';
import { playerOf, type Ratings, START, shownAt, shownOf } from './state.ts';

const DAY = 86_400_000;

class Board {
  state: Ratings = START;
  at = 1_000_000;
  #games = 0;

  result(places: Readonly<Record<string, number>>, game = `game-${++this.#games}`) {
    const players = Object.entries(places).map(([id, place]) => ({ id, place }));
    const action = { kind: 'result', game, players } as const;
    const command = { id: game, by: 'system', at: this.at, action } as const;
    const decided = ratingsKind.decide(this.state, command, null);
    if (!decided.ok) return decided.error.code;
    this.state = decided.value.reduce(ratingsKind.evolve, deepFreeze(this.state));
    return decided.value;
  }

  duel(id: string) {
    const who = playerOf(this.state.boards.duel, id);
    if (who === undefined) throw new Error(`no ${id}`);
    return who;
  }

  /** So many games that both are known well. */
  season(a: string, b: string, games = 30): void {
    for (let i = 0; i < games; i++)
      this.result(i % 3 === 0 ? { [a]: 2, [b]: 1 } : { [a]: 1, [b]: 2 });
  }
}

describe('a result', () => {
  test('moves both, and is told with before and after', () => {
    const board = new Board();
    const events = board.result({ ann: 1, bob: 2 });
    expect(events).toMatchObject([
      {
        board: 'duel',
        changes: [
          { id: 'ann', before: 1500, after: 1662 },
          { id: 'bob', before: 1500, after: 1338 },
        ],
      },
    ]);
    expect(board.duel('ann')).toMatchObject({ games: 1, wins: 1, draws: 0 });
    expect(board.state.recent).toMatchObject([{ game: 'game-1' }]);
  });

  test('counts once, however often it comes', () => {
    const board = new Board();
    board.result({ ann: 1, bob: 2 }, 'game-x');
    const before = board.state;
    expect(board.result({ ann: 1, bob: 2 }, 'game-x')).toEqual([]);
    expect(board.state).toBe(before);
  });

  test('of equal places is a draw', () => {
    const board = new Board();
    board.result({ ann: 1, bob: 1 });
    expect(board.duel('ann')).toMatchObject({ games: 1, wins: 0, draws: 1 });
    expect(shownOf(board.duel('ann')).rating).toBe(1500);
  });

  test('of three is another board', () => {
    const board = new Board();
    board.result({ ann: 1, bob: 2, cat: 2 });
    const { duel, table } = board.state.boards;
    expect(playerOf(duel, 'ann')).toBeUndefined();
    const shown = ['ann', 'bob', 'cat'].map((id) => shownOf(playerOf(table, id) as never).rating);
    expect(shown[0]).toBeGreaterThan(1500);
    expect(shown[1]).toBe(shown[2]);
    expect(playerOf(table, 'bob')).toMatchObject({ wins: 0, draws: 0 });
  });

  test('of somebody against themselves is none', () => {
    const players = [
      { id: 'ann', place: 1 },
      { id: 'ann', place: 2 },
    ];
    const action = { kind: 'result', game: 'g', players } as const;
    const command = { id: 'g', by: 'system', at: 1, action } as const;
    expect(ratingsKind.decide(START, command, null)).toEqual({
      ok: false,
      error: { code: 'not-a-result' },
    });
  });

  test('comes from the server alone', () => {
    expect(ratingsKind.authorFor(START, { kind: 'person', id: 'ann' })).toBeNull();
    expect(ratingsKind.authorFor(START, { kind: 'system' })).toBe('system');
  });
});

describe('a place', () => {
  test('is given when enough is known', () => {
    const board = new Board();
    board.result({ ann: 1, bob: 2 });
    expect(pageOf(board.state.boards.duel, 0, 10)).toEqual({ count: 0, standings: [] });
    expect(ownOf(board.state.boards.duel, 'ann')).toMatchObject({
      place: null,
      isProvisional: true,
    });
    board.season('ann', 'bob');
    expect(pageOf(board.state.boards.duel, 0, 10).standings).toMatchObject([
      { place: 1, person: 'ann' },
      { place: 2, person: 'bob' },
    ]);
  });

  test('grows unsure with time', () => {
    const board = new Board();
    board.season('ann', 'bob');
    const then = shownAt(board.duel('ann'), board.at);
    const later = shownAt(board.duel('ann'), board.at + 2000 * DAY);
    expect(later.rating).toBe(then.rating);
    expect(later.deviation).toBeGreaterThan(then.deviation);
  });

  test('is given up by whoever is gone', () => {
    const board = new Board();
    board.season('ann', 'bob');
    const forget = { kind: 'forget', person: 'ann' } as const;
    const command = { id: 'f', by: 'system', at: board.at, action: forget } as const;
    const decided = ratingsKind.decide(board.state, command, null);
    if (!decided.ok) throw new Error('refused');
    const after = decided.value.reduce(ratingsKind.evolve, board.state);
    expect(after.boards.duel.order).toEqual(['bob']);
    expect(playerOf(after.boards.duel, 'ann')).toBeUndefined();
    expect(ratingsKind.decide(after, command, null)).toEqual({ ok: true, value: [] });
  });
});

test('random results keep the order, pages fit together, and a snapshot is the same again', {
  timeout: 0,
}, () => {
  const rng = makeRng(seed());
  const board = new Board();
  const people = Array.from({ length: 40 }, (_, i) => (i === 7 ? '__proto__' : `person-${i}`));
  for (let n = 0; n < count(20_000); n++) {
    board.at += rng.below(3_600_000);
    const party = rng.some(people, rng.pick([2, 2, 3, 4]));
    const players = party.map((id) => ({ id, place: 1 + rng.below(party.length) }));
    const action = { kind: 'result', game: `game-${n}`, players } as const;
    const command = { id: `game-${n}`, by: 'system', at: board.at, action } as const;
    const decided = ratingsKind.decide(board.state, command, null);
    if (!decided.ok) throw new Error(decided.error.code);
    const entry = { command, events: decided.value };
    if (n % 100 === 0)
      expect(ratingsKind.decode(ratingsKind.encode(entry), 1)).toEqual({ ok: true, value: entry });
    for (const event of decided.value) {
      board.state = ratingsKind.evolve(board.state, event);
      expect(ratingsEventView.safeParse(ratingsKind.eventFor(event, '', board.state)).success).toBe(
        true,
      );
    }
    if (n % 50 === 0) expectOrdered(board.state);
  }
  expectOrdered(board.state);
  expect(board.state.boards.duel.order.length).toBeGreaterThan(10);
  const text = ratingsKind.snapshots?.encode(board.state) ?? '';
  expect(ratingsKind.snapshots?.decode(text, 1)).toEqual({ ok: true, value: board.state });
  expect(ratingsKind.snapshots?.decode('{', 1).ok).toBe(false);

  function expectOrdered({ boards }: Ratings): void {
    for (const each of [boards.duel, boards.table]) {
      const known = people.flatMap((id) => playerOf(each, id) ?? []);
      const sorted = known
        .filter((who) => !shownOf(who).isProvisional)
        .toSorted((a, b) => shownOf(b).rating - shownOf(a).rating || (a.id < b.id ? -1 : 1));
      expect(each.order).toEqual(sorted.map(({ id }) => id));
      const pages = [0, 7, 14, 21, 28, 35].flatMap((from) => pageOf(each, from, 7).standings);
      expect(pages.map(({ person }) => person)).toEqual(each.order);
      expect(pages.map(({ place }) => place)).toEqual(each.order.map((_, i) => i + 1));
      for (const [rank, id] of each.order.entries()) {
        expect(ownOf(each, id)?.place).toBe(rank + 1);
        const around = aroundOf(each, id, RATING_LIMITS.around).map(({ person }) => person);
        expect(around).toEqual(each.order.slice(Math.max(0, rank - 5), rank + 6));
      }
    }
    expect(ratingsView.safeParse(ratingsKind.viewFor(board.state, 'person-1')).success).toBe(true);
  }
});

test.each([
  [-5, 3, 3],
  [0, 1e9, RATING_LIMITS.page],
  [Number.NaN, Number.NaN, 0],
  [1e9, 10, 0],
])('a page from %d of %d', (from, size, expected) => {
  const order = Array.from({ length: 500 }, (_, i) => `p${i}`);
  let { duel } = START.boards;
  const board = new Board();
  board.season('ann', 'bob');
  const ann = board.duel('ann');
  const buckets = board.state.boards.duel.buckets;
  duel = { buckets, order: order.map(() => ann.id) };
  expect(pageOf(duel, from, size).standings).toHaveLength(expected);
});
