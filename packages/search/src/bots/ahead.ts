/**
 * Bots that look ahead: the end of a game for two is searched, everything before it is simulated.
 * A kit is given it by those that have such bots, so that a page need not load it for the others.
 */
import type { Move } from '@taht/rules';
import type { Deadline } from '../deadline.ts';
import { Endgame } from '../endgame/endgame.ts';
import type { PreEndgameMove } from '../endgame/pre-endgame.ts';
import { staticPolicy } from '../policies.ts';
import type { Candidate } from '../sim/candidate.ts';
import { type SimPosition, simPosition, unseenTiles } from '../sim/position.ts';
import { simulate } from '../sim/simulate.ts';
import { winModel } from '../sim/win-models.ts';
import type { BotEquipment, BotKit, Foresight } from './kit.ts';
import { moveOf } from './move-of.ts';
import { tilesNamed } from './named-tiles.ts';
import type { OwnTurn } from './own-turn.ts';
import type { LookAhead } from './profile.ts';

/** How sure a simulation must be to drop a move: time is short, and is better spent on those that are close. */
const CONFIDENCE = 0.5;

export const foresight = (equipment: BotEquipment): Foresight =>
  foresightWith(() => new Endgame(equipment));

/** Most bots never search the end of a game, and what that needs is most of the memory: it is made when it is first wanted. */
export function foresightWith(make: () => Endgame): Foresight {
  let endgame: Endgame | undefined;
  const open = (): Endgame => {
    endgame ??= make();
    return endgame;
  };
  return {
    best: (kit, turn, moves, ahead, seed, deadline) =>
      bestAhead(open, kit, turn, moves, ahead, seed, deadline),
  };
}

/** The best of the moves, as far as the time reaches; the first of them if there is none. */
function bestAhead(
  endgame: () => Endgame,
  kit: BotKit,
  turn: OwnTurn,
  moves: readonly Candidate[],
  { plies, rounds, endBag, endLooks }: LookAhead,
  seed: number,
  deadline: Deadline,
): Move {
  const [first = { kind: 'pass' } as const] = moves;
  const position = simPosition(turn.view);
  if (position === undefined || deadline.expired()) return moveOf(first);
  if (turn.players === 2 && turn.view.aside === 0 && turn.bag <= endBag) {
    const sooner = soonerOf(deadline, afterLooks(endLooks));
    const found = searchEnd(endgame(), kit, turn, position, sooner);
    if (found !== undefined) return moveOf(found);
  }
  if (moves.length < 2) return moveOf(first);
  const { engine, evaluator, edition } = kit;
  const { rules } = turn.view;
  const outlook = {
    rules,
    policy: staticPolicy(engine, rules.final, evaluator),
    win: winModel(edition, turn.players),
  };
  const options = { plies, iterations: rounds, confidence: CONFIDENCE, aim: 'win', seed } as const;
  const { best } = simulate(engine, outlook, position, moves, options, deadline);
  return moveOf(moves[best] as Candidate);
}

/** With two seats, nothing left to draw and nothing aside, what is not seen is the other's rack; with a few tiles left, nearly so. */
function searchEnd(
  endgame: Endgame,
  { engine }: BotKit,
  { bag, spread, mostExchanged }: OwnTurn,
  position: SimPosition,
  deadline: Deadline,
): Candidate | undefined {
  const { board, rack, seats, scoreless } = position;
  const unseen = tilesNamed(engine, unseenTiles(engine, position));
  if (bag > 0) {
    const ranked = endgame.rank({ board, rack, unseen, inBag: bag, lead: spread }, deadline);
    const isAllowed = (move: PreEndgameMove): boolean =>
      move.kind !== 'exchange' || move.tiles.length <= mostExchanged;
    return ranked.stages === 0
      ? undefined
      : ranked.ranking.find(({ move }) => isAllowed(move))?.move;
  }
  const turns = { passes: seats.map(({ passes }) => passes), scoreless };
  const solved = endgame.solve({ board, racks: [rack, unseen], turns }, deadline);
  return solved.depth === 0 ? undefined : solved.move;
}

/** Time told by how often it was asked for: the same on every machine. */
function afterLooks(looks: number): Deadline {
  let left = looks;
  return { expired: () => left-- <= 0 };
}

const soonerOf = (one: Deadline, other: Deadline): Deadline => ({
  expired: () => one.expired() || other.expired(),
});
