/** Folds one event into a duplicate game; throws on an event that could not have happened. */
import { assertNever } from '@taht/base';
import { BLANK, type Tile } from '@taht/letters';
import {
  allTiles,
  layTiles,
  type PlacedTile,
  readLayout,
  removeTiles,
  sortTiles,
  tileOf,
  tileTables,
} from '@taht/rules';
import { counted } from '../stream.ts';
import type { Entrant, Setup } from './command.ts';
import type { DuplicateEvent, Fact, FactOf } from './event.ts';
import type { Verdict } from './judge.ts';
import { type Game, isOnPaper, type Phase, type Round } from './state.ts';

export function evolve(game: Game, event: DuplicateEvent): Game {
  return { ...apply(game, event, event.at), ...counted(game, event) };
}

function apply(game: Game, fact: Fact, at: number): Game {
  switch (fact.kind) {
    case 'created':
      return evolveCreated(game, fact);
    case 'sealed':
    case 'revealed':
      return { ...game, secret: { ...game.secret, seed: fact.seed } };
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
      return evolveUndone(game);
    case 'ended':
      return { ...game, phase: { kind: 'over', reason: fact.reason } };
    default:
      return assertNever(fact);
  }
}

function phaseOf<Kind extends Phase['kind']>(
  { phase }: Game,
  kind: Kind,
): Extract<Phase, { kind: Kind }> {
  if (phase.kind !== kind) throw new Error(`the phase is ${phase.kind}, not ${kind}`);
  return phase as Extract<Phase, { kind: Kind }>;
}

function evolveCreated(state: Game, fact: FactOf<'created'>): Game {
  phaseOf(state, 'new');
  const { game, referees, base, duplicate, tileset, board, lexicon, commitment } = fact;
  const setup: Setup = { game, referees, base, duplicate, tileset, board, lexicon, commitment };
  return {
    ...state,
    setup,
    tables: tileTables(tileset),
    ...readLayout(board),
    bag: allTiles(tileset),
    phase: { kind: 'entering' },
  };
}

function evolveEntered(game: Game, players: readonly Entrant[]): Game {
  const nothing = players.map(() => 0);
  return {
    ...game,
    players: [...game.players, ...players],
    warnings: [...game.warnings, ...nothing],
    penalties: [...game.penalties, ...nothing],
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
  const isChosen = bests.length === 1 || game.setup.duplicate.caller === 'automatic';
  const choice = bests.length > 0 && isChosen ? 0 : null;
  return { ...game, phase: { kind: 'collecting', bests, choice, isClosed: !isOnPaper(game) } };
}

function evolveJudged(game: Game, fact: FactOf<'judged'>, at: number): Game {
  phaseOf(game, 'collecting');
  const { call, best, equals, rows, solo } = fact;
  const points = game.players.map(() => 0);
  const verdicts = game.players.map((): Verdict | null => null);
  for (const row of rows) {
    points[row.player - 1] = row.points;
    verdicts[row.player - 1] = row.verdict;
  }
  const { round, rack } = game;
  const { caller, pauseSeconds } = game.setup.duplicate;
  const due = caller === 'automatic' ? at + pauseSeconds * 1000 : null;
  const rounds = [...game.rounds, { call, round, rack, best, equals, points, verdicts, solo }];
  return withTotals({
    ...game,
    ...(best === null ? putBack(game) : layBest(game, best.tiles)),
    rounds,
    phase: { kind: 'calling', due },
  });
}

/** Nothing could be laid: all tiles go back. */
const putBack = ({ bag, rack, tables }: Game): Pick<Game, 'bag' | 'rack'> => ({
  bag: sortTiles([...bag, ...rack], tables),
  rack: [],
});

/** In the joker game the real letter takes the blank's place, if there is one left, and the blank is used again. */
function layBest(game: Game, tiles: readonly PlacedTile[]): Pick<Game, 'board' | 'bag' | 'rack'> {
  const rack = removeTiles(game.rack, tiles.map(tileOf));
  if (game.setup.duplicate.joker === 'off')
    return { board: layTiles(game.board, tiles), bag: game.bag, rack };
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
    return {
      ...round,
      points: replaced(padded(round.points, at, 0), at, points),
      verdicts: replaced(padded(round.verdicts, at, null), at, 'corrected'),
    };
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
function evolveUndone(game: Game): Game {
  const last = game.before.at(-1);
  if (last === undefined) throw new Error('nothing to undo');
  return withTotals({
    ...game,
    ...last,
    before: game.before.slice(0, -1),
    rounds: game.rounds.filter(({ round }) => round <= last.round),
    phase: { kind: 'calling', due: null },
  });
}

function withTotals(game: Game): Game {
  const totals = [...game.penalties];
  const add = (at: number, points: number): void => {
    totals[at] = (totals[at] ?? 0) + points;
  };
  for (const { points, solo } of game.rounds) {
    points.forEach((each, at) => {
      add(at, each);
    });
    if (solo !== null) add(solo.player - 1, solo.points);
  }
  return { ...game, totals };
}

/** Whoever came later has no row in earlier rounds. */
const padded = <T>(list: readonly T[], at: number, nothing: T): readonly T[] =>
  at < list.length ? list : [...list, ...Array<T>(at + 1 - list.length).fill(nothing)];

const replaced = <T>(list: readonly T[], at: number, value: T): readonly T[] =>
  list.map((each, i) => (i === at ? value : each));
