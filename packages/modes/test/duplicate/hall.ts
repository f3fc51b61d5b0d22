/** A duplicate game for tests: a small finder and judge that need no list, and every law checked at every step. */
import { isDeepStrictEqual } from 'node:util';
import { BLANK, type Letter, type Tile } from '@taht/letters';
import {
  allTiles,
  type Board,
  DIRECTIONS,
  isEmpty,
  neighbour,
  type PlacedTile,
  type Square,
  sortTiles,
  tileOf,
} from '@taht/rules';
import {
  deepFreeze,
  drawStream,
  hashJudge,
  makeRng,
  rulesetOf,
  std15,
  tilesetOf,
} from '@taht/testkit';
import { expect } from 'vitest';
import { duplicate } from '../../src/index.ts';

export interface HallSpec {
  readonly ruleset?: string;
  readonly rules?: Partial<duplicate.DuplicateRules>;
  readonly tileset?: duplicate.Setup['tileset'];
  readonly env?: Partial<duplicate.Env>;
}

export const SEED = 'seed-of-the-hall';

export function setupOf({ ruleset = 'et-base', rules = {}, tileset }: HallSpec): duplicate.Setup {
  const base = rulesetOf(ruleset);
  const set = tileset ?? tilesetOf(base?.tileset ?? '');
  if (base === undefined || set === undefined) throw new Error(`no ruleset ${ruleset}`);
  return {
    game: 'duplicate-test',
    referees: [{ id: 'person-ref', name: 'Ref' }],
    base: { ...base, tileset: set.id },
    duplicate: { ...duplicate.DUPLICATE_DEFAULTS, ...rules },
    tileset: set,
    board: std15,
    lexicon: { id: 'et', hash: 'none' },
    commitment: 'commitment',
    code: '',
  };
}

/** The best of some dozens of placements that depend on nothing but the position. */
const someBest: duplicate.Env['bestPlays'] = (game, board, rack, most) => {
  const rng = makeRng(game.calls * 7919 + game.draws);
  const places = placesOn(game, board);
  return Array.from({ length: 40 }, () => placementIn(rng, game, places, rack, most));
};

export function placementIn(
  rng: ReturnType<typeof makeRng>,
  { setup, board }: duplicate.Game,
  places: readonly Square[],
  rack: readonly Tile[],
  most: number,
): readonly PlacedTile[] {
  const direction = rng.pick(DIRECTIONS);
  const through = rng.pick(places);
  const howMany = 1 + rng.below(Math.min(most, rack.length));
  const squares: Square[] = [];
  for (let s: Square | undefined = through; s !== undefined && squares.length < howMany; ) {
    if (board[s] === null) squares.push(s);
    s = neighbour(s, direction, 1);
  }
  const tiles = rng.some(rack, squares.length);
  return squares.slice(0, tiles.length).map((square, i) => {
    const tile = tiles[i] as Tile;
    return tile === BLANK
      ? { square, letter: rng.pick(setup.tileset.alphabet), blank: true }
      : { square, letter: tile as Letter, blank: false };
  });
}

/** Squares that a placement may begin with: the star, or what is free beside a tile. */
export function placesOn({ star }: duplicate.Game, board: Board): readonly Square[] {
  if (isEmpty(board)) return [star];
  return board.flatMap((cell, s) => {
    const isBeside = DIRECTIONS.some((direction) =>
      [-1, 1].some((step) => {
        const next = neighbour(s as Square, direction, step);
        return next !== undefined && board[next] !== null;
      }),
    );
    return cell === null && isBeside ? [s as Square] : [];
  });
}

export class Hall {
  game: duplicate.Game = duplicate.START;
  at = 1_000_000;
  readonly env: duplicate.Env;
  readonly events: duplicate.DuplicateEvent[] = [];
  /** Told of every event with the game after it. */
  onEvent: (event: duplicate.DuplicateEvent, game: duplicate.Game) => void = () => {};
  #commands = 0;

  constructor(spec: HallSpec = {}) {
    this.env = {
      judge: hashJudge,
      draw: drawStream,
      bestPlays: someBest,
      digest: ({ player, tiles }) => `${player}:${tiles.length}`,
      ...spec.env,
    };
  }

  static with(spec: HallSpec, players: readonly Partial<duplicate.Entrant>[]): Hall {
    const hall = new Hall(spec);
    hall.must({ kind: 'create', setup: setupOf(spec), seed: SEED }, 'system');
    if (players.length > 0) hall.must({ kind: 'enter', players: players.map(entrant) }, 'system');
    return hall;
  }

  /** The refusal's code, or undefined. */
  send(
    action: duplicate.Action,
    by: 'referee' | 'system' = 'referee',
    id = `c${++this.#commands}`,
  ): duplicate.RefusalCode | undefined {
    const author: duplicate.Author = by === 'system' ? { kind: by } : { kind: by, name: 'Ref' };
    const before = deepFreeze(this.game);
    const decided = duplicate.decide(before, { id, by: author, at: this.at, action }, this.env);
    if (!decided.ok) return decided.error.code;
    for (const event of decided.value) {
      this.game = duplicate.evolve(this.game, event);
      this.events.push(event);
      expectWhole(this.game);
      this.onEvent(event, this.game);
    }
    return undefined;
  }

  must(action: duplicate.Action, by: 'referee' | 'system' = 'referee'): void {
    const refused = this.send(action, by);
    if (refused !== undefined) throw new Error(`${action.kind}: ${refused}`);
  }

  wait(seconds: number): void {
    this.at += seconds * 1000;
    this.must({ kind: 'tick' }, 'system');
  }

  judge(answers: readonly duplicate.SealedAnswer[] = []): void {
    this.must({ kind: 'judge', call: this.game.calls, answers }, 'system');
  }

  get phase(): string {
    return this.game.phase.kind;
  }

  /** What the bell finds to be best, without ringing it. */
  get best(): readonly PlacedTile[] {
    const { board, rack, setup } = this.game;
    const found = this.env.bestPlays(this.game, board, rack, setup.duplicate.most);
    const [best] = duplicate.orderTies(
      duplicate.bestOf(this.game, found, this.env.judge),
      setup.duplicate.ties,
      this.game.tables,
    );
    return best?.tiles ?? [];
  }
}

export const entrant = (player: Partial<duplicate.Entrant>, i: number): duplicate.Entrant => ({
  id: `person-${i}`,
  name: `Player ${i}`,
  hall: '',
  hands: 'device',
  ...player,
});

function expectWhole({ phase, bag, rack, board, setup, tables }: duplicate.Game): void {
  if (phase.kind === 'new') return;
  const onBoard = board.filter((cell) => cell !== null).map(tileOf);
  const all = sortTiles([...bag, ...rack, ...onBoard], tables);
  const whole = allTiles(setup.tileset);
  if (!isDeepStrictEqual(all, whole)) expect(all).toEqual(whole);
}
