/** A simulation from beginning to end in one thread. */
import { type Deadline, noDeadline } from '../deadline.ts';
import type { Engine } from '../engine.ts';
import type { Candidate } from './candidate.ts';
import type { SimPosition } from './position.ts';
import { type Outcome, type Outlook, Roller } from './roller.ts';
import { type SimOptions, type SimResult, Simulation } from './simulation.ts';

/** Compares candidates by playing them out; when time is up, with what whole iterations have shown. */
export function simulate(
  engine: Engine,
  outlook: Outlook,
  position: SimPosition,
  candidates: readonly Candidate[],
  options: SimOptions,
  deadline: Deadline = noDeadline,
): SimResult {
  const simulation = new Simulation(candidates, options);
  const roller = new Roller(engine, outlook, position, simulation.candidates, options, deadline);
  simulation.expect(roller.firstSight);
  while (!simulation.isOver) {
    const outcomes = rollAll(roller, simulation.alive, simulation.iteration);
    if (outcomes === undefined) break;
    simulation.add((candidate) => outcomes.get(candidate) as Outcome);
  }
  engine.deadline = noDeadline;
  return simulation.result;
}

/** One iteration of some candidates; undefined when time is up before it is whole. */
function rollAll(
  roller: Roller,
  candidates: readonly number[],
  iteration: number,
): ReadonlyMap<number, Outcome> | undefined {
  const outcomes = new Map<number, Outcome>();
  for (const candidate of candidates) {
    const outcome = roller.roll(candidate, iteration);
    if (outcome === undefined) return undefined;
    outcomes.set(candidate, outcome);
  }
  return outcomes;
}
