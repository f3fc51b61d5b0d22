/**
 * Worker threads for the engine, so that nothing is searched on the event loop. Tasks wait in one queue; a simulation is
 * cut into small tasks, so that several share the threads fairly and one alone can use them all. Its result does not
 * depend on the number of threads: iterations are counted in their order, whoever rolled them.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Lexicon } from '@taht/lexicon';
import {
  type Candidate,
  type Outcome,
  type RankedCandidate,
  type SimOptions,
  type SimPosition,
  type SimResult,
  Simulation,
} from '@taht/search';
import { shareLexicon } from './share-lexicon.ts';
import type { Answers, EngineSetting, FromWorker, Task, ToWorker } from './task.ts';

/** What an engine is made from; the same lexicon is shared with the workers once. */
export interface EngineWork {
  readonly lexicon: Lexicon;
  readonly setting: EngineSetting;
  readonly position: SimPosition;
}

export interface SimulationWork extends EngineWork {
  readonly candidates: readonly Candidate[];
  readonly options: SimOptions;
}

export interface Watching {
  /** Stops the work; a simulation then tells what it knows. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (result: SimResult) => void;
}

/** About so many rollouts make a task: some hundredths of a second. */
const ROLLOUTS_PER_TASK = 64;

/** The same file as it is written, or as it is packed. */
const WORKER = new URL(`./worker${import.meta.url.slice(-3)}`, import.meta.url);

interface Job {
  readonly lexicon: Lexicon;
  readonly setting: EngineSetting;
  readonly task: Task;
  readonly stop: Int32Array;
  readonly resolve: (answer: Answers[Task['kind']]) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  /** Hashes of the lexicons that it has. */
  readonly lexicons: Set<string>;
  job: Job | undefined;
}

export class EnginePool {
  readonly #size: number;
  readonly #threads = new Set<Thread>();
  readonly #waiting: Job[] = [];
  readonly #shared = new WeakMap<Lexicon, Lexicon>();
  #isClosed = false;

  /** Threads start when they are first needed, and do not keep the process alive while they wait. */
  constructor(size: number = availableParallelism()) {
    this.#size = size;
  }

  /** When it is stopped, the best of those found so far. */
  findCandidates(
    work: EngineWork,
    most: number,
    { signal }: Watching = {},
  ): Promise<readonly RankedCandidate[]> {
    const task = { kind: 'find-candidates', position: work.position, most } as const;
    return whileWatched(signal, (stop) => this.#run(work, task, stop));
  }

  simulate(work: SimulationWork, { signal, onProgress }: Watching = {}): Promise<SimResult> {
    const simulation = new Simulation(work.candidates, work.options);
    const batches = new Batches(simulation);
    const { candidates, options } = simulation;
    const common = { position: work.position, candidates, options };
    return whileWatched(signal, async (stop) => {
      simulation.expect(await this.#run(work, { kind: 'first-sight', ...common }, stop));
      const lane = async (): Promise<void> => {
        while (!simulation.isOver && !isStopped(stop)) {
          const task = batches.next(common);
          if (task === undefined) return;
          batches.add(task, await this.#run(work, task, stop));
          onProgress?.(simulation.result);
        }
        // What others are still rolling is not needed any more.
        setStop(stop);
      };
      await Promise.all(Array.from({ length: this.#size }, lane));
      return simulation.result;
    });
  }

  /** Stops what is under way, refuses what waits, and ends the threads. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const threads = [...this.#threads];
    const jobs = [...this.#waiting.splice(0), ...threads.flatMap(({ job }) => job ?? [])];
    this.#threads.clear();
    for (const { stop, reject } of jobs) {
      setStop(stop);
      reject(new Error('the engine pool is closed'));
    }
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  #run<Kind extends Task['kind']>(
    { lexicon, setting }: EngineWork,
    task: Extract<Task, { kind: Kind }>,
    stop: Int32Array,
  ): Promise<Answers[Kind]> {
    if (this.#isClosed) return Promise.reject(new Error('the engine pool is closed'));
    return new Promise((resolve, reject) => {
      const answered = resolve as (answer: Answers[Task['kind']]) => void;
      this.#waiting.push({ lexicon, setting, task, stop, resolve: answered, reject });
      this.#handOut();
    });
  }

  /** Jobs to threads that wait, and to new ones while there are fewer than there may be. */
  #handOut(): void {
    while (this.#waiting.length > 0) {
      const thread = this.#idleThread();
      if (thread === undefined) return;
      this.#give(thread, this.#waiting.shift() as Job);
    }
  }

  #idleThread(): Thread | undefined {
    for (const thread of this.#threads) if (thread.job === undefined) return thread;
    return this.#threads.size < this.#size ? this.#startThread() : undefined;
  }

  #give(thread: Thread, job: Job): void {
    const { worker, lexicons } = thread;
    const { lexicon, setting, task, stop } = job;
    const { hash } = lexicon.info;
    const send = (message: ToWorker): void => worker.postMessage(message);
    thread.job = job;
    worker.ref();
    if (!lexicons.has(hash)) send({ kind: 'lexicon', lexicon: this.#sharedForm(lexicon) });
    lexicons.add(hash);
    send({ kind: 'task', lexicon: hash, setting, task, stop });
  }

  #startThread(): Thread {
    const thread: Thread = { worker: new Worker(WORKER), lexicons: new Set(), job: undefined };
    this.#threads.add(thread);
    thread.worker.on('message', (message: FromWorker) => {
      const { job } = thread;
      thread.job = undefined;
      thread.worker.unref();
      if (message.kind === 'done') job?.resolve(message.answer);
      else job?.reject(new Error(message.reason));
      this.#handOut();
    });
    // A thread that breaks down costs the job it had; the next job starts another.
    thread.worker.on('error', (error) => {
      this.#threads.delete(thread);
      thread.job?.reject(error instanceof Error ? error : new Error(String(error)));
      this.#handOut();
    });
    return thread;
  }

  #sharedForm(lexicon: Lexicon): Lexicon {
    const shared = this.#shared.get(lexicon) ?? shareLexicon(lexicon);
    this.#shared.set(lexicon, shared);
    return shared;
  }
}

/** Hands the work a flag in shared memory, which the signal sets; and the end of the work does too, whatever it was. */
async function whileWatched<T>(
  signal: AbortSignal | undefined,
  work: (stop: Int32Array) => Promise<T>,
): Promise<T> {
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const set = (): void => setStop(stop);
  if (signal?.aborted) set();
  signal?.addEventListener('abort', set);
  try {
    return await work(stop);
  } finally {
    set();
    signal?.removeEventListener('abort', set);
  }
}

const isStopped = (stop: Int32Array): boolean => Atomics.load(stop, 0) !== 0;

function setStop(stop: Int32Array): void {
  Atomics.store(stop, 0, 1);
}

type FirstSightTask = Extract<Task, { kind: 'first-sight' }>;
type RollTask = Extract<Task, { kind: 'roll' }>;

/** Cuts a simulation into tasks, and adds what comes back in the order of the iterations. */
class Batches {
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
