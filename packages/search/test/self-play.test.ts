import { BLANK, type Letter, makeRack, type Tile } from '@taht/letters';
import { BOARD_SIZE, type Ruleset, SQUARES, type Square, type TileSet } from '@taht/rules';
import { count, editions, seed, Table, tilesetOf } from '@taht/testkit';
import { expect, test } from 'vitest';
import {
  type Engine,
  greedyPolicy,
  LeaveEvaluator,
  leaveModel,
  makeRandom,
  type Policy,
  playGame,
  staticPolicy,
} from '../src/index.ts';
import { engineFor } from './equipment.ts';
import { randomWords } from './words.ts';

const rulesets: readonly Ruleset[] = editions.flatMap(({ rulesets }) => rulesets);

const tilesOf = ({ tiles }: Engine, counts: Uint8Array): Tile[] =>
  Array.from(counts).flatMap((n, code) =>
    Array<Tile>(n).fill(code === 0 ? BLANK : (tiles.letters[code] as Letter)),
  );

/** Sends every move of a game to the rules, which draw the tiles that the game drew, and compares the end. */
function playByTheRules(rules: Ruleset, seats: number, random: number): void {
  const set = tilesetOf(rules.tileset) as TileSet;
  const list = randomWords(set, seed());
  const engine = engineFor(list, set, rules);
  const good = new Set(list.words.map((word) => word.join(' ')));
  const other = engineFor(list, set, rules);
  const drawn: Tile[] = [];
  let inBag: Tile[] = [];
  let table: Table | undefined;
  const weights = Float64Array.from(
    { length: leaveModel(engine.tiles, set).size },
    (_, i) => (i % 7) - 3,
  );
  const evaluator = new LeaveEvaluator(leaveModel(engine.tiles, set), weights);
  const policies: Policy[] = Array.from({ length: seats }, (_, i) =>
    i % 2 === 0 ? greedyPolicy : staticPolicy(engine, rules.final, evaluator),
  );
  const moves: (() => void)[] = [];
  const played = playGame(engine, rules, policies, makeRandom(random), {
    dealt: (racks) => {
      drawn.length = 0;
      table = Table.dealt({
        ruleset: rules.id,
        rules: {
          players: { min: 2, max: 4 },
          clock: { kind: 'none' },
          challenge: {
            mode: 'off-auto-reject',
            bystanders: 'none',
            window: { joinSeconds: 0, until: 'accepted-or-next-move' },
            onGood: { challenger: 'none' },
          },
          ties: [],
        },
        racks: racks.map((rack) => makeRack(tilesOf(engine, rack))),
        judge: (word) => (good.has(word.join(' ')) ? 'valid' : 'invalid'),
        hasPlay: (game, seat) => {
          other.setBoard(game.board);
          return other.hasPlay(other.countsOf(game.seats[seat]?.rack ?? []));
        },
        draw: () => {
          const at = inBag.indexOf(drawn.shift() as Tile);
          inBag.splice(at, 1);
          return at;
        },
      });
    },
    moving: (seat, rack, tilesInBag, move) => {
      const by = { kind: 'seat', seat } as const;
      expect(table?.game.bags.flat().length).toBe(tilesInBag);
      if (move.kind === 'place') {
        const { tiles, score } = engine.decode(0);
        expect(score).toBe(move.score);
        moves.push(() => {
          const before = table?.scores[seat] ?? 0;
          table?.send(by, { kind: 'place', tiles });
          if (table?.phase.startsWith('turn')) expect(table.scores[seat]).toBe(before + score);
        });
      } else if (move.kind === 'exchange') {
        const kept = new Uint8Array(rack.length);
        engine.rack.tilesIn(move.kept, kept);
        const given = tilesOf(
          engine,
          rack.map((n, code) => n - (kept[code] as number)),
        );
        moves.push(() => table?.send(by, { kind: 'exchange', tiles: given }));
      } else moves.push(() => table?.send(by, { kind: 'pass' }));
      if (move.kind === 'pass') moves.pop()?.();
    },
    drew: (_seat, codes) => {
      drawn.push(
        ...codes.map((code) => (code === 0 ? BLANK : (engine.tiles.letters[code] as Letter))),
      );
      inBag = table?.game.bags.flat() ?? [];
      moves.pop()?.();
    },
  });
  expect(table?.phase).toMatch(/^over/);
  expect(table?.scores).toEqual(played.scores);
  expect(engine.grid.size).toBe(table?.game.board.filter((cell) => cell !== null).length);
  for (let square = 0; square < SQUARES; square++)
    expect(table?.game.board[square as Square] !== null).toBe(isTaken(engine, square));
}

const isTaken = ({ grid }: Engine, square: number): boolean =>
  grid.tile[16 * (1 + Math.floor(square / BOARD_SIZE)) + (square % BOARD_SIZE)] !== 0;

test.each(rulesets)('games by $id go through the rules move by move, to the same end', (rules) => {
  for (let n = 0; n < count(60); n++) playByTheRules(rules, 2 + (n % 3), seed() + n);
});

test('the same seed plays the same game', () => {
  const set = tilesetOf('en-100') as TileSet;
  const rules = rulesets.find(({ id }) => id === 'en-club') as Ruleset;
  const engine = engineFor(randomWords(set, seed()), set);
  const play = (from: number) =>
    playGame(engine, rules, [greedyPolicy, greedyPolicy], makeRandom(from)).scores;
  expect(play(5)).toEqual(play(5));
  expect(play(5)).not.toEqual(play(6));
});
