/** A round that is played on Täht: who can, what each sees of it, what becomes of the results. */
import { describe, expect, test } from 'vitest';
import { gamesToOpen, type Viewer, viewFor } from '../src/index.ts';
import { guest, pupil, REFEREE, SYSTEM, scored, TestTournament } from './test-tournament.ts';

const where = { stage: 1, round: 1, table: 1 };

function drawn(preset = 'club-swiss'): TestTournament {
  const tournament = TestTournament.with(
    { preset },
    Array.from({ length: 8 }, (_, i) => pupil(i + 1)),
  );
  tournament.begin(1);
  tournament.draw(1);
  return tournament;
}

const claim = (tournament: TestTournament, player: number): string =>
  tournament.must(
    { kind: 'claim', player, key: tournament.state.players[player - 1]?.key ?? '' },
    guest(player),
  );

function opened(): {
  readonly tournament: TestTournament;
  readonly command: string;
  readonly game: string;
} {
  const tournament = drawn();
  for (const player of tournament.seats(where)) claim(tournament, player);
  const command = tournament.must({ kind: 'open-games', stage: 1, round: 1, tables: [1] });
  return { tournament, command, game: tableOf(tournament)?.game?.game ?? '' };
}

const tableOf = (tournament: TestTournament) => tournament.state.stages[0]?.rounds[0]?.tables[0];
const note = (tournament: TestTournament, game: string): string =>
  tournament.must({ kind: 'note-game', game, address: 'game-abc-1p' }, SYSTEM);

function end(
  tournament: TestTournament,
  game: string,
  how: 'played' | 'given-up' | 'called-off' | 'failed',
  points: readonly number[] = [301, 299],
): string {
  const [a = 0, b = 0] = tournament.seats(where);
  const scores = [scored(a, points[0] ?? 0, 310), scored(b, points[1] ?? 0, 299)];
  return tournament.must(
    {
      kind: 'end-game',
      game,
      end: how,
      scores: how === 'played' || how === 'given-up' ? scores : null,
      order: [b, a],
    },
    SYSTEM,
  );
}

const seen = (tournament: TestTournament, viewer: Viewer, table = 1) =>
  viewFor(tournament.state, viewer).stages[0]?.rounds[0]?.tables.find(
    (each) => each.table === table,
  );

describe('opening', () => {
  test('only where the rules say so, and only with a device for everybody', () => {
    const open = { kind: 'open-games', stage: 1, round: 1, tables: [1] } as const;
    expect(drawn('tr-school-event').send(open)).toEqual({
      code: 'source-not-allowed',
      source: 'game',
    });
    const tournament = drawn();
    const [a = 0, b = 0] = tournament.seats(where);
    claim(tournament, a);
    expect(tournament.send(open)).toEqual({ code: 'devices-missing', players: [b] });
    claim(tournament, b);
    expect(tournament.send({ ...open, tables: [1, 1] })?.code).toBe('table-twice');
    expect(tournament.send({ ...open, tables: [] })?.code).toBe('no-such-table');
    expect(tournament.send({ ...open, tables: [9] })?.code).toBe('no-such-table');
    expect(tournament.send({ ...open, round: 2 })?.code).toBe('no-such-round');
    expect(tournament.send({ ...open, stage: 2 })?.code).toBe('no-such-stage');
    expect(tournament.send(open)).toBeUndefined();
    expect(gamesToOpen(tournament.state).map(({ people }) => people)).toEqual([
      [
        { player: a, id: `person-guest-${a}` },
        { player: b, id: `person-guest-${b}` },
      ],
    ]);
  });

  test('not where there is a result', () => {
    const tournament = drawn();
    for (const player of tournament.seats(where)) claim(tournament, player);
    tournament.play(1, 1, () => 100);
    const refused = tournament.send({ kind: 'open-games', stage: 1, round: 1, tables: [1] });
    expect(refused?.code).toBe('result-there');
  });

  test('letters are not asked for where the game draws its own', () => {
    const tournament = drawn('school-day');
    const letters = () =>
      viewFor(tournament.state, { kind: 'director' }).todos.find(
        ({ kind }) => kind === 'draw-letters',
      );
    for (const player of tournament.seats(where)) claim(tournament, player);
    expect(letters()).toMatchObject({ tables: [1, 2] });
    tournament.must({ kind: 'open-games', stage: 1, round: 1, tables: [1] });
    expect(letters()).toMatchObject({ tables: [2] });
  });
});

