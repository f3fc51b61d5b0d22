/** With two players and the bag empty the other rack is known: moves are played out to the end, and nothing is guessed. */
import { tilesNamed } from '../bots/named-tiles.ts';
import { afterLooks } from '../deadline.ts';
import { endFactors } from '../endgame/end-rules.ts';
import { Endgame } from '../endgame/endgame.ts';
import type { PreEndgameEquipment } from '../endgame/pre-endgame.ts';
import { type Candidate, candidateKey } from '../sim/candidate.ts';
import { type SimPosition, unseenTiles } from '../sim/position.ts';
import { boardAfter, keptAfter, scoreOf } from './after-move.ts';
import type { ReviewKit } from './review-kit.ts';
import { pointsOf } from './trials.ts';

export interface ExactEnd {
  readonly best: Candidate;
  /** What a move gains on the other player until the game is over; undefined where that took too long. */
  gainOf(move: Candidate): number | undefined;
}

/** Some tenths of a second for each question. */
const LOOKS = 1_500;

/** What a search remembers is large, so it is made once for a kit. */
const endgames = new WeakMap<ReviewKit['kit'], Endgame>();

/** Undefined where the end is not near enough, or took too long. */
export function exactEnd(position: SimPosition, review: ReviewKit): ExactEnd | undefined {
  const { board, rack, bag, seats } = position;
  const { engine } = review.kit;
  if (bag > 0 || seats.length !== 2 || board.every((cell) => cell === null)) return undefined;
  const other = tilesNamed(engine, unseenTiles(engine, position));
  if (other.length === 0) return undefined;
  const endgame = endgameOf(review);
  const whole = endgame.solve({ board, racks: [rack, other] }, afterLooks(LOOKS));
  if (!whole.isExact) return undefined;
  const count = (move: Candidate): number | undefined => {
    const kept = keptAfter(move, position);
    if (kept.length === 0)
      return scoreOf(move) + endFactors(review.rules.final).out * pointsOf(engine, other);
    const turns =
      move.kind === 'pass' ? { passes: [0, 1], scoreless: 1 } : { passes: [0, 0], scoreless: 0 };
    const after = endgame.solve(
      { board: boardAfter(move, board), racks: [other, kept], turns },
      afterLooks(LOOKS),
    );
    return after.isExact ? scoreOf(move) - after.value : undefined;
  };
  const known = new Map<string, number | undefined>();
  const gainOf = (move: Candidate): number | undefined => {
    const key = candidateKey(move);
    if (!known.has(key)) known.set(key, count(move));
    return known.get(key);
  };
  return { best: whole.move, gainOf };
}

function endgameOf({ kit, rules }: ReviewKit): Endgame {
  const known = endgames.get(kit);
  if (known !== undefined) return known;
  const equipment: PreEndgameEquipment = { ...kit.engine.equipment, rules };
  const made = new Endgame(equipment);
  endgames.set(kit, made);
  return made;
}
