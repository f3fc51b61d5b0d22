/**
 * The engine as a page has it: a worker with one word list, asked one question at a time. What is cancelled while it is
 * thought about ends the worker, and another takes its place: this works on every page, where memory shared with a
 * worker would need a secure one with headers of its own; the files come from the browser's cache then.
 */
import { err, type Result } from '@taht/base';
import type { WantedList } from './load.ts';
import type { FromEngine, ToEngine } from './message.ts';
import type { Answer, Answers, EngineFailure, Question } from './question.ts';
import { startWorker } from './start-worker.ts';

export interface WebEngine {
  /** Waits for its turn; an abort of the signal is answered at once. */
  ask<Kind extends Question['kind']>(
    question: Extract<Question, { kind: Kind }>,
    signal?: AbortSignal,
  ): Promise<Result<Answers[Kind], EngineFailure>>;
  /** Ends the worker; whatever is not answered fails. */
  close(): void;
}

/** Starts to load at once; what fails to load is tried again with the next question. */
export const openEngine = (lexicon: WantedList): WebEngine => new WorkerEngine(lexicon);

interface Job {
  readonly question: Question;
  readonly settle: (result: Result<Answer, EngineFailure>) => void;
}

class WorkerEngine implements WebEngine {
  readonly #lexicon: WantedList;
  readonly #waiting: Job[] = [];
  #worker: Worker | undefined;
  #phase: 'shut' | 'opening' | 'idle' | 'thinking' | 'closed' = 'shut';
  #thinking: Job | undefined;

  constructor(lexicon: WantedList) {
    this.#lexicon = lexicon;
    this.#open();
  }

  ask<Kind extends Question['kind']>(
    question: Extract<Question, { kind: Kind }>,
    signal?: AbortSignal,
  ): Promise<Result<Answers[Kind], EngineFailure>> {
    if (this.#phase === 'closed') return Promise.resolve(err({ code: 'closed' }));
    if (signal?.aborted) return Promise.resolve(err({ code: 'cancelled' }));
    return new Promise((resolve) => {
      const cancel = (): void => this.#cancel(job);
      const job: Job = {
        question,
        settle: (result) => {
          signal?.removeEventListener('abort', cancel);
          resolve(result as Result<Answers[Kind], EngineFailure>);
        },
      };
      signal?.addEventListener('abort', cancel);
      this.#waiting.push(job);
      this.#goOn();
    });
  }

  close(): void {
    this.#endWorker();
    this.#phase = 'closed';
    this.#failAll({ code: 'closed' });
  }

  #open(): void {
    this.#phase = 'opening';
    this.#worker ??= this.#startWorker();
    this.#send({ kind: 'open', lexicon: this.#lexicon });
  }

  #goOn(): void {
    if (this.#waiting.length === 0) return;
    if (this.#phase === 'shut') this.#open();
    if (this.#phase !== 'idle') return;
    this.#thinking = this.#waiting.shift() as Job;
    this.#phase = 'thinking';
    this.#send({ kind: 'ask', question: this.#thinking.question });
  }

  #receive(message: FromEngine): void {
    if (message.kind === 'opened' && !message.result.ok) {
      this.#phase = 'shut';
      this.#failAll(message.result.error);
      return;
    }
    this.#phase = 'idle';
    const job = this.#thinking;
    this.#thinking = undefined;
    if (message.kind === 'answered') job?.settle(message.result);
    this.#goOn();
  }

  #cancel(job: Job): void {
    const at = this.#waiting.indexOf(job);
    if (at >= 0) this.#waiting.splice(at, 1);
    if (job === this.#thinking) {
      this.#thinking = undefined;
      this.#endWorker();
      this.#open();
    }
    job.settle(err({ code: 'cancelled' }));
  }

  #failAll(failure: EngineFailure): void {
    const jobs = [...(this.#thinking === undefined ? [] : [this.#thinking]), ...this.#waiting];
    this.#thinking = undefined;
    this.#waiting.length = 0;
    for (const { settle } of jobs) settle(err(failure));
  }

  #send(message: ToEngine): void {
    this.#worker?.postMessage(message);
  }

  #startWorker(): Worker {
    const worker = startWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<FromEngine>) => {
      // What an ended worker has said before may still arrive.
      if (worker === this.#worker) this.#receive(data);
    });
    // Its script could not be loaded, or it broke down.
    worker.addEventListener('error', ({ message }) => {
      this.#endWorker();
      this.#phase = 'shut';
      this.#failAll({ code: 'broken', reason: message ?? '' });
    });
    return worker;
  }

  #endWorker(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}