describe('who sees what', () => {
  test('the address is for the device that plays, and nobody sees whose devices they are', () => {
    const { tournament, game } = opened();
    const [a = 0, b = 0] = tournament.seats(where);
    expect(seen(tournament, { kind: 'director' })?.own?.game).toEqual({
      mode: 'standard',
      state: 'opening',
      ended: null,
      address: null,
    });
    note(tournament, game);
    const address = (viewer: Viewer) => seen(tournament, viewer)?.own?.game?.address;
    expect(address({ kind: 'player', player: a })).toBe('game-abc-1p');
    expect(address({ kind: 'player', player: b })).toBe('game-abc-1p');
    expect(address({ kind: 'director' })).toBeNull();
    expect(seen(tournament, { kind: 'director' })?.own?.game?.state).toBe('playing');
    const other = tournament.tables(1)[1]?.table ?? 0;
    const [c = 0] = tournament.seats({ ...where, table: other });
    for (const viewer of [
      { kind: 'player', player: c },
      { kind: 'projector' },
      { kind: 'public' },
      { kind: 'director' },
    ] as const) {
      const text = JSON.stringify(viewFor(tournament.state, viewer));
      expect(text).not.toContain('game-abc');
      expect(text).not.toContain('person-guest');
    }
  });

  test('another device with the same badge is told that the game is elsewhere', () => {
    const { tournament, game } = opened();
    const [a = 0] = tournament.seats(where);
    note(tournament, game);
    tournament.must({ kind: 'release', player: a, key: 'same' });
    const key = tournament.state.players[a - 1]?.key ?? '';
    tournament.must({ kind: 'claim', player: a, key }, guest(50));
    const own = seen(tournament, { kind: 'player', player: a })?.own?.game;
    expect(own).toMatchObject({ state: 'playing', address: null });
  });

  test('whoever is gone is gone from the game too', () => {
    const { tournament } = opened();
    const [a = 0] = tournament.seats(where);
    tournament.must({ kind: 'forget', person: `person-guest-${a}` }, SYSTEM);
    expect(JSON.stringify(tournament.state.stages)).not.toContain(`person-guest-${a}"`);
    // Also one that has given the badge back before.
    const [, b = 0] = tournament.seats(where);
    tournament.must({ kind: 'release', player: b, key: 'same' });
    tournament.must({ kind: 'forget', person: `person-guest-${b}` }, SYSTEM);
    expect(JSON.stringify(tournament.state.stages)).not.toContain('person-guest-');
    tournament.at = tournament.state.setup.deleteBy + 1;
    tournament.must({ kind: 'tick' }, SYSTEM);
    expect(JSON.stringify(tournament.state.stages)).not.toContain('person-');
  });
});

