/** A turn of the past beside the best one: what it lost, and how lucky the rack was. */
import { BLANK, type Letter, type Tile } from '@taht/letters';
import { judgeWord } from '@taht/lexicon';
import {
  type Board,
  columnOf,
  type PlacedTile,
  readLayout,
  readPlacement,
  tileTables,
} from '@taht/rules';
import type { Deadline } from '../deadline.ts';
import { wholeValue } from '../play-equities.ts';
import { staticPolicy } from '../policies.ts';
import { makeRandom, type Random } from '../random.ts';
import { type Candidate, candidateKey } from '../sim/candidate.ts';
import { findCandidates, type RankedCandidate } from '../sim/candidates.ts';
import { type SimPosition, unseenTiles } from '../sim/position.ts';
import { simulate } from '../sim/simulate.ts';
import { winChance } from '../sim/win-chance.ts';
import { winModel } from '../sim/win-models.ts';
import { unseenBy } from '../unseen.ts';
import { scoreOf } from './after-move.ts';
import { type ExactEnd, exactEnd } from './exact-end.ts';
import {
  type BesideFact,
  besideFacts,
  type Comparison,
  isWorthTelling,
  sumOf,
  type TurnFact,
  turnFacts,
} from './facts.ts';
import { anyLuck } from './luck.ts';
import { type LastPlay, type Reading, readRack } from './reading.ts';
import type { ReviewKit } from './review-kit.ts';
import { isBeyondError, meanGain, Trials } from './trials.ts';

/** What is known of a turn: how it stood before, and what was done. */
export interface PastTurn {
  /** From 0. */
  readonly player: number;
  readonly board: Board;
  /** Null where it is not known. */
  readonly rack: readonly Tile[] | null;
  /** What of it stayed from the turn before, so that only the others were drawn; without it all may have been. */
  readonly kept?: readonly Tile[];
  /** By player. */
  readonly scores: readonly number[];
  readonly move: PastMove;
  /** Between two players: what the other one played just before. */
  readonly last?: LastPlay;
}

export type PastMove =
  | { readonly kind: 'place'; readonly tiles: readonly PlacedTile[]; readonly score: number }
  /** Null where only their number is known. */
  | { readonly kind: 'exchange'; readonly tiles: readonly Tile[] | null }
  | { readonly kind: 'pass' };

export interface TurnReview {
  readonly turn: number;
  /** From 0. */
  readonly player: number;
  readonly played: MoveReview;
  /** The best first. */
  readonly best: readonly MoveReview[];
  /** Whether it had a word that is not in the list. */
  readonly phony: boolean;
  /** Points by which the best move is better, as far as that is beyond its error: the sum of the facts. */
  readonly lost: number;
  /** Chance to win that another move would have kept, from 0 to 1. */
  readonly chanceLost: number;
  /** Of that, as a standard error; 0 where the end is counted. */
  readonly chanceError: number;
  /** How much better the best move on this rack is than on a rack for which other tiles had been drawn. */
  readonly luck: number;
  /**
   * Why the best move is better than the one that was made. Where that one is as good as any, why it is better than
   * `rival`, which somebody might have preferred; none where there is nothing to compare with.
   */
  readonly facts: readonly TurnFact[];
  /** What else the two differ in, in chances and spreads, the one that weighs most first. */
  readonly beside: readonly BesideFact[];
  /** What the facts compare the move with that was made: the best one, or the rival. */
  readonly rival?: MoveReview;
  /** Where the last play of the other player says that they hold tiles against which another move is the best. */
  readonly reading?: Reading;
  /** All words of the best move are common ones. */
  readonly isCommon: boolean;
}

export interface MoveReview {
  readonly move: Candidate;
  readonly score: number;
  /** Points and tiles kept, and where that is beyond its error what the answers bring less. */
  readonly equity: number;
  readonly winChance: number;
  /** What speaks most for or against it beside the move that was made. */
  readonly fact?: TurnFact;
}

/** Null where chances follow from the equity alone; at a glance nothing is played on either: points and tiles kept say all. */
type Time = (() => Deadline) | 'glance' | null;

