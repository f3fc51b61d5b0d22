/** The laws of the solitaires over random games, and the optimiser. */
import type { Letter, Tile } from '@taht/letters';
import {
  allTiles,
  type Board,
  DIRECTIONS,
  isEmpty,
  neighbour,
  type PlacedTile,
  readPlacement,
  type Square,
  sortTiles,
  sumPoints,
  tileOf,
} from '@taht/rules';
import {
  count,
  drawStream,
  hashJudge,
  makeRng,
  type Rng,
  rulesetOf,
  seed,
  std15,
  tilesetOf,
} from '@taht/testkit';
import { expect, test } from 'vitest';
import { solitaire } from '../../src/index.ts';
import { Stream } from '../stream.ts';

const SYSTEM: solitaire.Author = { kind: 'system' };
const PLAYER: solitaire.Author = { kind: 'player' };
const SEED = 'seed-of-one';
const base = rulesetOf('et-base') as NonNullable<ReturnType<typeof rulesetOf>>;
const tileset = tilesetOf('et-102') as NonNullable<ReturnType<typeof tilesetOf>>;

const setupOf = (
  variant: solitaire.Variant,
  change: Partial<solitaire.Setup> = {},
): solitaire.Setup => ({
  game: 'solitaire-1',
  variant,
  player: { id: 'person-1', name: 'One' },
  day: null,
  base,
  tileset,
  board: std15,
  lexicon: { id: 'et', hash: 'none' },
  commitment: 'commitment',
  ...change,
});

/** The English club ends a game after so many turns without a point, and not by passes. */
const CLUB = { ...base.end, passRounds: 'none', scorelessTurns: 6 } as const;

const env: solitaire.Env = { judge: hashJudge, draw: drawStream };

function open(setup: solitaire.Setup, change: Partial<solitaire.Env> = {}) {
  const stream = new Stream({
    start: solitaire.START,
    decide: (game: solitaire.Game, command: solitaire.Command) =>
      solitaire.decide(game, command, { ...env, ...change }),
    evolve: solitaire.evolve,
    law: expectLaws,
  });
  stream.must(SYSTEM, { kind: 'create', setup, seed: SEED });
  return stream;
}

function expectLaws(game: solitaire.Game, event: solitaire.SolitaireEvent): void {
  const onBoard = game.board.filter((cell) => cell !== null).map(tileOf);
  const all = sortTiles([...game.bag, ...game.racks.flat(), ...onBoard], game.tables);
  expect(all).toEqual(allTiles(game.setup.tileset));
  if (game.phase.kind === 'over') return;
  const { rules: _, tileset: __, layout: ___, ...view } = solitaire.viewFor(game);
  expect(JSON.stringify([view, solitaire.eventFor(event)])).not.toContain(SEED);
  expect(view.pool === null).toBe(game.setup.variant !== 'open');
}

/** Some placement that the rules take, found by trying. */
function somePlay(rng: Rng, game: solitaire.Game, rack: readonly Tile[], tries = 40) {
  for (let i = 0; i < tries; i++) {
    const tiles = placementIn(rng, game.board, game.star, rack);
    const read = readPlacement(game, tiles, game.setup.base);
    if (read.ok && read.value.words.every(({ letters }) => hashJudge(letters) === 'valid'))
      return read.value;
  }
  return undefined;
}

function placementIn(rng: Rng, board: Board, star: Square, rack: readonly Tile[]): PlacedTile[] {
  const direction = rng.pick(DIRECTIONS);
  const taken = board.flatMap((cell, s) => (cell === null ? [] : [s as Square]));
  const through = isEmpty(board) ? star : rng.pick(taken);
  const start = neighbour(through, direction, -rng.below(3)) ?? through;
  const tiles = rng.some(rack, 1 + rng.below(4));
  const squares = Array.from({ length: 12 }, (_, n) => neighbour(start, direction, n)).filter(
    (square): square is Square => square !== undefined && board[square] === null,
  );
  return tiles.slice(0, squares.length).map((tile, i) => ({
    square: squares[i] as Square,
    letter: (tile === '?' ? 'A' : tile) as Letter,
    blank: tile === '?',
  }));
}

const codes: Record<solitaire.RefusalCode, true> = {
  'already-done': true,
  'no-game': true,
  'already-created': true,
  'game-over': true,
  'not-for-you': true,
  'bad-ruleset': true,
  'not-in-this-game': true,
  'tile-not-on-rack': true,
  'tile-not-left': true,
  'wrong-count': true,
  'rack-not-full': true,
  'nothing-to-exchange': true,
  'too-few-in-bag': true,
  'not-in-list': true,
  'nothing-to-undo': true,
  'no-tiles': true,
  'off-board': true,
  'square-twice': true,
  'square-taken': true,
  'not-in-one-line': true,
  gap: true,
  'misses-star': true,
  'opening-too-short': true,
  'not-connected': true,
};

