/**
 * Worker threads for the engine, so that nothing is searched on the event loop. Tasks wait in one queue; a simulation is
 * cut into small tasks, so that several share the threads fairly and one alone can use them all. Its result does not
 * depend on the number of threads: iterations are counted in their order, whoever rolled them.
 * A thread that breaks down, or does not stop when it is told to, is replaced, and its task is tried once more.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Commonness, Lexicon } from '@taht/lexicon';
import type { Action, GameView } from '@taht/rules';
import {
  type Bot,
  type Candidate,
  type EndSearch,
  type Hint,
  type RankedCandidate,
  type SimOptions,
  type SimPosition,
  type SimResult,
  Simulation,
} from '@taht/search';
import type { EngineFiles } from '../engine-files.ts';
import { Batches } from './batches.ts';
import { shareCommonness, shareLexicon } from './share-lexicon.ts';
import { type Stop, whileWatched } from './stop.ts';
import type {
  Answers,
  Assignment,
  BotTask,
  EngineSetting,
  EngineTask,
  FromWorker,
  Task,
  ToWorker,
} from './task.ts';

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

/** A game as a seat sees it, with what bots go by there. */
export interface BotWork {
  readonly lexicon: Lexicon;
  readonly edition: string;
  readonly files: EngineFiles;
  readonly view: GameView;
}

export interface Watching {
  /** Stops the work; a simulation then tells what it knows, and a bot takes the best it has found. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (result: SimResult) => void;
}

export interface PoolOptions {
  /** The program of the threads. */
  readonly worker?: URL;
  /** Milliseconds after which a thread that was told to stop counts as hung. */
  readonly grace?: number;
  /** Calls back once, after some milliseconds; returns the way to call it off. */
  after?(ms: number, callback: () => void): () => void;
}

/** The same file as it is written, or as it is packed. */
const WORKER = new URL(`./worker${import.meta.url.slice(-3)}`, import.meta.url);
const GRACE_MS = 5000;
const MOST_ATTEMPTS = 2;

interface Job {
  readonly lexicon: Lexicon;
  readonly ranks: EngineFiles['ranks'];
  readonly assignment: Assignment;
  readonly stop: Stop;
  readonly resolve: (answer: Answers[Task['kind']]) => void;
  readonly reject: (error: Error) => void;
  attempts: number;
}

interface Thread {
  readonly worker: Worker;
  /** Hashes of the lexicons, and of the ranks, that it has. */
  readonly lexicons: Set<string>;
  readonly ranks: Set<string>;
  job: Job | undefined;
  /** Ends the watch over its job. */
  unwatch: () => void;
  /** Why it breaks down. */
  error: Error | undefined;
}

export class EnginePool {
  readonly #size: number;
  readonly #worker: URL;
  readonly #grace: number;
  readonly #after: (ms: number, callback: () => void) => () => void;
  readonly #threads = new Set<Thread>();
  readonly #waiting: Job[] = [];
  readonly #shared = new WeakMap<Lexicon, Lexicon>();
  readonly #sharedRanks = new WeakMap<Commonness, Commonness>();
  #isClosed = false;

  /** Threads start when they are first needed, and do not keep the process alive while they wait. */
  constructor(
    size: number = availableParallelism(),
    { worker = WORKER, grace = GRACE_MS, after = afterSystemTime }: PoolOptions = {},
  ) {
    this.#size = size;
    this.#worker = worker;
    this.#grace = grace;
    this.#after = after;
  }

