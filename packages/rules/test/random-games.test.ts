/** The laws of the game, over random editions, rulesets, house rules, players and behaviour. */
import { isDeepStrictEqual } from 'node:util';
import { count, isLong, marksIn, naiveScore, playRandomGame, reload, seed } from '@taht/testkit';
import { beforeAll, expect, test } from 'vitest';
import {
  allTiles,
  eventFor,
  evolve,
  type Game,
  type GameEvent,
  RULE_VALUES,
  START,
  sortTiles,
  tileOf,
  type Viewer,
  valueAt,
  viewFor,
} from '../src/index.ts';
import { FACT_KINDS } from './fact-kinds.ts';
import { REFUSAL_CODES } from './refusal-codes.ts';

const GAMES = 10_000;
/** How often each thing must occur in the full run. */
const LEAST = 50;

const games = count(GAMES, 200);
let tally: Tally;
beforeAll(() => {
  tally = new Tally();
});

/** So that each has time enough on a busy machine. */
const PARTS = 4;

test.each(Array.from({ length: PARTS }, (_, part) => part))(
  'random games keep the laws, every fourth from game %i on',
  (first) => {
    for (let i = first; i < games; i += PARTS) playByTheLaws(seed() + i);
  },
);

test('random games come to their ends, and everything occurs in them', () => {
  console.log(tally.table());
  expect(tally.outs * 2).toBeGreaterThanOrEqual(games);
  expect(tally.plays / games).toBeGreaterThanOrEqual(12);
  expect(
    tally.rarerThan(isLong ? LEAST : 1, isLong ? ['event', 'rule', 'refusal'] : ['event', 'rule']),
  ).toEqual([]);
});

function playByTheLaws(luck: number): void {
  const played = playRandomGame(luck, {
    event: (before, event, after) => {
      tally.add('event', event.kind);
      expectConserved(after);
      if (event.kind === 'placed') expectSameScore(before, event);
      expectNoLeak(event, after);
    },
    refusal: (_, { code, ...facts }) => {
      tally.add('refusal', code);
      if ('faults' in facts) for (const fault of facts.faults) tally.add('fault', fault);
    },
    reloaded: (live, loaded) => {
      if (!isSameGame(live, loaded)) expect(withoutPast(loaded)).toEqual(withoutPast(live));
    },
  });
  tally.game(played.game);
  expectSameFold(
    played.entries.flatMap((entry) => entry.events),
    reload(played.entries),
  );
}

/** Bag, racks, board and what lies aside make the whole set, always. */
function expectConserved(game: Game): void {
  const { phase } = game;
  const returning = 'returning' in phase ? phase.returning : [];
  const onBoard = game.board.filter((cell) => cell !== null).map(tileOf);
  const racks = game.seats.flatMap(({ rack }) => rack);
  const all = [...game.bags.flat(), ...racks, ...onBoard, ...game.aside, ...returning];
  const whole = allTiles(game.setup.tileset);
  const sorted = sortTiles(all, game.tables);
  if (!isDeepStrictEqual(sorted, whole)) expect(sorted).toEqual(whole);
}

function expectSameScore(game: Game, placed: Extract<GameEvent, { kind: 'placed' }>): void {
  const before = game.board.map((cell, square) =>
    cell !== null && placed.swaps.some((s) => s === square) ? { ...cell, blank: false } : cell,
  );
  const { board, tileset } = game.setup;
  const naive = naiveScore(before, placed.tiles, board, tileset, game.rules.bonus);
  const byText = (words: readonly { text: string; score: number }[]): string[] =>
    words.map(({ text, score }) => `${text} ${score}`).sort();
  const ours = placed.words.map(({ letters, score }) => ({ text: letters.join(''), score }));
  expect(placed.score).toBe(naive.total);
  expect(byText(ours)).toEqual(byText(naive.words));
}