test('random solitaires keep the laws and reach every refusal and every end', () => {
  const reached = new Set<string | undefined>();
  const ends = new Set<string>();
  for (let i = 0; i < count(300); i++) {
    const rng = makeRng(seed() + i);
    const variant = rng.pick(solitaire.VARIANTS);
    const day = rng.chance(0.5) ? '2026-11-15' : null;
    const hasPlay = () => rng.chance(0.8);
    const rules = rng.chance(0.4) ? { ...base, end: CLUB } : base;
    const stream = open(setupOf(variant, { day, base: rules }), rng.chance(0.4) ? { hasPlay } : {});
    const isIdle = rng.chance(0.3);
    for (let step = 0; stream.game.phase.kind !== 'over'; step++) {
      const before = stream.game;
      const action =
        isIdle && rng.chance(0.5)
          ? ({ kind: 'pass' } as const)
          : rng.chance(step < 8 ? 0.8 : 0.3)
            ? nonsense(rng, before)
            : sensible(rng, before, step);
      const author = action.kind === 'create' || rng.chance(0.02) ? SYSTEM : PLAYER;
      const refused = stream.send(author, action, rng.chance(0.02) ? 'c1' : undefined);
      reached.add(refused);
      if (refused !== undefined) expect(stream.game).toBe(before);
      if (rng.chance(0.01)) stream.expectSameFold();
    }
    const { phase } = stream.game;
    if (phase.kind === 'over') ends.add(phase.outcome.reason);
    reached.add(stream.send(PLAYER, { kind: 'finish' }));
    stream.expectSameFold();
  }
  const first = (setup: solitaire.Setup, by: solitaire.Author, action: solitaire.Action) => {
    const made = action.kind === 'create' ? { ...action, setup } : action;
    const decided = solitaire.decide(solitaire.START, { id: 'a', by, at: 1, action: made }, env);
    return decided.ok ? undefined : decided.error.code;
  };
  const setup = setupOf('open', { board: { id: 'x', rows: [] } });
  reached.add(first(setup, SYSTEM, { kind: 'create', setup, seed: '' }));
  reached.add(first(setup, PLAYER, { kind: 'finish' }));
  const fresh = open(setupOf('open'));
  reached.add(fresh.send(PLAYER, { kind: 'undo' }));
  reached.add(fresh.send(PLAYER, { kind: 'take', tiles: Array<Tile>(7).fill('×' as Tile) }));
  fresh.must(PLAYER, { kind: 'take', tiles: fresh.game.bag.slice(-7) });
  const [letter] = fresh.game.racks[0] as Letter[];
  for (const square of [0, fresh.game.star]) {
    const tiles = [{ square: square as Square, letter: letter as Letter, blank: false }];
    reached.add(fresh.send(PLAYER, { kind: 'place', tiles }));
  }
  const { game } = open(setupOf('one-rack'));
  const exchange = { kind: 'exchange', tiles: game.racks[0]?.slice(0, 1) ?? [] } as const;
  const command = { id: 'z', by: PLAYER, at: 1, action: exchange };
  expect(solitaire.decide({ ...game, bag: game.bag.slice(0, 6) }, command, env)).toEqual({
    ok: false,
    error: { code: 'too-few-in-bag', needs: 7, inBag: 6 },
  });
  reached.add('too-few-in-bag');
  expect(Object.keys(codes).filter((code) => !reached.has(code))).toEqual([]);
  expect(solitaire.END_REASONS.filter((reason) => !ends.has(reason))).toEqual([]);
});

function sensible(rng: Rng, game: solitaire.Game, step: number): solitaire.Action {
  const { setup, phase, racks, bag } = game;
  const rack = racks[phase.kind === 'turn' ? phase.rack : 0] ?? [];
  if (step > 150) return { kind: 'finish' };
  if (setup.variant === 'open') {
    const missing = solitaire.missingOn(game, 0);
    if (missing > 0) return { kind: 'take', tiles: rng.some(bag, missing) };
    if (rng.chance(0.1)) return { kind: 'undo' };
  }
  const play = somePlay(rng, game, rack);
  if (play !== undefined) return { kind: 'place', tiles: play.tiles };
  if (setup.variant === 'open') return { kind: 'finish' };
  if (bag.length >= 7) return { kind: 'exchange', tiles: rng.some(rack, 3) };
  return rng.chance(0.7) ? { kind: 'pass' } : { kind: 'finish' };
}

