/** Folds one event into a duplicate game; throws on an event that could not have happened. */
import { assertNever } from '@taht/base';
import { BLANK, type Tile } from '@taht/letters';
import {
  layTiles,
  type PlacedTile,
  type Play,
  type Player,
  removeTiles,
  sortTiles,
  tileOf,
} from '@taht/rules';
import { folding } from '@taht/stream';
import { equipped, withSeed } from '../equipment.ts';
import { phaseOf } from '../phase-of.ts';
import type { Entrant, Setup } from './command.ts';
import type { DuplicateEvent, Fact, FactOf } from './event.ts';
import { resultsOf, soloOf } from './results.ts';
import { type DuplicateRules, isChosenByReferee } from './ruleset.ts';
import type { Game, Phase, Round } from './state.ts';

export const evolve = folding<Game, DuplicateEvent>((game, event) => apply(game, event, event.at));

function apply(game: Game, fact: Fact, at: number): Game {
  switch (fact.kind) {
    case 'created':
      return evolveCreated(game, fact);
    case 'sealed':
    case 'revealed':
      return withSeed(game, fact.seed);
    case 'entered':
      return evolveEntered(game, fact.players);
    case 'started':
      phaseOf(game, 'entering');
      return { ...game, phase: { kind: 'calling', due: null } };
    case 'called':
      return evolveCalled(game, fact);
    case 'clock-stopped':
      return { ...game, phase: { ...phaseOf(game, 'answering'), stopped: at } };
    case 'clock-resumed': {
      const { deadline } = fact;
      return { ...game, phase: { ...phaseOf(game, 'answering'), deadline, stopped: null } };
    }
    case 'extended':
      return { ...game, phase: { ...phaseOf(game, 'answering'), deadline: fact.deadline } };
    case 'rang':
      return evolveRang(game, fact);
    case 'slips-closed':
      return { ...game, phase: { ...phaseOf(game, 'collecting'), isClosed: true } };
    case 'chosen':
      return { ...game, phase: { ...phaseOf(game, 'collecting'), choice: fact.play } };
    case 'judged':
      return evolveJudged(game, fact, at);
    case 'corrected':
      return evolveCorrected(game, fact);
    case 'warned':
      return evolveWarned(game, fact);
    case 'undone':
      return evolveUndone(game, fact.reason);
    case 'ended':
      return { ...game, phase: { kind: 'over', reason: fact.reason } };
    case 'answers-filed':
      return { ...game, isFiled: true };
    case 'forgotten':
      return evolveForgotten(game, fact.person);
    default:
      return assertNever(fact);
  }
}

function evolveCreated(state: Game, fact: FactOf<'created'>): Game {
  phaseOf(state, 'new');
  const { game, referees, base, duplicate, tileset, board, lexicon, commitment, code } = fact;
  const setup: Setup = {
    ...{ game, referees, base, duplicate, tileset, board, lexicon, commitment, code },
  };
  return { ...state, setup, ...equipped(tileset, board), phase: { kind: 'entering' } };
}

function evolveEntered(game: Game, players: readonly Entrant[]): Game {
  const nothing = players.map(() => 0);
  return {
    ...game,
    players: [...game.players, ...players],
    warnings: [...game.warnings, ...nothing],
    penalties: [...game.penalties, ...nothing],
    bonuses: [...game.bonuses, ...nothing],
    totals: [...game.totals, ...nothing],
  };
}

function evolveCalled(game: Game, { call, round, rack, draws, deadline }: FactOf<'called'>): Game {
  phaseOf(game, 'calling');
  const { board, bag } = game;
  return {
    ...game,
    calls: call,
    round,
    rack,
    bag: sortTiles(removeTiles([...bag, ...game.rack], rack), game.tables),
    draws: game.draws + draws,
    before: [...game.before, { board, bag, rack: game.rack, round: game.round }],
    phase: { kind: 'answering', deadline, stopped: null },
  };
}

/** Where nobody is to choose, the tie rule has; where nobody writes on paper, no slips are awaited. */
function evolveRang(game: Game, { bests }: FactOf<'rang'>): Game {
  phaseOf(game, 'answering');
  return { ...game, phase: collecting(bests, game.setup.duplicate, game.players) };
}

/** What is open after the bell: the choice among equals, where there is one, and slips, where somebody writes them. */
export function collecting(
  bests: readonly Play[],
  rules: Pick<DuplicateRules, 'caller' | 'laid'>,
  players: readonly Entrant[],
): Extract<Phase, { kind: 'collecting' }> {
  const isChosen = bests.length === 1 || !isChosenByReferee(rules);
  const choice = bests.length > 0 && isChosen ? 0 : null;
  const isClosed = players.every(({ hands }) => hands === 'device');
  return { kind: 'collecting', bests, choice, isClosed };
}

