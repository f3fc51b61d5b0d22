/**
 * Bots that look ahead: the end of a game for two is searched, everything before it is simulated.
 * A kit is given it by those that have such bots, so that a page need not load it for the others.
 */
import type { Move } from '@taht/rules';
import { afterLooks, type Deadline, soonerOf } from '../deadline.ts';
import { Endgame } from '../endgame/endgame.ts';
import { staticPolicy } from '../policies.ts';
import { searchEnd } from '../search-end.ts';
import type { Candidate } from '../sim/candidate.ts';
import { simPosition } from '../sim/position.ts';
import { simulate } from '../sim/simulate.ts';
import { winModel } from '../sim/win-models.ts';
import type { BotEquipment, BotKit, Foresight } from './kit.ts';
import { moveOf } from './move-of.ts';
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
    const found = searchEnd(endgame(), kit.engine, position, turn.mostExchanged, sooner);
    if (found !== undefined) return moveOf(found.moves[0].move);
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