const SHOWN = 5;
const COMPARED = 10;
/** The answers to so many of the best are looked at. */
const ANSWERED = 6;
/** So many of the best are counted out to the end. */
const COUNTED_OUT = 4;
const RANDOM_RACKS = 20;
/** Of the words of a language, those that many know. */
const COMMON = 0.2;
const ITERATIONS = 10_000;
const CONFIDENCE = 0.99;

/** None for a turn whose rack is not known, or only in part, or cannot be. */
export function reviewTurn(
  recorded: PastTurn,
  turn: number,
  equipped: ReviewKit,
  time: Time,
): TurnReview | undefined {
  const position = pastPosition(recorded, equipped);
  if (position === undefined || isInPart(position, equipped)) return undefined;
  const { kit, rules } = equipped;
  const outlook = { rules, policy: staticPolicy(kit.engine, rules.final, kit.evaluator) };
  const all = findCandidates(kit.engine, outlook, position, Number.POSITIVE_INFINITY);
  const known = all.find(({ candidate }) => isSame(candidate, recorded.move));
  const own = known ?? unlistedOf(recorded, position, equipped);
  if (own === undefined || all.length === 0) return undefined;
  const phony = known === undefined && isPhony(recorded, equipped);
  const comparison: Comparison = {
    position,
    review: equipped,
    leavesOf: outlook.policy.leaves,
    trials: new Trials(
      position,
      kit.engine,
      outlook.policy.leaves,
      time === 'glance' ? [] : anyLuck(position, kit.engine, turn),
    ),
    end: time === 'glance' ? undefined : endFor(own.candidate, position, equipped),
    win: winModel(kit.edition, position.seats.length),
  };
  const ranked = rankedBy(comparison, [...new Set([...all.slice(0, COMPARED), own])], own, all);
  const [first] = ranked as [RankedCandidate];
  const chances = comparison.end
    ? ranked.map(({ equity }) => chanceAtEnd(position, equity))
    : chancesOf(ranked, position, equipped, phony || time === 'glance' ? null : time);
  const at = ranked.findIndex(({ candidate }) => candidate === own.candidate);
  const against =
    first.candidate === own.candidate ? [] : turnFacts(first.candidate, own.candidate, comparison);
  const lost = phony
    ? rounded(Math.max(0, first.equity - own.equity), 2)
    : Math.max(0, sumOf(against));
  // What is better by no more than chance is no better.
  const isBest = lost < WORTH_A_REASON && !phony;
  const rivalAt = isBest ? rivalOf(ranked, at) : 0;
  const rival = ranked[rivalAt]?.candidate;
  const factBeside = ({ candidate }: RankedCandidate): TurnFact | undefined =>
    candidate === own.candidate
      ? undefined
      : turnFacts(candidate, own.candidate, comparison).find(isWorthTelling);
  const reviews = ranked.map((each, i): MoveReview => {
    const fact = i < SHOWN ? factBeside(each) : undefined;
    return {
      move: each.candidate,
      score: each.candidate.kind === 'place' ? each.candidate.score : 0,
      equity: rounded(each.equity, 2),
      winChance: rounded(chances[i] as number, 4),
      ...(fact && { fact }),
    };
  });
  const compared = (isBest ? [own.candidate, rival] : [rival, own.candidate]) as [
    Candidate,
    Candidate,
  ];
  const hasFacts = !phony && rival !== undefined;
  const reading = phony ? undefined : readingOf(recorded, ranked, all, own, comparison, turn);
  const chanceLost = isBest ? 0 : Math.max(0, Math.max(...chances) - (chances[at] as number));
  return {
    turn,
    player: recorded.player,
    played: reviews[at] as MoveReview,
    best: reviews.slice(0, SHOWN),
    phony,
    lost: isBest ? 0 : lost,
    chanceLost: rounded(chanceLost, 4),
    chanceError: rounded(lost > 0 ? (chanceLost * errorOf(against)) / lost : 0, 4),
    luck: rounded(
      (all[0] as RankedCandidate).equity -
        expectedBest(position, recorded.kept ?? [], equipped, turn),
      2,
    ),
    facts: hasFacts
      ? (isBest ? turnFacts(...compared, comparison) : against).filter(isWorthTelling)
      : [],
    beside: hasFacts ? besideFacts(...compared, comparison) : [],
    ...(rival && { rival: reviews[rivalAt] as MoveReview }),
    ...(reading && { reading }),
    isCommon: isCommon(reviews[0]?.move, recorded, equipped),
  };
}

