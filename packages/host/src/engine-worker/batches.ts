/** Cuts a simulation into tasks, and adds what comes back in the order of the iterations. */
import type { Outcome, Simulation } from '@taht/search';
import type { EngineTask } from './task.ts';

/** About so many rollouts make a task: some hundredths of a second. */
const ROLLOUTS_PER_TASK = 64;

type FirstSightTask = Extract<EngineTask, { kind: 'first-sight' }>;
type RollTask = Extract<EngineTask, { kind: 'roll' }>;

export class Batches {
  readonly #simulation: Simulation;
  readonly #back = new Map<number, { readonly task: RollTask; readonly outcomes: Float64Array }>();
  #next = 0;

  constructor(simulation: Simulation) {
    this.#simulation = simulation;
  }

  /** Undefined when all iterations have been given out. */
  next(common: Omit<FirstSightTask, 'kind'>): RollTask | undefined {
    const { options, alive } = this.#simulation;
    const from = this.#next;
    const size = Math.ceil(ROLLOUTS_PER_TASK / alive.length);
    const count = Math.min(size, options.iterations - from);
    this.#next += count;
    if (count <= 0) return undefined;
    return { kind: 'roll', ...common, alive, from, count };
  }

  add(task: RollTask, outcomes: Float64Array): void {
    this.#back.set(task.from, { task, outcomes });
    const simulation = this.#simulation;
    for (;;) {
      const batch = this.#back.get(simulation.iteration);
      if (batch === undefined) return;
      this.#back.delete(simulation.iteration);
      const width = 2 * batch.task.alive.length;
      for (let at = 0; at < batch.outcomes.length && !simulation.isOver; at += width)
        simulation.add((candidate) => outcomeIn(batch, at, candidate));
    }
  }
}

function outcomeIn(
  { task, outcomes }: { readonly task: RollTask; readonly outcomes: Float64Array },
  row: number,
  candidate: number,
): Outcome {
  const at = row + 2 * task.alive.indexOf(candidate);
  return { spread: outcomes[at] as number, win: outcomes[at + 1] as number };
}