function evolveJudged(game: Game, fact: FactOf<'judged'>, at: number): Game {
  phaseOf(game, 'collecting');
  const { call, best, from, top, equals, rows, solo } = fact;
  const { round, rack, players } = game;
  const { caller, pauseSeconds } = game.setup.duplicate;
  const due = caller === 'automatic' ? at + pauseSeconds * 1000 : null;
  const results = resultsOf(players, rows);
  const laid = { best, from, top, equals };
  const rounds = [...game.rounds, { call, round, rack, ...laid, ...results, solo }];
  return withTotals({
    ...game,
    ...afterBest(game, game.setup.duplicate.joker, best),
    rounds,
    undone: null,
    phase: { kind: 'calling', due },
  });
}

type Tiles = Pick<Game, 'board' | 'bag' | 'rack' | 'tables'>;
type Joker = Setup['duplicate']['joker'];

/** What lies where when the best play is on the board; where nothing could be laid, all tiles go back. */
export function afterBest(game: Tiles, joker: Joker, best: Play | null): Omit<Tiles, 'tables'> {
  const { board, bag, rack, tables } = game;
  return best === null
    ? { board, bag: sortTiles([...bag, ...rack], tables), rack: [] }
    : layBest(game, joker, best.tiles);
}

/** In the joker game the real letter takes the blank's place, if there is one left, and the blank is used again. */
function layBest(game: Tiles, joker: Joker, tiles: readonly PlacedTile[]): Omit<Tiles, 'tables'> {
  const rack = removeTiles(game.rack, tiles.map(tileOf));
  if (joker === 'off') return { board: layTiles(game.board, tiles), bag: game.bag, rack };
  let bag: readonly Tile[] = game.bag;
  const laid = tiles.map((tile) => {
    if (!tile.blank || !bag.includes(tile.letter)) return tile;
    bag = [...removeTiles(bag, [tile.letter]), BLANK];
    return { ...tile, blank: false };
  });
  return { board: layTiles(game.board, laid), bag: sortTiles(bag, game.tables), rack };
}

function evolveCorrected(game: Game, { call, player, points }: FactOf<'corrected'>): Game {
  const at = player - 1;
  const rounds = game.rounds.map((round): Round => {
    if (round.call !== call) return round;
    const results = {
      points: replaced(padded(round.points, at, 0), at, points),
      verdicts: replaced(padded(round.verdicts, at, null), at, 'corrected'),
    };
    const solo = soloOf(game.setup.duplicate, round.best, results);
    return { ...round, ...results, solo };
  });
  return withTotals({ ...game, rounds });
}

function evolveWarned(game: Game, { player, points }: FactOf<'warned'>): Game {
  const at = player - 1;
  return withTotals({
    ...game,
    warnings: replaced(game.warnings, at, (game.warnings[at] ?? 0) + 1),
    penalties: replaced(game.penalties, at, (game.penalties[at] ?? 0) + points),
  });
}

/** All is as before the rack was called, but what cannot be undone: random numbers used, and the count of the calls. */
function evolveUndone(game: Game, reason: string): Game {
  const last = game.before.at(-1);
  if (last === undefined) throw new Error('nothing to undo');
  return withTotals({
    ...game,
    ...last,
    before: game.before.slice(0, -1),
    rounds: game.rounds.filter(({ round }) => round <= last.round),
    undone: reason,
    phase: { kind: 'calling', due: null },
  });
}

function evolveForgotten(game: Game, person: string): Game {
  const unnamed = <Known extends Player>(known: Known): Known =>
    known.id === person ? { ...known, name: '' } : known;
  const { setup, players } = game;
  return withTotals({
    ...game,
    setup: { ...setup, referees: setup.referees.map(unnamed) },
    players: players.map(unnamed),
  });
}

function withTotals(game: Game): Game {
  const bonuses = game.players.map(() => 0);
  const totals = [...game.penalties];
  const add = (sums: number[], at: number, points: number): void => {
    sums[at] = (sums[at] ?? 0) + points;
  };
  for (const { points, solo } of game.rounds) {
    points.forEach((each, at) => {
      add(totals, at, each);
    });
    if (solo !== null) {
      add(totals, solo.player - 1, solo.points);
      add(bonuses, solo.player - 1, solo.points);
    }
  }
  return { ...game, bonuses, totals };
}

/** Whoever came later has no row in earlier rounds. */
const padded = <T>(list: readonly T[], at: number, nothing: T): readonly T[] =>
  at < list.length ? list : [...list, ...Array<T>(at + 1 - list.length).fill(nothing)];

const replaced = <T>(list: readonly T[], at: number, value: T): readonly T[] =>
  list.map((each, i) => (i === at ? value : each));