/** Of the sum of facts; the chance to win is as uncertain as the points that it is told by. */
const errorOf = (facts: readonly TurnFact[]): number =>
  Math.hypot(...facts.map(({ error }) => error));

/** So many points the best move may be ahead for another to take its place. */
const WITHIN_REACH = 8;
const READ = 4;

/** By the best few and the move that was made; the end is known without reading anything. */
function readingOf(
  { last }: PastTurn,
  ranked: readonly RankedCandidate[],
  all: readonly RankedCandidate[],
  own: RankedCandidate,
  { position, review, leavesOf, trials, end }: Comparison,
  turn: number,
): Reading | undefined {
  const [first, second] = ranked;
  if (last === undefined || end !== undefined || trials.isEmpty) return undefined;
  if (first === undefined || second === undefined) return undefined;
  if (first.equity - second.equity > WITHIN_REACH) return undefined;
  const wanted = new Set([...ranked.slice(0, READ), own].map(({ candidate }) => candidate));
  // As found, before any answers: a move that was made and that nobody would advise is not among them.
  const found = all.filter(({ candidate }) => wanted.has(candidate));
  const weighed = found.toSorted((a, b) =>
    a.candidate === first.candidate ? -1 : b.candidate === first.candidate ? 1 : 0,
  );
  return readRack(last, position, review.kit.engine, leavesOf, trials, weighed, turn);
}

/** Whoever wrote down the tiles that were played alone does not say what else there was; while the bag has tiles, racks are full. */
const isInPart = ({ bag, rack }: SimPosition, { rules }: ReviewKit): boolean =>
  bag > 0 && rack.length < rules.rack;

/** Points lost that are worth a reason; what is less is no loss. */
const WORTH_A_REASON = 1;

/** The best first: the end counted out where it can be, else by what the tiles kept and the answers bring. */
function rankedBy(
  comparison: Comparison,
  compared: readonly RankedCandidate[],
  own: RankedCandidate,
  all: readonly RankedCandidate[],
): readonly RankedCandidate[] {
  const { end, trials, position } = comparison;
  if (end !== undefined) {
    const best = all.find(
      ({ candidate }) => candidateKey(candidate) === candidateKey(end.best),
    ) ?? {
      candidate: end.best,
      equity: 0,
    };
    const moves = new Set([best, ...compared.slice(0, COUNTED_OUT), own]);
    return [...moves]
      .flatMap(({ candidate }) => {
        const equity = end.gainOf(candidate);
        return equity === undefined ? [] : [{ candidate, equity }];
      })
      .toSorted((a, b) => b.equity - a.equity);
  }
  if (trials.isEmpty || position.bag === 0) return compared;
  const answers = (move: Candidate): readonly number[] =>
    trials.answersTo(move).map(({ score }) => score);
  const [first] = compared as readonly [RankedCandidate];
  const usual = answers(first.candidate);
  return compared
    .map((each, i) => {
      if (i === 0 || (i >= ANSWERED && each !== own)) return each;
      const less = meanGain(usual, answers(each.candidate));
      return isBeyondError(less) ? { ...each, equity: each.equity + less.size } : each;
    })
    .toSorted((a, b) => b.equity - a.equity);
}

/** Only where it can be counted out for the move that was made. */
function endFor(own: Candidate, position: SimPosition, equipped: ReviewKit): ExactEnd | undefined {
  const end = exactEnd(position, equipped);
  return end?.gainOf(own) === undefined ? undefined : end;
}

function chanceAtEnd({ seats }: SimPosition, gain: number): number {
  const spread = (seats[0]?.score ?? 0) - (seats[1]?.score ?? 0) + gain;
  return spread > 0 ? 1 : spread === 0 ? 0.5 : 0;
}