describe('a duplicate round', () => {
  test('is one game for all who are here, and directors find it too', () => {
    const tournament = drawn('duplicate-day');
    const open = { kind: 'open-games', stage: 1, round: 1, tables: [1] } as const;
    for (let player = 1; player <= 7; player++) claim(tournament, player);
    expect(tournament.send(open)).toEqual({ code: 'devices-missing', players: [8] });
    tournament.must({ kind: 'mark', players: [8], status: 'absent' });
    tournament.must(open);
    const { game = '', mode, people } = tableOf(tournament)?.game ?? {};
    expect(mode).toBe('duplicate');
    expect(people?.map(({ player }) => player)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    tournament.must({ kind: 'note-game', game, address: 'duplicate-abc' }, SYSTEM);
    const address = (viewer: Viewer) => seen(tournament, viewer)?.own?.game?.address;
    expect(address({ kind: 'director' })).toBe('duplicate-abc');
    expect(address({ kind: 'player', player: 3 })).toBe('duplicate-abc');
    const scores = tournament
      .seats(where)
      .map((player) => scored(player, player === 8 ? null : player));
    tournament.must({ kind: 'end-game', game, end: 'played', scores, order: [] }, SYSTEM);
    expect(tableOf(tournament)?.result).toEqual({ scores, source: 'game' });
  });

  test('of which somebody who is here has no score is left to the director, with all the others', () => {
    const tournament = drawn('duplicate-day');
    for (let player = 1; player <= 7; player++) claim(tournament, player);
    tournament.must({ kind: 'mark', players: [8], status: 'absent' });
    tournament.must({ kind: 'open-games', stage: 1, round: 1, tables: [1] });
    const { game = '' } = tableOf(tournament)?.game ?? {};
    tournament.must({ kind: 'mark', players: [8], status: 'late' });
    const scores = tournament
      .seats(where)
      .map((player) => scored(player, player === 8 ? null : player));
    tournament.must({ kind: 'end-game', game, end: 'played', scores, order: [] }, SYSTEM);
    expect(tableOf(tournament)).toMatchObject({
      result: null,
      game: { ended: { end: 'played', scores } },
    });
  });
});

describe('the end', () => {
  test('a game played to its end is the result, in the order in which they played', () => {
    const { tournament, game } = opened();
    const [a = 0, b = 0] = tournament.seats(where);
    note(tournament, game);
    end(tournament, game, 'played');
    expect(tableOf(tournament)?.result).toEqual({
      scores: [scored(a, 301, 310), scored(b, 299, 299)],
      source: 'game',
    });
    expect(tournament.seats(where)).toEqual([b, a]);
    const { version } = tournament.state;
    end(tournament, game, 'played', [1, 2]);
    expect(tournament.state.version).toBe(version);
  });

  test.each(['given-up', 'called-off', 'failed'] as const)(
    'after %s the director decides, and may open another game',
    (how) => {
      const { tournament, game } = opened();
      end(tournament, game, how);
      expect(tableOf(tournament)?.result).toBeNull();
      const own = seen(tournament, { kind: 'director' })?.own?.game;
      expect(own).toMatchObject({ state: 'over', ended: { end: how } });
      expect(own?.ended?.scores === null).toBe(how !== 'given-up');
      tournament.must({ kind: 'open-games', stage: 1, round: 1, tables: [1] });
      expect(tableOf(tournament)?.game?.game).not.toBe(game);
      expect(tournament.state.dropped).toEqual([]);
    },
  );

  test('scores that cannot be are no result', () => {
    const { tournament, game } = opened();
    end(tournament, game, 'played', [9999, 1]);
    expect(tableOf(tournament)).toMatchObject({
      result: null,
      game: { ended: { end: 'played', scores: null } },
    });
  });

  test('what was entered or is disputed stays as it is', () => {
    const { tournament, game } = opened();
    const [a = 0, b = 0] = tournament.seats(where);
    tournament.enter(where, [scored(a, 1), scored(b, 2)]);
    end(tournament, game, 'played');
    expect(tableOf(tournament)?.result).toMatchObject({ source: 'slip' });
    const other = opened();
    other.tournament.must({ kind: 'dispute', where, reason: 'noise' });
    end(other.tournament, other.game, 'played');
    expect(tableOf(other.tournament)).toMatchObject({ result: null, dispute: { reason: 'noise' } });
  });

  test('the result is corrected and undone as any other; the game stays over', () => {
    const { tournament, game } = opened();
    const [a = 0, b = 0] = tournament.seats(where);
    const command = end(tournament, game, 'played');
    const correction = tournament.must({
      kind: 'correct',
      where,
      seen: tournament.state.version,
      sum: null,
      reason: 'counted again',
      scores: [scored(a, 300), scored(b, 299)],
    });
    tournament.must({ kind: 'undo', command: correction });
    tournament.must({ kind: 'undo', command });
    expect(tableOf(tournament)).toMatchObject({ result: null, game: { ended: { end: 'played' } } });
  });
});

describe('what no longer counts', () => {
  test('undoing the opening calls the game off, and what it says later is nobody’s', () => {
    const { tournament, command, game } = opened();
    tournament.must({ kind: 'undo', command });
    expect(tableOf(tournament)?.game).toBeNull();
    expect(tournament.state.dropped).toEqual([game]);
    const { version } = tournament.state;
    note(tournament, game);
    end(tournament, game, 'called-off');
    expect(tournament.state.version).toBe(version);
    tournament.must({ kind: 'drop-games', games: [game] }, SYSTEM);
    expect(tournament.state.dropped).toEqual([]);
    // Nothing else that is undone brings it back.
    const said = tournament.must({ kind: 'announce', text: 'Lunch' });
    tournament.must({ kind: 'undo', command: said });
    expect(tournament.state.dropped).toEqual([]);
  });

  test('a result stands on its game', () => {
    const { tournament, command, game } = opened();
    note(tournament, game);
    const result = end(tournament, game, 'played');
    expect(tournament.send({ kind: 'undo', command })).toEqual({
      code: 'later-entries',
      commands: [result],
    });
    tournament.must({ kind: 'undo', command: result });
    tournament.must({ kind: 'undo', command });
    expect(tournament.state.dropped).toEqual([]);
    expect(tableOf(tournament)?.game).toBeNull();
  });

  test('who gets up from a table leaves its game', () => {
    const { tournament, game } = opened();
    const [first, second, ...rest] = (tournament.state.stages[0]?.rounds[0]?.tables ?? []).map(
      ({ table, seats }) => ({ table, seats }),
    );
    if (first === undefined || second === undefined) throw new Error('too few tables');
    const [a = 0, b = 0] = first.seats;
    const [c = 0, d = 0] = second.seats;
    const command = tournament.must({
      kind: 'reseat',
      stage: 1,
      round: 1,
      seen: tournament.state.version,
      tables: [{ ...first, seats: [a, c] }, { ...second, seats: [b, d] }, ...rest],
      byes: [],
    });
    expect(tableOf(tournament)?.game).toBeNull();
    expect(tournament.state.dropped).toEqual([game]);
    // Back at the table they find it called off, and another one can be opened.
    tournament.must({ kind: 'drop-games', games: [game] }, SYSTEM);
    tournament.must({ kind: 'undo', command });
    const said = tournament.must({ kind: 'announce', text: 'Lunch' });
    tournament.must({ kind: 'undo', command: said });
    expect(tableOf(tournament)).toMatchObject({
      seats: [a, b],
      game: { ended: { end: 'called-off' } },
    });
    tournament.must({ kind: 'open-games', stage: 1, round: 1, tables: [1] });
    expect(tournament.state.dropped).toEqual([]);
  });

  test('elsewhere there are no devices and no games', () => {
    const { tournament, game } = opened();
    tournament.must({ kind: 'take-over', director: { id: 'new', name: 'Nora' } }, SYSTEM);
    expect(tableOf(tournament)?.game).toBeNull();
    expect(tournament.state.dropped).toEqual([game]);
  });
});

test('a game that goes on beside a slip ends where it was opened, also when the next round is drawn', () => {
  const { tournament, game } = opened();
  note(tournament, game);
  tournament.play(1, 1, (each) => 100 + each);
  tournament.draw(1, 2);
  end(tournament, game, 'played');
  expect(tableOf(tournament)?.game?.ended?.end).toBe('played');
  expect(tableOf(tournament)?.result?.source).toBe('slip');
});

test('when the tournament is closed its games are called off', () => {
  const { tournament, game } = opened();
  note(tournament, game);
  for (let round = 1; round <= (tournament.state.stages[0]?.stage.rounds ?? 0); round++) {
    if (round > 1) tournament.draw(1, round);
    tournament.play(1, round, (each) => 100 + each);
  }
  tournament.must({ kind: 'close' });
  expect(tournament.state.dropped).toEqual([game]);
  expect(tableOf(tournament)?.game).toBeNull();
});

test('a result that was undone after the end is entered anew, by a director alone', () => {
  const tournament = drawn();
  for (let round = 1; round <= (tournament.state.stages[0]?.stage.rounds ?? 0); round++) {
    if (round > 1) tournament.draw(1, round);
    tournament.play(1, round, (each) => 100 + each);
  }
  tournament.must({ kind: 'close' });
  const last = { ...where, round: tournament.state.stages[0]?.rounds.length ?? 0 };
  const entered = tournament.events.findLast(
    (event) => event.kind === 'result-entered' && event.where.table === last.table,
  );
  tournament.must({ kind: 'undo', command: entered?.command ?? '' });
  const scores = tournament.seats(last).map((each) => scored(each, 200 + each));
  const sheet = { where: last, scores, seen: tournament.state.version, sum: null };
  const result = { kind: 'enter-result', source: 'slip', ...sheet } as const;
  expect(tournament.send(result, REFEREE)?.code).toBe('not-for-you');
  expect(tournament.send(result)).toBeUndefined();
});
