/** The move of the seat on turn: the best of what the bot sees and knows, by its own lights. */
import type { Move } from '@taht/rules';
import type { Deadline } from '../deadline.ts';
import { type Engine, noLeaves } from '../engine.ts';
import type { Candidate } from '../sim/candidate.ts';
import { bestFirst } from './best-first.ts';
import type { BotKit } from './kit.ts';
import { moveOf } from './move-of.ts';
import { mostOpen } from './openings.ts';
import type { OwnTurn } from './own-turn.ts';
import { phonyMove } from './phony.ts';
import type { BotProfile } from './profile.ts';
import type { Eyes } from './sight.ts';
import { steered, strengthFor } from './steer.ts';
import { type Weighed, weigh } from './weigh.ts';

/** How much harder somebody looks who has seen nothing yet, again and again. */
const SECOND_LOOKS = [0, 2, 4, 8, Number.POSITIVE_INFINITY];
/** How many plays a bot chooses from that has more in mind than to win. */
const CHOICE = 12;

export function chooseMove(
  kit: BotKit,
  turn: OwnTurn,
  profile: BotProfile,
  hash: number,
  deadline: Deadline,
): Move {
  const strength = profile.lead === null ? profile : strengthFor(turn, profile.lead);
  const weighed = weigh(kit.engine, kit.sight, kit.evaluator, turn, strength);
  const seen = seenPlays(kit, weighed, strength, hash, wantedPlays(profile));
  if (profile.ahead !== null) {
    const moves = movesToCompare(kit, weighed, seen, profile.ahead.moves);
    if (kit.foresight === undefined) throw new Error('a bot that looks ahead without foresight');
    return kit.foresight.best(kit, turn, moves, profile.ahead, hash, deadline);
  }
  const play = pickPlay(kit, turn, profile, weighed, seen);
  const { exchange } = weighed;
  if (exchange !== undefined && (play === undefined || exchange.worth > worthOf(weighed, play)))
    return { kind: 'exchange', tiles: exchange.tiles };
  if (play === undefined) return moveWhenStuck(kit, turn, weighed);
  const move = placed(kit, play);
  return phonyMove(kit, turn, profile, hash, scoreOf(move)) ?? moveOf(move);
}

const scoreOf = (move: Candidate): number => (move.kind === 'place' ? move.score : 0);

const wantedPlays = ({ ahead, lead, openings }: BotProfile): number =>
  ahead?.moves ?? (lead !== null || openings > 0 ? CHOICE : 1);

/** The best of the plays that are known and seen; whoever sees none looks again, harder. */
function seenPlays(
  { engine, sight, vocabulary }: BotKit,
  { worth }: Weighed,
  { attention, words }: BotProfile,
  hash: number,
  most: number,
): number[] {
  const least = vocabulary.leastOf(words);
  for (const harder of SECOND_LOOKS) {
    const eyes: Eyes = { attention: attention + harder, least, hash };
    const seen: number[] = [];
    for (const play of bestFirst(engine, worth)) {
      if (!sight.sees(play, eyes)) continue;
      seen.push(play);
      if (seen.length === most) break;
    }
    if (seen.length > 0) return seen;
  }
  return [];
}

function pickPlay(
  { engine }: BotKit,
  turn: OwnTurn,
  { lead, openings }: BotProfile,
  { worth }: Weighed,
  seen: readonly number[],
): number | undefined {
  if (lead !== null) return steered(engine, turn, lead, seen);
  if (openings > 0) return mostOpen(engine, seen, worth, openings);
  return seen[0];
}

const worthOf = ({ worth }: Weighed, play: number): number => worth[play] as number;

function movesToCompare(
  kit: BotKit,
  weighed: Weighed,
  seen: readonly number[],
  most: number,
): Candidate[] {
  const { exchange } = weighed;
  const all: { readonly worth: number; readonly move: Candidate }[] = seen.map((play) => ({
    worth: worthOf(weighed, play),
    move: placed(kit, play),
  }));
  if (exchange !== undefined)
    all.push({ worth: exchange.worth, move: { kind: 'exchange', tiles: exchange.tiles } });
  const best = all.sort((a, b) => b.worth - a.worth).slice(0, most);
  return best.length === 0 ? [{ kind: 'pass' }] : best.map(({ move }) => move);
}

const placed = ({ engine }: BotKit, play: number): Candidate => candidateOf(engine, play);

function candidateOf(engine: Engine, play: number): Candidate {
  const { tiles, direction, swaps, score } = engine.decode(play);
  return { kind: 'place', tiles, direction, swaps, score };
}

/** Where nobody may pass who can play, even somebody who knows no word finds the most common one in the end. */
function moveWhenStuck(kit: BotKit, turn: OwnTurn, { worth }: Weighed): Move {
  if (turn.view.rules.pass.when === 'always') return { kind: 'pass' };
  if (worth.length === 0) return anyMove(kit.wholeEngine(), turn);
  let best = 0;
  for (const play of worth.keys()) if (kit.sight.rarest(play) > kit.sight.rarest(best)) best = play;
  return moveOf(placed(kit, best));
}

/** The rules come first: who can play nothing but a word of the family list must play it, where no pass is allowed. */
function anyMove(engine: Engine, { view, rack }: OwnTurn): Move {
  engine.setBoard(view.board);
  const { size } = engine.findBest(engine.countsOf(rack), noLeaves, view.openingMinimum);
  return size === 0 ? { kind: 'pass' } : moveOf(candidateOf(engine, 0));
}