/** What somebody might have preferred to the best move: what scores most at once, else the next best. */
function rivalOf(ranked: readonly RankedCandidate[], own: number): number {
  const others = ranked.map((each, i) => ({ i, score: scoreOf(each.candidate) })).toSpliced(own, 1);
  const mine = scoreOf((ranked[own] as RankedCandidate).candidate);
  const [dearest] = others.toSorted((a, b) => b.score - a.score);
  return dearest !== undefined && dearest.score > mine ? dearest.i : (others[0]?.i ?? -1);
}

function isCommon(move: Candidate | undefined, turn: PastTurn, equipped: ReviewKit): boolean {
  if (move?.kind !== 'place' || move.swaps.length > 0) return false;
  const { kit } = equipped;
  const least = kit.vocabulary.leastOf(COMMON);
  const words = wordsOf({ ...turn, move }, equipped) ?? [];
  return (
    words.length > 0 &&
    words.every((letters) => {
      const codes = Uint8Array.from(letters, (each) => kit.lexicon.alphabet.codes.get(each) ?? 0);
      return kit.vocabulary.familiarity(codes) >= least;
    })
  );
}

/** The words that a play makes; undefined where it cannot be laid. */
function wordsOf(
  { move, board }: PastTurn,
  { kit, rules, tileset }: ReviewKit,
): readonly (readonly Letter[])[] | undefined {
  if (move.kind !== 'place') return undefined;
  const ground = { board, tables: tileTables(tileset), ...readLayout(kit.engine.equipment.layout) };
  const play = readPlacement(ground, move.tiles, rules);
  return play.ok ? play.value.words.map(({ letters }) => letters) : undefined;
}

/** Not every play that nobody would advise has a wrong word: those of the family list are good. */
const isPhony = (turn: PastTurn, equipped: ReviewKit): boolean =>
  turn.move.kind === 'place' &&
  wordsOf(turn, equipped)?.every((letters) => judgeWord(equipped.kit.lexicon, letters).valid) !==
    true;