function nonsense(rng: Rng, { setup, racks, bag, board, star }: solitaire.Game): solitaire.Action {
  const rack = racks[0] ?? [];
  const some = rack.length === 0 ? [] : placementIn(rng, board, star, rack);
  const moved = some.map((tile, i) => ({ ...tile, square: (rng.below(4) * i + 3) as Square }));
  const [one] = some;
  return rng.pick<solitaire.Action>([
    { kind: 'create', setup, seed: 'x' },
    { kind: 'place', tiles: rng.pick([[], some, moved, one === undefined ? [] : [one]]) },
    { kind: 'place', tiles: one === undefined ? [] : [{ ...one, square: 225 as Square }] },
    { kind: 'place', tiles: some.map((tile, i) => ({ ...tile, square: (i * 16) as Square })) },
    {
      kind: 'place',
      tiles: some.map((tile, i) => ({ ...tile, square: (star + i * 2) as Square })),
    },
    { kind: 'place', tiles: some.map((tile) => ({ ...tile, square: star })) },
    { kind: 'exchange', tiles: rng.pick([[], ['×' as Tile], rack]) },
    { kind: 'take', tiles: rng.pick([[], Array<Tile>(7).fill('×' as Tile), bag.slice(0, 3)]) },
    { kind: 'pass' },
    { kind: 'undo' },
  ]);
}

test.each<[string, solitaire.Variant, passes: number]>([
  ['one rack', 'one-rack', 2],
  ['two racks', 'two-racks', 4],
])('%s: two passes of every rack in a row end the game', (_name, variant, passes) => {
  const stream = open(setupOf(variant));
  const [first] = stream.game.racks;
  for (let n = 0; n < passes - 1; n++) stream.must(PLAYER, { kind: 'pass' });
  expect(solitaire.passEnds(stream.game)).toBe(true);
  // An exchange is no pass, so they are counted anew.
  stream.must(PLAYER, { kind: 'exchange', tiles: (stream.game.racks.at(-1) ?? []).slice(0, 1) });
  for (let n = 0; n < passes; n++) {
    expect(solitaire.passEnds(stream.game)).toBe(n === passes - 1);
    stream.must(PLAYER, { kind: 'pass' });
  }
  expect(stream.game.phase).toMatchObject({ kind: 'over', outcome: { reason: 'passes' } });
  const left = sumPoints(stream.game.tables, stream.game.racks[0] ?? first ?? []);
  expect(stream.game.scores[0]).toBe(-left);
  stream.expectSameFold();
});

test('by the club rules turns without a point end it, whatever they are', () => {
  const stream = open(setupOf('one-rack', { base: { ...base, end: CLUB } }));
  for (let n = 0; n < 5; n++) stream.must(PLAYER, { kind: 'pass' });
  const [rack = []] = stream.game.racks;
  stream.must(PLAYER, { kind: 'exchange', tiles: rack.slice(0, 1) });
  expect(stream.game.phase).toMatchObject({ outcome: { reason: 'scoreless-turns' } });
});

test('nobody passes where all tiles lie open', () => {
  expect(open(setupOf('open')).send(PLAYER, { kind: 'pass' })).toBe('not-in-this-game');
});

test('a day brings the same first rack to all, and undoing goes back to it', () => {
  const day = { day: '2026-11-15' };
  const seedOf = solitaire.dailySeed('2026-11-15', 'open', tileset.id);
  expect(seedOf).not.toBe(solitaire.dailySeed('2026-11-16', 'open', tileset.id));
  const stream = open(setupOf('open', day));
  const [rack] = stream.game.racks;
  expect(rack).toHaveLength(7);
  expect(open(setupOf('open', day)).game.racks[0]).toEqual(rack);
  const play = somePlay(makeRng(1), stream.game, rack ?? [], 500);
  stream.must(PLAYER, { kind: 'place', tiles: play?.tiles ?? [] });
  const missing = solitaire.missingOn(stream.game, 0);
  stream.must(PLAYER, { kind: 'take', tiles: stream.game.bag.slice(0, missing) });
  stream.must(PLAYER, { kind: 'undo' });
  stream.must(PLAYER, { kind: 'undo' });
  expect(stream.game).toMatchObject({ racks: [rack], scores: [0], plays: 0, undo: null });
});

test('the optimiser only gets better, and its plan can be played', () => {
  const rng = makeRng(seed());
  const stream = open(setupOf('open'));
  const { game } = stream;
  const kit: solitaire.OptimiserKit = {
    tables: game.tables,
    rackSize: 7,
    width: 2,
    random: rng.below,
    bestPlay: (board, rack) => somePlay(makeRng(rack.length), { ...game, board }, rack, 30),
  };
  const start = { board: game.board, rack: [], pool: game.bag, score: 0 };
  let total = -Infinity;
  let steps: readonly solitaire.Step[] = [];
  for (const { best, tried } of solitaire.optimise(start, kit).take(6)) {
    expect(best.total).toBeGreaterThanOrEqual(total);
    ({ total, steps } = best);
    expect(tried).toBeGreaterThan(0);
  }
  for (const { taken, tiles } of steps) {
    if (taken.length > 0) stream.must(PLAYER, { kind: 'take', tiles: taken });
    stream.must(PLAYER, { kind: 'place', tiles });
  }
  const [score = 0] = stream.game.scores;
  const [rack = []] = stream.game.racks;
  expect(score - sumPoints(game.tables, rack)).toBe(total);
});
