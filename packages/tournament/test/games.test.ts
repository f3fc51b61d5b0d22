/** A round that is played on Täht: who can, what each sees of it, what becomes of the results. */
import { describe, expect, test } from 'vitest';
import { gamesToOpen, type Viewer, viewFor } from '../src/index.ts';
import { guest, pupil, REFEREE, SYSTEM, scored, TestTournament } from './test-tournament.ts';

const where = { stage: 1, round: 1, table: 1 };

function drawn(preset = 'club-swiss'): TestTournament {
  const desk = TestTournament.with(
    { preset },
    Array.from({ length: 8 }, (_, i) => pupil(i + 1)),
  );
  desk.begin(1);
  desk.draw(1);
  return desk;
}

const claim = (desk: TestTournament, player: number): string =>
  desk.must(
    { kind: 'claim', player, key: desk.state.players[player - 1]?.key ?? '' },
    guest(player),
  );

function opened(): {
  readonly desk: TestTournament;
  readonly command: string;
  readonly game: string;
} {
  const desk = drawn();
  for (const player of desk.seats(where)) claim(desk, player);
  const command = desk.must({ kind: 'open-games', stage: 1, round: 1, tables: [1] });
  return { desk, command, game: tableOf(desk)?.game?.game ?? '' };
}

const tableOf = (desk: TestTournament) => desk.state.stages[0]?.rounds[0]?.tables[0];
const note = (desk: TestTournament, game: string): string =>
  desk.must({ kind: 'note-game', game, address: 'game-abc-1p' }, SYSTEM);