  /** When it is stopped, the best of those found so far. */
  findCandidates(
    work: EngineWork,
    most: number,
    { signal }: Watching = {},
  ): Promise<readonly RankedCandidate[]> {
    const task = { kind: 'find-candidates', position: work.position, most } as const;
    return whileWatched(signal, (stop) => this.#search(work, task, stop));
  }

  /** The end of a game for two; undefined where it is stopped before there is an answer. */
  searchEnd(
    work: EngineWork,
    { mostExchanged, looks }: { readonly mostExchanged: number; readonly looks: number },
    { signal }: Watching = {},
  ): Promise<EndSearch | undefined> {
    const task = { kind: 'search-end', position: work.position, mostExchanged, looks } as const;
    return whileWatched(signal, (stop) => this.#search(work, task, stop));
  }

  simulate(work: SimulationWork, { signal, onProgress }: Watching = {}): Promise<SimResult> {
    const simulation = new Simulation(work.candidates, work.options);
    const batches = new Batches(simulation);
    const { candidates, options } = simulation;
    const common = { position: work.position, candidates, options };
    return whileWatched(signal, async (stop) => {
      simulation.expect(await this.#search(work, { kind: 'first-sight', ...common }, stop));
      const lane = async (): Promise<void> => {
        while (!simulation.isOver && !stop.isSet) {
          const task = batches.next(common);
          if (task === undefined) return;
          batches.add(task, await this.#search(work, task, stop));
          onProgress?.(simulation.result);
        }
        // What others are still rolling is not needed any more.
        stop.set();
      };
      await Promise.all(Array.from({ length: this.#size }, lane));
      return simulation.result;
    });
  }

  /** What a bot does there; undefined where nothing is asked of its seat. */
  botAction(work: BotWork, bot: Bot, { signal }: Watching = {}): Promise<Action | undefined> {
    const task = { kind: 'bot-action', view: work.view, bot } as const;
    return whileWatched(signal, (stop) => this.#ask(work, task, stop));
  }

  /** From the vaguest to the whole; none for a seat that is not on turn. */
  findHints(work: BotWork, { signal }: Watching = {}): Promise<readonly Hint[]> {
    const task = { kind: 'find-hints', view: work.view } as const;
    return whileWatched(signal, (stop) => this.#ask(work, task, stop));
  }

  /** Stops what is under way, refuses what waits, and ends the threads. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const threads = [...this.#threads];
    const jobs = [...this.#waiting.splice(0), ...threads.flatMap(({ job }) => job ?? [])];
    this.#threads.clear();
    for (const thread of threads) thread.unwatch();
    for (const { stop, reject } of jobs) {
      stop.set();
      reject(new Error('the engine pool is closed'));
    }
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  #search<Kind extends EngineTask['kind']>(
    { lexicon, setting }: EngineWork,
    task: Extract<EngineTask, { kind: Kind }>,
    stop: Stop,
  ): Promise<Answers[Kind]> {
    const assignment: Assignment = { for: 'engine', task, setting };
    return this.#run({ lexicon, ranks: undefined, assignment, stop }) as Promise<Answers[Kind]>;
  }

  #ask<Kind extends BotTask['kind']>(
    { lexicon, edition, files: { leaves, ranks, family, phonies } }: BotWork,
    task: Extract<BotTask, { kind: Kind }>,
    stop: Stop,
  ): Promise<Answers[Kind]> {
    const hash = ranks?.lexicon.info.hash ?? null;
    const setting = {
      edition,
      leaves: leaves ?? null,
      family: family ?? null,
      phonies: phonies ?? null,
      ranks: hash,
    };
    const assignment: Assignment = { for: 'bot', task, setting };
    return this.#run({ lexicon, ranks, assignment, stop }) as Promise<Answers[Kind]>;
  }

  #run(
    work: Pick<Job, 'lexicon' | 'ranks' | 'assignment' | 'stop'>,
  ): Promise<Answers[Task['kind']]> {
    if (this.#isClosed) return Promise.reject(new Error('the engine pool is closed'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...work, resolve, reject, attempts: 0 });
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
    const { lexicon, ranks, assignment, stop } = job;
    thread.job = job;
    thread.worker.ref();
    job.attempts++;
    this.#sendLexicon(thread, lexicon);
    if (ranks !== undefined) {
      this.#sendLexicon(thread, ranks.lexicon);
      this.#sendRanks(thread, ranks.lexicon.info.hash, ranks.commonness);
    }
    send(thread, { kind: 'task', lexicon: lexicon.info.hash, assignment, stop: stop.flag });
    this.#watch(thread, job);
  }

  #sendLexicon(thread: Thread, lexicon: Lexicon): void {
    const { hash } = lexicon.info;
    if (thread.lexicons.has(hash)) return;
    thread.lexicons.add(hash);
    const shared = this.#shared.get(lexicon) ?? shareLexicon(lexicon);
    this.#shared.set(lexicon, shared);
    send(thread, { kind: 'lexicon', lexicon: shared });
  }

  #sendRanks(thread: Thread, hash: string, commonness: Commonness): void {
    if (thread.ranks.has(hash)) return;
    thread.ranks.add(hash);
    const shared = this.#sharedRanks.get(commonness) ?? shareCommonness(commonness);
    this.#sharedRanks.set(commonness, shared);
    send(thread, { kind: 'ranks', lexicon: hash, commonness: shared });
  }

  /** From when it is told to stop, a thread has some time to do so. */
  #watch(thread: Thread, { stop }: Job): void {
    let cancel = (): void => {};
    const unhear = stop.onSet(() => {
      cancel = this.#after(this.#grace, () => {
        thread.error = new Error('a thread of the engine hangs');
        void thread.worker.terminate();
      });
    });
    thread.unwatch = () => {
      unhear();
      cancel();
    };
  }

  #startThread(): Thread {
    const thread: Thread = {
      worker: new Worker(this.#worker),
      lexicons: new Set(),
      ranks: new Set(),
      job: undefined,
      unwatch: () => {},
      error: undefined,
    };
    this.#threads.add(thread);
    thread.worker.on('message', (message: FromWorker) => {
      const { job } = thread;
      thread.job = undefined;
      thread.unwatch();
      thread.worker.unref();
      if (message.kind === 'done') job?.resolve(message.answer);
      else job?.reject(new Error(message.reason));
      this.#handOut();
    });
    thread.worker.on('error', (error) => {
      thread.error = error instanceof Error ? error : new Error(String(error));
    });
    thread.worker.on('exit', () => this.#lose(thread));
    return thread;
  }

  /** What it was doing is tried once more, by another, before anything that waits. */
  #lose(thread: Thread): void {
    if (!this.#threads.delete(thread)) return;
    const { job, error } = thread;
    thread.unwatch();
    if (job !== undefined && job.attempts < MOST_ATTEMPTS) this.#waiting.unshift(job);
    else job?.reject(error ?? new Error('a thread of the engine ended'));
    this.#handOut();
  }
}

const send = ({ worker }: Thread, message: ToWorker): void => worker.postMessage(message);

function afterSystemTime(ms: number, callback: () => void): () => void {
  const timer = setTimeout(callback, ms).unref();
  return () => clearTimeout(timer);
}
