/** Events before the first turn: the offer, the agreements, the draw for the order of play. */
import { assertNever } from '@taht/base';
import { fillBags } from './bags.ts';
import { emptyBoard, readLayout } from './board.ts';
import { newClock } from './clock.ts';
import type { Setup } from './command.ts';
import type { Fact, FactOf } from './event.ts';
import type { Game } from './game.ts';
import { applyHouseRules, type HouseRule } from './ruleset.ts';
import { tileTables } from './tileset.ts';
import { join } from './update.ts';

type SetupFact = Extract<
  Fact,
  { kind: 'created' | 'sealed' | 'rules-proposed' | 'rule-refused' | 'agreed' | 'order-drawn' }
>;

export function evolveSetup(game: Game, fact: SetupFact): Game {
  switch (fact.kind) {
    case 'created': {
      expectPhase(game, 'new');
      return newGame(game, setupOf(fact));
    }
    case 'sealed':
      return { ...game, secret: { ...game.secret, seed: fact.seed } };
    case 'rules-proposed':
      return withRules(game, fact.houseRules);
    case 'rule-refused':
      return withRules(
        game,
        game.setup.houseRules.filter(({ name }) => name !== fact.name),
      );
    case 'agreed':
      return evolveAgreed(game, fact);
    case 'order-drawn': {
      expectPhase(game, 'setup');
      const drawn = fact.rounds.reduce((sum, round) => sum + round.length, 0);
      if (
        fact.order.toSorted().some((seat, i) => seat !== i) ||
        fact.order.length !== game.seats.length
      )
        throw new Error('the order does not name every seat once');
      return { ...game, order: fact.order, draws: game.draws + drawn, phase: { kind: 'dealing' } };
    }
    default:
      return assertNever(fact);
  }
}

function setupOf(fact: FactOf<'created'>): Setup {
  const { game, players, base, houseRules, tileset, board, lexicon, commitment } = fact;
  return { game, players, base, houseRules, tileset, board, lexicon, commitment };
}

function expectPhase(game: Game, kind: Game['phase']['kind']): void {
  if (game.phase.kind !== kind) throw new Error(`the phase is ${game.phase.kind}, not ${kind}`);
}

function evolveAgreed(game: Game, { seat, contribution }: FactOf<'agreed'>): Game {
  if (game.phase.kind !== 'setup') throw new Error('nothing to agree to');
  if (game.seats[seat] === undefined) throw new Error(`no seat ${seat}`);
  const contributions = game.secret.contributions.map((c, i) => (i === seat ? contribution : c));
  return {
    ...game,
    secret: { ...game.secret, contributions },
    phase: { kind: 'setup', agreed: join(game.phase.agreed, seat) },
  };
}

/** A change of the rules clears all agreements (RULES 3.1). */
function withRules(game: Game, houseRules: readonly HouseRule[]): Game {
  expectPhase(game, 'setup');
  return newGame(game, { ...game.setup, houseRules });
}

function newGame(game: Game, setup: Setup): Game {
  const rules = applyHouseRules(setup.base, setup.houseRules);
  const tables = tileTables(setup.tileset);
  return {
    ...game,
    setup,
    rules,
    tables,
    ...readLayout(setup.board),
    secret: { ...game.secret, contributions: setup.players.map(() => null) },
    phase: { kind: 'setup', agreed: [] },
    seats: setup.players.map((player) => ({
      player,
      standing: 'playing',
      rack: [],
      score: 0,
      passes: 0,
      skips: [],
      tally: { plays: 0, bonuses: 0, best: 0 },
    })),
    bags: fillBags(rules, setup.tileset, tables),
    clock: newClock(rules, setup.players.length),
    board: emptyBoard,
  };
}

/** Before anything has happened. */
export const START: Game = {
  version: 0,
  now: 0,
  setup: {
    game: '',
    players: [],
    base: {} as Setup['base'],
    houseRules: [],
    tileset: { id: '', language: '', alphabet: [], vowels: [], signs: [], tiles: [], blanks: 0 },
    board: { id: '', rows: [] },
    lexicon: null,
    commitment: '',
  },
  rules: { clock: { kind: 'none' } } as Game['rules'],
  tables: { points: new Map(), rank: new Map(), vowels: new Set() },
  premiums: [],
  star: 0 as Game['star'],
  secret: { seed: '', contributions: [] },
  draws: 0,
  phase: { kind: 'new' },
  seats: [],
  order: [],
  moved: [],
  board: emptyBoard,
  bags: [],
  aside: [],
  scoreless: 0,
  opening: { round: 0, passed: [] },
  clock: { left: [], running: null, paused: null, away: [], vacation: [] },
  endAgreed: [],
  takeBack: null,
  takeBackAsked: false,
  undo: null,
  commands: null,
};
