/** Positions near the end, small enough to be solved by trying everything: few words, few tiles, rules of every kind. */
import { BLANK, type Letter, makeAlphabet, type Tile } from '@taht/letters';
import { buildLexicon, encodeLetters, type Lexicon, WordPool } from '@taht/lexicon';
import {
  BOARD_SIZE,
  type Board,
  emptyBoard,
  type Game,
  layTiles,
  type PlacedTile,
  RULE_VALUES,
  type Ruleset,
  squareAt,
  type TileSet,
} from '@taht/rules';
import { type Rng, rulesetOf, std15, Table, tilesetOf } from '@taht/testkit';
import type { PreEndgameEquipment } from '../../src/index.ts';

export interface SmallPosition {
  readonly equipment: PreEndgameEquipment & { readonly rules: Ruleset };
  readonly words: readonly (readonly Letter[])[];
  readonly board: Board;
  readonly racks: readonly (readonly Tile[])[];
  readonly turns: { readonly passes: readonly number[]; readonly scoreless: number };
}

const BASES = ['en-club', 'et-base', 'uk-base', 'is-base', 'tr-school'];

export function smallPosition(rng: Rng, seats = 2): SmallPosition {
  const rules = smallRules(rng);
  const tileset = tilesetOf(rules.tileset) as TileSet;
  const letters = rng.some(tileset.alphabet, 6);
  const words = smallWords(rng, letters);
  const pick = (): Tile => (rng.chance(0.07) ? BLANK : rng.pick(letters));
  const long = rng.below(seats);
  const racks = Array.from({ length: seats }, (_, seat) =>
    Array.from({ length: 1 + rng.below(seat === long ? 3 : 2) }, pick),
  );
  return {
    equipment: { lexicon: lexiconOf(tileset, words), tileset, layout: std15, rules },
    words,
    board: smallBoard(rng, letters, words),
    racks,
    turns: smallTurns(rng, rules, seats),
  };
}

const ENDS = [
  { passRounds: 1, scorelessTurns: 'none' },
  { passRounds: 2, scorelessTurns: 'none' },
  { passRounds: 'none', scorelessTurns: 3 },
  { passRounds: 'none', scorelessTurns: 4 },
  { passRounds: 2, scorelessTurns: 3 },
] as const;

/** Every rule that the end depends on, at random. */
function smallRules(rng: Rng): Ruleset {
  const base = rulesetOf(rng.pick(BASES)) as Ruleset;
  return {
    ...base,
    players: { min: 2, max: 4 },
    pass: { when: rng.chance(0.8) ? 'always' : 'when-stuck' },
    blank: { reuse: rng.chance(0.7) ? 'none' : rng.pick(RULE_VALUES['blank.reuse']) },
    bonus: { tiles: 3, points: 12 },
    clock: { ...base.clock, kind: 'none' },
    challenge: {
      ...base.challenge,
      mode: 'off-auto-reject',
      bystanders: 'none',
      window: { joinSeconds: 0, until: 'accepted-or-next-move', seconds: 'none' },
      onGood: { ...base.challenge.onGood, challenger: 'none' },
    },
    end: {
      outEmptyBag: true,
      noMoveLeft: rng.chance(0.5),
      ...rng.pick(ENDS),
    },
    final: {
      deductOwn: rng.pick(RULE_VALUES['final.deductOwn']),
      creditOut: rng.pick(RULE_VALUES['final.creditOut']),
    },
    ties: [],
  };
}

/** Words that grow out of each other, so that they can be lengthened and laid side by side. */
function smallWords(rng: Rng, letters: readonly Letter[]): Letter[][] {
  const found = new Map<string, Letter[]>();
  for (let i = 0; i < 10; i++) {
    const word = [rng.pick(letters), rng.pick(letters)];
    found.set(word.join(' '), word);
  }
  for (let i = 0; i < 14; i++) {
    const word = [...rng.pick([...found.values()])];
    word.splice(rng.chance(0.5) ? 0 : word.length, 0, rng.pick(letters));
    if (word.length <= 4) found.set(word.join(' '), word);
  }
  return [...found.values()];
}

/** Some tiles in the middle, as words or not: the rules do not ask how they came there. */
function smallBoard(rng: Rng, letters: readonly Letter[], words: readonly Letter[][]): Board {
  const tiles: PlacedTile[] = [];
  const middle = Math.floor(BOARD_SIZE / 2);
  for (const row of rng.some(
    [middle - 2, middle, middle + 1, 0, BOARD_SIZE - 1],
    1 + rng.below(3),
  )) {
    const word = rng.chance(0.8) ? rng.pick(words) : [rng.pick(letters)];
    const column = rng.below(BOARD_SIZE - word.length);
    for (const [i, letter] of word.entries())
      tiles.push({ square: squareAt(row, column + i), letter, blank: rng.chance(0.1) });
  }
  return layTiles(emptyBoard, tiles);
}

/** Turns before this one, as few as leave the game going. */
function smallTurns(rng: Rng, { end }: Ruleset, seats: number): SmallPosition['turns'] {
  const most = end.scorelessTurns === 'none' ? seats : end.scorelessTurns - 1;
  const before =
    end.passRounds === 'none' ? 0 : rng.below(Math.min(most, seats * end.passRounds - 1) + 1);
  // The seats before the one on turn passed, the nearest first.
  const passes = Array.from({ length: seats }, (_, seat) => Math.floor((before + seat) / seats));
  return { passes, scoreless: Math.min(most, before) };
}

function lexiconOf(set: TileSet, words: readonly (readonly Letter[])[]): Lexicon {
  const { language, vowels, signs } = set;
  const alphabet = makeAlphabet({ language, letters: set.alphabet, vowels, signs });
  const pool = new WordPool();
  for (const word of words) pool.add(encodeLetters(alphabet, word));
  const spec = { id: 'small', edition: 'test', policy: '', sources: [], licence: '', version: '' };
  const built = buildLexicon(spec, alphabet, pool.sorted());
  if (!built.ok) throw new Error(built.error.code);
  return built.value;
}

/** The position as a game of the rules, seat 0 on turn, the bag empty, no points made yet. */
export function gameAt({ equipment, board, racks, turns }: SmallPosition): Game {
  const { rules, tileset } = equipment;
  const { game } = Table.dealt({ ruleset: rules.id, players: racks.length });
  return {
    ...game,
    rules,
    setup: { ...game.setup, tileset },
    board,
    bags: [[]],
    phase: { kind: 'turn', seat: 0 },
    scoreless: turns.scoreless,
    seats: game.seats.map((state, seat) => ({
      ...state,
      rack: racks[seat] ?? [],
      passes: turns.passes[seat] ?? 0,
      score: 0,
    })),
  };
}
