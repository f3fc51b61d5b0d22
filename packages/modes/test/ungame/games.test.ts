/** The laws of the un-game over random boards, players and nonsense. */
import {
  type Board,
  emptyBoard,
  layTiles,
  type Seat,
  type Square,
  tileOf,
  tilePoints,
} from '@taht/rules';
import { count, makeRng, type Rng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { ungame } from '../../src/index.ts';
import { Stream } from '../stream.ts';
import { judgeFor, randomBoard, setupOf } from './boards.ts';

const GAMES = 1000;
const SYSTEM: ungame.Author = { kind: 'system' };
const by = (seat: Seat): ungame.Author => ({ kind: 'seat', seat });

const codes: Record<ungame.RefusalCode, true> = {
  'already-done': true,
  'no-game': true,
  'already-created': true,
  'game-over': true,
  'not-for-you': true,
  'no-such-seat': true,
  'seat-not-playing': true,
  'not-your-turn': true,
  'bad-setup': true,
  'no-squares': true,
  'too-many-tiles': true,
  'off-board': true,
  'square-twice': true,
  'square-empty': true,
  'not-one-word': true,
  'not-in-list': true,
  'lone-tile': true,
  'falls-apart': true,
  'no-pass': true,
};

function open(board: Board, rules: Partial<ungame.UngameRules>, players: number) {
  const env = { judge: judgeFor(board, true) };
  const setup = setupOf(board, rules, players);
  const stream = new Stream({
    start: ungame.START,
    decide: (game: ungame.Game, command: ungame.Command) => ungame.decide(game, command, env),
    evolve: ungame.evolve,
    law: expectAddsUp,
  });
  return { stream, setup, env };
}

/** What was taken was on the board, and the scores are the face values of it. */
function expectAddsUp(game: ungame.Game): void {
  const tiles = (cells: Board) => cells.filter((cell) => cell !== null);
  const taken = game.seats.reduce((sum, seat) => sum + seat.tiles, 0);
  expect(tiles(game.board).length + taken).toBe(tiles(game.setup.board).length);
  const worth = (cells: Board): number =>
    tiles(cells).reduce((sum, cell) => sum + tilePoints(game.tables, tileOf(cell)), 0);
  const scores = game.seats.reduce((sum, { score }) => sum + score, 0);
  expect(scores).toBe(worth(game.setup.board) - worth(game.board));
}

test('random un-games keep the laws and reach every refusal and every end', () => {
  const reached = new Set<string | undefined>();
  const ends = new Set<string>();
  for (let i = 0; i < count(GAMES); i++) {
    const rng = makeRng(seed() + i);
    const board = randomBoard(rng, 1 + rng.below(10));
    const players = 1 + rng.below(4);
    const { stream, setup, env } = open(
      board,
      { connected: rng.chance(0.5), maxTiles: rng.pick([1, 2, 6]) },
      players,
    );
    reached.add(stream.send(by(0), { kind: 'pass' }));
    reached.add(stream.send(SYSTEM, { kind: 'create', setup: { ...setup, board: emptyBoard } }));
    stream.must(SYSTEM, { kind: 'create', setup });
    for (let step = 0; stream.game.phase.kind !== 'over' && step < 300; step++) {
      const before = stream.game;
      const [author, action] = rng.chance(0.3)
        ? nonsense(rng, stream.game)
        : sensible(rng, stream.game, env);
      const id = rng.chance(0.05) ? 'c3' : undefined;
      const refused = stream.send(author, action, id);
      reached.add(refused);
      if (refused !== undefined) expect(stream.game).toBe(before);
      if (refused === undefined && rng.chance(0.2)) stream.expectSameFold();
    }
    const { phase } = stream.game;
    if (phase.kind !== 'over') expect.fail('it does not end');
    ends.add(phase.outcome.reason);
    expect(phase.outcome.ranking.flat().toSorted()).toEqual(setup.players.map((_, seat) => seat));
    reached.add(stream.send(by(0), { kind: 'pass' }));
    stream.expectSameFold();
  }
  for (const code of rarelyRefused()) reached.add(code);
  expect(Object.keys(codes).filter((code) => !reached.has(code))).toEqual([]);
  // Only old un-games end by passes.
  expect(ungame.END_REASONS.filter((reason) => !ends.has(reason))).toEqual(['passes']);
});

/** AB AB in one row, taken apart by a list that knows only AB. */
function twoWords() {
  const squares = [110, 111, 113, 114] as Square[];
  const tiles = squares.map((square, i) => ({
    square,
    letter: (i % 2 === 0 ? 'A' : 'B') as never,
    blank: false,
  }));
  return layTiles(emptyBoard, tiles);
}

test('nobody passes as long as something can be taken, and the empty board ends the game', () => {
  const setup = setupOf(twoWords(), { connected: false }, 2);
  const stream = new Stream({
    start: ungame.START,
    decide: (game: ungame.Game, command: ungame.Command) =>
      ungame.decide(game, command, {
        judge: (word) => (word.join('') === 'AB' ? 'valid' : 'invalid'),
      }),
    evolve: ungame.evolve,
    law: expectAddsUp,
  });
  stream.must(SYSTEM, { kind: 'create', setup });
  const [first = 0, second = 1] = setup.order;
  const before = stream.game;
  expect(stream.send(by(first), { kind: 'pass' })).toBe('no-pass');
  expect(stream.game).toBe(before);
  stream.must(by(first), { kind: 'remove', squares: [110, 111] as Square[] });
  expect(stream.send(by(second), { kind: 'pass' })).toBe('no-pass');
  stream.must(by(second), { kind: 'remove', squares: [113, 114] as Square[] });
  expect(stream.game.phase).toMatchObject({ kind: 'over', outcome: { reason: 'empty' } });
});

test('where another list leaves nothing to take, the game is over', () => {
  let judge: ungame.Env['judge'] = () => 'valid';
  const row = [0, 1, 2].map((i) => ({
    square: (110 + i) as Square,
    letter: 'A' as never,
    blank: false,
  }));
  const setup = setupOf(layTiles(emptyBoard, row), { connected: false, maxTiles: 1 }, 1);
  const stream = new Stream({
    start: ungame.START,
    decide: (game: ungame.Game, command: ungame.Command) => ungame.decide(game, command, { judge }),
    evolve: ungame.evolve,
  });
  stream.must(SYSTEM, { kind: 'create', setup });
  expect(stream.send(by(0), { kind: 'pass' })).toBe('no-pass');
  judge = () => 'invalid';
  stream.must(by(0), { kind: 'pass' });
  expect(stream.game.phase).toMatchObject({ kind: 'over', outcome: { reason: 'no-removal' } });
});

/** A row of five taken apart in the middle, and a seat that has gone. */
function rarelyRefused(): (string | undefined)[] {
  const row = [0, 1, 2, 3, 4].map((i) => ({
    square: (110 + i) as Square,
    letter: 'A' as never,
    blank: false,
  }));
  const { setup } = open(layTiles(emptyBoard, row), { connected: true }, 3);
  const stream = new Stream({
    start: ungame.START,
    decide: (game: ungame.Game, command: ungame.Command) =>
      ungame.decide(game, command, { judge: () => 'valid' }),
    evolve: ungame.evolve,
  });
  stream.must(SYSTEM, { kind: 'create', setup });
  stream.must(by(2), { kind: 'resign' });
  return [
    stream.send(by(1), { kind: 'remove', squares: [112 as Square] }),
    stream.send(by(2), { kind: 'pass' }),
  ];
}

type Sent = readonly [ungame.Author, ungame.Action];

function sensible(rng: Rng, game: ungame.Game, { judge }: ungame.Env): Sent {
  const seat = game.phase.kind === 'turn' ? game.phase.seat : 0;
  const { board, setup, tables } = game;
  if (rng.chance(0.05)) return [by(seat), { kind: 'pass' }];
  const grounds = { board, rules: setup.rules, judge };
  const best = ungame.bestRemoval(grounds, tables, rng.pick([1, 3]));
  return [
    by(seat),
    // While the game goes on something can be taken.
    { kind: 'remove', squares: best?.squares ?? [] },
  ];
}

function nonsense(rng: Rng, game: ungame.Game): Sent {
  const seat = rng.below(6) - 1;
  const taken = game.board.flatMap((cell, s) => (cell === null ? [] : [s as Square]));
  const some = rng.some(taken, 1 + rng.below(2));
  const squares = rng.pick<readonly number[]>([
    [],
    some,
    [taken[0] ?? 0],
    [...some, ...some],
    [225],
    [-1],
    [0.5],
    [0],
    taken.slice(0, 7),
    rng.some(taken, 2),
  ]) as Square[];
  const action = rng.pick<ungame.Action>([
    { kind: 'create', setup: game.setup },
    { kind: 'remove', squares },
    { kind: 'remove', squares },
    { kind: 'remove', squares },
    { kind: 'resign' },
  ]);
  if (action.kind === 'resign' && rng.chance(0.85)) return [by(9), action];
  const turn = game.phase.kind === 'turn' ? game.phase.seat : 0;
  return [rng.pick([SYSTEM, by(seat), by(turn), by(turn)]), action];
}

test.each<[ungame.SetupFault, Partial<ungame.Setup>]>([
  ['empty-board', { board: emptyBoard }],
  ['broken-board', { board: [] }],
  ['broken-board', { board: emptyBoard.with(3, { letter: 'A' as never, blank: false }) }],
  ['broken-order', { order: [0, 0] }],
  ['broken-order', { players: [], order: [] }],
  ['broken-rules', { rules: { connected: true, maxTiles: 0 } }],
])('%s is refused', (fault, change) => {
  const board = randomBoard(makeRng(3), 4);
  const { setup, env } = open(board, {}, 2);
  const action = { kind: 'create', setup: { ...setup, ...change } } as const;
  const decided = ungame.decide(ungame.START, { id: 'a', by: SYSTEM, at: 1, action }, env);
  expect(decided).toEqual({ ok: false, error: { code: 'bad-setup', fault } });
});