/** What nobody would advise, weighed like any other move: a pass by choice, a play with a word that is not in the list. */
function unlistedOf(
  { move, rack }: PastTurn,
  { bag }: SimPosition,
  { kit, rules }: ReviewKit,
): RankedCandidate | undefined {
  if (move.kind === 'exchange' || rack === null) return undefined;
  const { engine, evaluator } = kit;
  const leaves = staticPolicy(engine, rules.final, evaluator).leaves(bag, 0);
  if (move.kind === 'pass')
    return { candidate: { kind: 'pass' }, equity: wholeValue(engine, rack, leaves) };
  const left = [...rack];
  for (const { letter, blank } of move.tiles) {
    const at = left.indexOf(blank ? BLANK : letter);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  const { tiles, score } = move;
  const columns = new Set(tiles.map(({ square }) => columnOf(square)));
  const direction = columns.size === 1 && tiles.length > 1 ? 'down' : 'across';
  return {
    candidate: { kind: 'place', tiles, direction, swaps: [], score },
    equity: score + wholeValue(engine, left, leaves),
  };
}

/** Undefined where the rack is not known, or where there are more of a tile than the set has. */
export function pastPosition(
  { board, rack, scores: told, player }: Omit<PastTurn, 'move'>,
  { kit, rules, tileset }: ReviewKit,
): SimPosition | undefined {
  if (rack === null) return undefined;
  // A record may tell of one player alone; nobody plays alone.
  const scores = told.length > 1 ? told : [...told, 0];
  const others = scores.length - 1;
  const { bag } = unseenBy(tileset, board, rack, others * rules.rack);
  const order = scores.map((_, i) => (player + i) % scores.length);
  const position = (held: number): SimPosition => ({
    board,
    rack,
    seats: order.map((seat, i) => ({
      score: scores[seat] ?? 0,
      tiles: i === 0 ? rack.length : held,
      passes: 0,
    })),
    bag,
    scoreless: 0,
    fewest: rules.opening.minTiles,
  });
  const unseen = countUnseen(
    kit.engine.tiles.counts,
    position(0),
    kit.engine.codeOf.bind(kit.engine),
  );
  return unseen === undefined
    ? undefined
    : position(Math.min(rules.rack, Math.floor((unseen - bag) / others)));
}

function countUnseen(
  counts: ArrayLike<number>,
  { board, rack }: SimPosition,
  codeOf: (tile: Tile) => number,
): number | undefined {
  const left = Array.from(counts);
  const codes = [
    ...board
      .filter((cell) => cell !== null)
      .map(({ letter, blank }) => (blank ? 0 : codeOf(letter))),
    ...rack.map(codeOf),
  ];
  for (const code of codes) left[code] = (left[code] as number) - 1;
  return left.some((count) => count < 0) ? undefined : left.reduce((sum, count) => sum + count, 0);
}

/** By playing the moves out where there is time for it, even once, else from the lead that the equity promises. */
function chancesOf(
  compared: readonly RankedCandidate[],
  position: SimPosition,
  { kit, rules }: ReviewKit,
  time: (() => Deadline) | null,
): readonly number[] {
  const win = winModel(kit.edition, position.seats.length);
  if (time !== null) {
    const outlook = { rules, policy: staticPolicy(kit.engine, rules.final, kit.evaluator), win };
    const { candidates, iterations } = simulate(
      kit.engine,
      outlook,
      position,
      compared.map(({ candidate }) => candidate),
      { plies: 2, iterations: ITERATIONS, confidence: CONFIDENCE, aim: 'win', seed: 1 },
      time(),
    );
    if (iterations > 0) return candidates.map((each) => each.win.mean);
  }
  const left = position.bag + position.seats.reduce((sum, { tiles }) => sum + tiles, 0);
  const [own = 0, ...others] = position.seats.map(({ score }) => score);
  // After the move the next seat is on turn, and the mover is last.
  return compared.map(({ equity }) =>
    winChance(win, [...others, own + equity], left, others.length),
  );
}

/** The mean equity of the best move over racks filled up with any of the tiles that are not on the board. */
function expectedBest(
  position: SimPosition,
  kept: readonly Tile[],
  { kit, rules }: ReviewKit,
  seed: number,
): number {
  const { engine, evaluator } = kit;
  const random = makeRandom(seed);
  const pool = [...unseenTiles(engine, position), ...position.rack.map((t) => engine.codeOf(t))];
  const held = kept.map((tile) => engine.codeOf(tile));
  for (const code of held) pool.splice(pool.indexOf(code), 1);
  const points = pool.reduce((sum, code) => sum + (engine.tiles.points[code] as number), 0);
  const leaves = staticPolicy(engine, rules.final, evaluator).leaves(position.bag, points);
  engine.setBoard(position.board);
  let sum = 0;
  for (let i = 0; i < RANDOM_RACKS; i++) {
    const counts = new Uint8Array(engine.tiles.counts.length);
    const drawn = drawFrom(pool, position.rack.length - held.length, random);
    for (const code of [...held, ...drawn]) counts[code] = (counts[code] as number) + 1;
    const { size } = engine.findBest(counts, leaves, position.fewest);
    sum += size > 0 ? engine.bestEquity : 0;
  }
  return sum / RANDOM_RACKS;
}

function drawFrom(pool: readonly number[], count: number, random: Random): number[] {
  const rest = [...pool];
  return Array.from(
    { length: count },
    () => rest.splice(random.below(rest.length), 1)[0] as number,
  );
}

function isSame(candidate: Candidate, move: PastMove): boolean {
  if (candidate.kind === 'place' && move.kind === 'place')
    return squaresText(candidate.tiles) === squaresText(move.tiles);
  if (candidate.kind === 'exchange' && move.kind === 'exchange')
    return move.tiles !== null && sortedText(candidate.tiles) === sortedText(move.tiles);
  return candidate.kind === 'pass' && move.kind === 'pass';
}

const squaresText = (
  tiles: readonly { readonly square: number; readonly letter: string; readonly blank: boolean }[],
): string =>
  tiles
    .map(({ square, letter, blank }) => `${square} ${letter} ${blank}`)
    .toSorted()
    .join();

const sortedText = (tiles: readonly Tile[]): string => tiles.toSorted().join();

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