function end(
  desk: TestTournament,
  game: string,
  how: 'played' | 'given-up' | 'called-off' | 'failed',
  points: readonly number[] = [301, 299],
): string {
  const [a = 0, b = 0] = desk.seats(where);
  const scores = [scored(a, points[0] ?? 0, 310), scored(b, points[1] ?? 0, 299)];
  return desk.must(
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

const seen = (desk: TestTournament, viewer: Viewer, table = 1) =>
  viewFor(desk.state, viewer).stages[0]?.rounds[0]?.tables.find((each) => each.table === table);

describe('opening', () => {
  test('only where the rules say so, and only with a device for everybody', () => {
    const open = { kind: 'open-games', stage: 1, round: 1, tables: [1] } as const;
    expect(drawn('tr-school-event').send(open)).toEqual({
      code: 'source-not-allowed',
      source: 'game',
    });
    const desk = drawn();
    const [a = 0, b = 0] = desk.seats(where);
    claim(desk, a);
    expect(desk.send(open)).toEqual({ code: 'devices-missing', players: [b] });
    claim(desk, b);
    expect(desk.send({ ...open, tables: [1, 1] })?.code).toBe('table-twice');
    expect(desk.send({ ...open, tables: [] })?.code).toBe('no-such-table');
    expect(desk.send({ ...open, tables: [9] })?.code).toBe('no-such-table');
    expect(desk.send({ ...open, round: 2 })?.code).toBe('no-such-round');
    expect(desk.send({ ...open, stage: 2 })?.code).toBe('no-such-stage');
    expect(desk.send(open)).toBeUndefined();
    expect(gamesToOpen(desk.state).map(({ people }) => people)).toEqual([
      [
        { player: a, id: `person-guest-${a}` },
        { player: b, id: `person-guest-${b}` },
      ],
    ]);
  });

  test('not where there is a result', () => {
    const desk = drawn();
    for (const player of desk.seats(where)) claim(desk, player);
    desk.play(1, 1, () => 100);
    const refused = desk.send({ kind: 'open-games', stage: 1, round: 1, tables: [1] });
    expect(refused?.code).toBe('result-there');
  });

  test('letters are not asked for where the game draws its own', () => {
    const desk = drawn('school-day');
    const letters = () =>
      viewFor(desk.state, { kind: 'director' }).todos.find(({ kind }) => kind === 'draw-letters');
    for (const player of desk.seats(where)) claim(desk, player);
    expect(letters()).toMatchObject({ tables: [1, 2] });
    desk.must({ kind: 'open-games', stage: 1, round: 1, tables: [1] });
    expect(letters()).toMatchObject({ tables: [2] });
  });
});

describe('who sees what', () => {
  test('the address is for the device that plays, and nobody sees whose devices they are', () => {
    const { desk, game } = opened();
    const [a = 0, b = 0] = desk.seats(where);
    expect(seen(desk, { kind: 'director' })?.own?.game).toEqual({
      mode: 'standard',
      state: 'opening',
      ended: null,
      address: null,
    });
    note(desk, game);
    const address = (viewer: Viewer) => seen(desk, viewer)?.own?.game?.address;
    expect(address({ kind: 'player', player: a })).toBe('game-abc-1p');
    expect(address({ kind: 'player', player: b })).toBe('game-abc-1p');
    expect(address({ kind: 'director' })).toBeNull();
    expect(seen(desk, { kind: 'director' })?.own?.game?.state).toBe('playing');
    const other = desk.tables(1)[1]?.table ?? 0;
    const [c = 0] = desk.seats({ ...where, table: other });
    for (const viewer of [
      { kind: 'player', player: c },
      { kind: 'projector' },
      { kind: 'public' },
      { kind: 'director' },
    ] as const) {
      const text = JSON.stringify(viewFor(desk.state, viewer));
      expect(text).not.toContain('game-abc');
      expect(text).not.toContain('person-guest');
    }
  });

  test('another device with the same badge is told that the game is elsewhere', () => {
    const { desk, game } = opened();
    const [a = 0] = desk.seats(where);
    note(desk, game);
    desk.must({ kind: 'release', player: a, key: 'same' });
    const key = desk.state.players[a - 1]?.key ?? '';
    desk.must({ kind: 'claim', player: a, key }, guest(50));
    const own = seen(desk, { kind: 'player', player: a })?.own?.game;
    expect(own).toMatchObject({ state: 'playing', address: null });
  });

  test('whoever is gone is gone from the game too', () => {
    const { desk } = opened();
    const [a = 0] = desk.seats(where);
    desk.must({ kind: 'forget', person: `person-guest-${a}` }, SYSTEM);
    expect(JSON.stringify(desk.state.stages)).not.toContain(`person-guest-${a}"`);
    // Also one that has given the badge back before.
    const [, b = 0] = desk.seats(where);
    desk.must({ kind: 'release', player: b, key: 'same' });
    desk.must({ kind: 'forget', person: `person-guest-${b}` }, SYSTEM);
    expect(JSON.stringify(desk.state.stages)).not.toContain('person-guest-');
    desk.at = desk.state.setup.deleteBy + 1;
    desk.must({ kind: 'tick' }, SYSTEM);
    expect(JSON.stringify(desk.state.stages)).not.toContain('person-');
  });
});

describe('a duplicate round', () => {
  test('is one game for all who are here, and directors find it too', () => {
    const desk = drawn('duplicate-day');
    const open = { kind: 'open-games', stage: 1, round: 1, tables: [1] } as const;
    for (let player = 1; player <= 7; player++) claim(desk, player);
    expect(desk.send(open)).toEqual({ code: 'devices-missing', players: [8] });
    desk.must({ kind: 'mark', players: [8], status: 'absent' });
    desk.must(open);
    const { game = '', mode, people } = tableOf(desk)?.game ?? {};
    expect(mode).toBe('duplicate');
    expect(people?.map(({ player }) => player)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    desk.must({ kind: 'note-game', game, address: 'duplicate-abc' }, SYSTEM);
    const address = (viewer: Viewer) => seen(desk, viewer)?.own?.game?.address;
    expect(address({ kind: 'director' })).toBe('duplicate-abc');
    expect(address({ kind: 'player', player: 3 })).toBe('duplicate-abc');
    const scores = desk.seats(where).map((player) => scored(player, player === 8 ? null : player));
    desk.must({ kind: 'end-game', game, end: 'played', scores, order: [] }, SYSTEM);
    expect(tableOf(desk)?.result).toEqual({ scores, source: 'game' });
  });

  test('of which somebody who is here has no score is left to the director, with all the others', () => {
    const desk = drawn('duplicate-day');
    for (let player = 1; player <= 7; player++) claim(desk, player);
    desk.must({ kind: 'mark', players: [8], status: 'absent' });
    desk.must({ kind: 'open-games', stage: 1, round: 1, tables: [1] });
    const { game = '' } = tableOf(desk)?.game ?? {};
    desk.must({ kind: 'mark', players: [8], status: 'late' });
    const scores = desk.seats(where).map((player) => scored(player, player === 8 ? null : player));
    desk.must({ kind: 'end-game', game, end: 'played', scores, order: [] }, SYSTEM);
    expect(tableOf(desk)).toMatchObject({
      result: null,
      game: { ended: { end: 'played', scores } },
    });
  });
});

describe('the end', () => {
  test('a game played to its end is the result, in the order in which they played', () => {
    const { desk, game } = opened();
    const [a = 0, b = 0] = desk.seats(where);
    note(desk, game);
    end(desk, game, 'played');
    expect(tableOf(desk)?.result).toEqual({
      scores: [scored(a, 301, 310), scored(b, 299, 299)],
      source: 'game',
    });
    expect(desk.seats(where)).toEqual([b, a]);
    const { version } = desk.state;
    end(desk, game, 'played', [1, 2]);
    expect(desk.state.version).toBe(version);
  });

  test.each(['given-up', 'called-off', 'failed'] as const)(
    'after %s the director decides, and may open another game',
    (how) => {
      const { desk, game } = opened();
      end(desk, game, how);
      expect(tableOf(desk)?.result).toBeNull();
      const own = seen(desk, { kind: 'director' })?.own?.game;
      expect(own).toMatchObject({ state: 'over', ended: { end: how } });
      expect(own?.ended?.scores === null).toBe(how !== 'given-up');
      desk.must({ kind: 'open-games', stage: 1, round: 1, tables: [1] });
      expect(tableOf(desk)?.game?.game).not.toBe(game);
      expect(desk.state.dropped).toEqual([]);
    },
  );

  test('scores that cannot be are no result', () => {
    const { desk, game } = opened();
    end(desk, game, 'played', [9999, 1]);
    expect(tableOf(desk)).toMatchObject({
      result: null,
      game: { ended: { end: 'played', scores: null } },
    });
  });

  test('what was entered or is disputed stays as it is', () => {
    const { desk, game } = opened();
    const [a = 0, b = 0] = desk.seats(where);
    desk.enter(where, [scored(a, 1), scored(b, 2)]);
    end(desk, game, 'played');
    expect(tableOf(desk)?.result).toMatchObject({ source: 'slip' });
    const other = opened();
    other.desk.must({ kind: 'dispute', where, reason: 'noise' });
    end(other.desk, other.game, 'played');
    expect(tableOf(other.desk)).toMatchObject({ result: null, dispute: { reason: 'noise' } });
  });

  test('the result is corrected and undone as any other; the game stays over', () => {
    const { desk, game } = opened();
    const [a = 0, b = 0] = desk.seats(where);
    const command = end(desk, game, 'played');
    const correction = desk.must({
      kind: 'correct',
      where,
      seen: desk.state.version,
      sum: null,
      reason: 'counted again',
      scores: [scored(a, 300), scored(b, 299)],
    });
    desk.must({ kind: 'undo', command: correction });
    desk.must({ kind: 'undo', command });
    expect(tableOf(desk)).toMatchObject({ result: null, game: { ended: { end: 'played' } } });
  });
});

describe('what no longer counts', () => {
  test('undoing the opening calls the game off, and what it says later is nobody’s', () => {
    const { desk, command, game } = opened();
    desk.must({ kind: 'undo', command });
    expect(tableOf(desk)?.game).toBeNull();
    expect(desk.state.dropped).toEqual([game]);
    const { version } = desk.state;
    note(desk, game);
    end(desk, game, 'called-off');
    expect(desk.state.version).toBe(version);
    desk.must({ kind: 'drop-games', games: [game] }, SYSTEM);
    expect(desk.state.dropped).toEqual([]);
    // Nothing else that is undone brings it back.
    const said = desk.must({ kind: 'announce', text: 'Lunch' });
    desk.must({ kind: 'undo', command: said });
    expect(desk.state.dropped).toEqual([]);
  });

  test('a result stands on its game', () => {
    const { desk, command, game } = opened();
    note(desk, game);
    const result = end(desk, game, 'played');
    expect(desk.send({ kind: 'undo', command })).toEqual({
      code: 'later-entries',
      commands: [result],
    });
    desk.must({ kind: 'undo', command: result });
    desk.must({ kind: 'undo', command });
    expect(desk.state.dropped).toEqual([]);
    expect(tableOf(desk)?.game).toBeNull();
  });

  test('who gets up from a table leaves its game', () => {
    const { desk, game } = opened();
    const [first, second, ...rest] = (desk.state.stages[0]?.rounds[0]?.tables ?? []).map(
      ({ table, seats }) => ({ table, seats }),
    );
    if (first === undefined || second === undefined) throw new Error('too few tables');
    const [a = 0, b = 0] = first.seats;
    const [c = 0, d = 0] = second.seats;
    const command = desk.must({
      kind: 'reseat',
      stage: 1,
      round: 1,
      seen: desk.state.version,
      tables: [{ ...first, seats: [a, c] }, { ...second, seats: [b, d] }, ...rest],
      byes: [],
    });
    expect(tableOf(desk)?.game).toBeNull();
    expect(desk.state.dropped).toEqual([game]);
    // Back at the table they find it called off, and another one can be opened.
    desk.must({ kind: 'drop-games', games: [game] }, SYSTEM);
    desk.must({ kind: 'undo', command });
    const said = desk.must({ kind: 'announce', text: 'Lunch' });
    desk.must({ kind: 'undo', command: said });
    expect(tableOf(desk)).toMatchObject({ seats: [a, b], game: { ended: { end: 'called-off' } } });
    desk.must({ kind: 'open-games', stage: 1, round: 1, tables: [1] });
    expect(desk.state.dropped).toEqual([]);
  });

  test('elsewhere there are no devices and no games', () => {
    const { desk, game } = opened();
    desk.must({ kind: 'take-over', director: { id: 'new', name: 'Nora' } }, SYSTEM);
    expect(tableOf(desk)?.game).toBeNull();
    expect(desk.state.dropped).toEqual([game]);
  });
});

test('a game that goes on beside a slip ends where it was opened, also when the next round is drawn', () => {
  const { desk, game } = opened();
  note(desk, game);
  desk.play(1, 1, (each) => 100 + each);
  desk.draw(1, 2);
  end(desk, game, 'played');
  expect(tableOf(desk)?.game?.ended?.end).toBe('played');
  expect(tableOf(desk)?.result?.source).toBe('slip');
});

test('when the event is closed its games are called off', () => {
  const { desk, game } = opened();
  note(desk, game);
  for (let round = 1; round <= (desk.state.stages[0]?.stage.rounds ?? 0); round++) {
    if (round > 1) desk.draw(1, round);
    desk.play(1, round, (each) => 100 + each);
  }
  desk.must({ kind: 'close' });
  expect(desk.state.dropped).toEqual([game]);
  expect(tableOf(desk)?.game).toBeNull();
});

test('a result that was undone after the end is entered anew, by a director alone', () => {
  const desk = drawn();
  for (let round = 1; round <= (desk.state.stages[0]?.stage.rounds ?? 0); round++) {
    if (round > 1) desk.draw(1, round);
    desk.play(1, round, (each) => 100 + each);
  }
  desk.must({ kind: 'close' });
  const last = { ...where, round: desk.state.stages[0]?.rounds.length ?? 0 };
  const entered = desk.events.findLast(
    (event) => event.kind === 'result-entered' && event.where.table === last.table,
  );
  desk.must({ kind: 'undo', command: entered?.command ?? '' });
  const scores = desk.seats(last).map((each) => scored(each, 200 + each));
  const sheet = { where: last, scores, seen: desk.state.version, sum: null };
  const result = { kind: 'enter-result', source: 'slip', ...sheet } as const;
  expect(desk.send(result, REFEREE)?.code).toBe('not-for-you');
  expect(desk.send(result)).toBeUndefined();
});
