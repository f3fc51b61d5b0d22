/** What facts are audited on. */
import type { Ruleset, TileSet } from '@taht/rules';
import { type Rng, rulesetOf, seed } from '@taht/testkit';
import {
  type Candidate,
  findCandidates,
  LeaveEvaluator,
  leaveModel,
  type RankedCandidate,
  type SimPosition,
  staticPolicy,
  winModel,
} from '../../src/index.ts';
import { type Comparison, turnFacts } from '../../src/review/facts.ts';
import { anyLuck } from '../../src/review/luck.ts';
import { Trials } from '../../src/review/trials.ts';
import { engineFor } from '../equipment.ts';
import { randomPositions } from '../positions.ts';
import { unseenOf } from '../sim/oracle.ts';
import { randomWords } from '../words.ts';

const club = rulesetOf('en-club') as Ruleset;
/** Plays of made-up words are short. */
const rules: Ruleset = { ...club, bonus: { ...club.bonus, tiles: 4 } };
/** Made-up words and weights of a tile set, positions with them, and the facts about two moves there. */
export function tableFor(tileset: TileSet, rng: Rng) {
  const engine = engineFor(randomWords(tileset, seed()), tileset, rules);
  const model = leaveModel(engine.tiles, tileset);
  const weights = Float64Array.from({ length: model.size }, () => rng.below(1201) / 100 - 6);
  // A blank is what everybody hopes to draw.
  weights[0] = 9;
  const evaluator = new LeaveEvaluator(model, weights);
  const policy = staticPolicy(engine, rules.final, evaluator);
  const positionsWith = (mostHeld: number) =>
    randomPositions(rng, engine, tileset).map(({ board, rack }): SimPosition => {
      const unseen = unseenOf(tileset, board, rack).length;
      const held = Math.min(mostHeld, unseen);
      const seats = [rack.length, held].map((tiles) => ({
        score: rng.below(300),
        tiles,
        passes: 0,
      }));
      return { board, rack, seats, bag: unseen - held, scoreless: 0, fewest: 1 };
    });
  const rank = (position: SimPosition): RankedCandidate[] =>
    findCandidates(engine, { rules, policy }, position, 30);
  const win = winModel(tileset.language, 2);
  const comparisonOf = (position: SimPosition): Comparison => ({
    position,
    review: { kit: { engine, evaluator } as never, rules, tileset },
    leavesOf: policy.leaves,
    trials: new Trials(
      position,
      engine,
      policy.leaves,
      anyLuck(position, engine, 1 + rng.below(1000)),
    ),
    end: undefined,
    win,
  });
  const facts = (better: Candidate, other: Candidate, position: SimPosition) =>
    turnFacts(better, other, comparisonOf(position));
  return {
    ...{ engine, evaluator, policy, tileset, bonus: rules.bonus, win },
    ...{ positionsWith, rank, comparisonOf, facts },
    unseenOf: ({ board, rack }: SimPosition) => unseenOf(tileset, board, rack),
  };
}

export type Table = ReturnType<typeof tableFor>;

/** The best move and another one of the best thirty, with the facts about them. */
export function* compared(table: Table, positions: Iterable<SimPosition>, rng: Rng) {
  for (const position of positions) {
    const [first, ...others] = table.rank(position);
    const other = others.at(rng.below(others.length));
    if (first === undefined || other === undefined) continue;
    const pair = [first.candidate, other.candidate] as const;
    yield { position, first, other, pair, facts: table.facts(...pair, position) };
  }
}