/** Searches the very bytes for tiles that the viewer may not see, and for the seed. */
function expectNoLeak(event: GameEvent, game: Game): void {
  if (!isMarked(game)) return;
  const viewers: Viewer[] = [
    { kind: 'spectator' },
    { kind: 'referee' },
    ...game.seats.map((_, seat): Viewer => ({ kind: 'seat', seat })),
  ];
  const isOver = game.phase.kind === 'over';
  for (const viewer of viewers) {
    const { tileset: _, ...view } = viewFor(game, viewer);
    const text = JSON.stringify(view);
    const open = marksIn(
      JSON.stringify([
        game.board,
        game.seats.filter((_, s) => isOver || mayKnow(viewer, s)).map((s) => s.rack),
        isOver ? game.phase : [],
      ]),
    );
    const leaked = [...marksIn(text)].filter((mark) => !open.has(mark));
    if (leaked.length > 0)
      expect.fail(`${viewer.kind} sees ${leaked} after ${event.kind}: ${text}`);
    const shown = JSON.stringify(eventFor(event, viewer)) ?? '';
    if (marksIn(shown).size > 0 && !mayShowTiles(event, viewer))
      expect.fail(`${viewer.kind} is shown tiles: ${shown}`);
    const seed = game.secret.seed;
    if (!isOver && seed !== '' && (text.includes(seed) || shown.includes(seed)))
      expect.fail(`${viewer.kind} sees the seed after ${event.kind}`);
  }
}

const isMarked = ({ setup }: Game): boolean => setup.tileset.alphabet[0]?.includes('⟨') ?? false;

const mayKnow = (viewer: Viewer, seat: number): boolean =>
  viewer.kind === 'referee' || (viewer.kind === 'seat' && viewer.seat === seat);

/** What is laid on the table is for all; what is drawn, exchanged or looked up only for the seat and the referee. */
function mayShowTiles(event: GameEvent, viewer: Viewer): boolean {
  const open: readonly GameEvent['kind'][] = ['created', 'order-drawn', 'placed', 'ended'];
  return open.includes(event.kind) || ('seat' in event && mayKnow(viewer, event.seat));
}

/** Folding the stored events one by one passes through the same games as playing them did. */
function expectSameFold(events: readonly GameEvent[], loaded: Game): void {
  const folded = events.reduce(evolve, START);
  if (!isSameGame(folded, loaded)) expect(withoutPast(loaded)).toEqual(withoutPast(folded));
}

/** The past is compared where it was the present. */
const withoutPast = (game: Game): unknown => ({ ...game, undo: game.undo?.version });

const isSameGame = (a: Game, b: Game): boolean => isDeepStrictEqual(withoutPast(a), withoutPast(b));

class Tally {
  outs = 0;
  plays = 0;
  readonly #counts = new Map<string, number>();

  constructor() {
    for (const kind of FACT_KINDS) this.#counts.set(`event ${kind}`, 0);
    for (const code of REFUSAL_CODES) this.#counts.set(`refusal ${code}`, 0);
    for (const [field, values] of Object.entries(RULE_VALUES))
      for (const value of values) this.#counts.set(`rule ${field} ${value}`, 0);
  }

  add(what: string, name: string): void {
    const key = `${what} ${name}`;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  game(game: Game): void {
    if (game.phase.kind !== 'over') throw new Error('the game is not over');
    const { reason } = game.phase.outcome;
    this.add('end', reason);
    this.add('players', `${game.seats.length}`);
    this.outs += reason === 'out' ? 1 : 0;
    this.plays += game.board.filter((cell) => cell !== null).length > 0 ? countPlays(game) : 0;
    for (const field of Object.keys(RULE_VALUES))
      this.add('rule', `${field} ${valueAt(game.rules, field)}`);
  }

  rarerThan(least: number, families: readonly string[]): string[] {
    return [...this.#counts]
      .filter(([name, n]) => n < least && families.some((family) => name.startsWith(family)))
      .map(([name, n]) => `${name}: ${n}`);
  }

  table(): string {
    const rows = [...this.#counts].sort().map(([name, n]) => `${name} ${n}`);
    const all = `LONG: random games: ${this.plays} plays, ${this.outs} players gone out`;
    return [all, ...rows].join('\n');
  }
}

/** Every move leaves the game before it behind. */
function countPlays(game: Game): number {
  let plays = 0;
  for (let g: Game | null = game; g !== null; g = g.undo) plays += g.phase.kind === 'turn' ? 1 : 0;
  return plays;
}
