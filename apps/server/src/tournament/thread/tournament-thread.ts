/** A thread for what costs as much as a whole tournament. It does one thing at a time, and nobody has it for long. */
import { Worker } from 'node:worker_threads';
import { err, ok, type Result } from '@taht/base';
import type { Command, Tournament } from '@taht/tournament';
import type { Clock } from '../../rooms/clock.ts';
import type { FileFailure, ReadFile } from '../read-file.ts';
import {
  type Decided,
  type FlatFile,
  type FromThread,
  flatten,
  type Task,
  type ToThread,
  unflatten,
} from './task.ts';

/** Too much is waiting, or it took too long. */
export type Busy = { readonly code: 'busy' };

const BUSY = err({ code: 'busy' } as const);

/** What may wait. */
const MOST = 16;
/** For one task; the largest school draws in a second. */
const LONGEST_MS = 20_000;
/** Of fewer players nobody notices. */
const MANY = 200;

const DEAR: readonly Command['action']['kind'][] = [
  ...(['begin-stage', 'draw-round', 'draw-letters', 'undo'] as const),
];

interface Waiting {
  readonly task: Task;
  answer(worked: Result<FromThread['worked'], Busy>): void;
}

export class TournamentThread {
  readonly #clock: Pick<Clock, 'now' | 'at'>;
  readonly #queue: Waiting[] = [];
  #worker: Worker | undefined;
  #current: Waiting | undefined;
  #stopWaiting = (): void => {};
  #last = 0;

  constructor(clock: Pick<Clock, 'now' | 'at'>) {
    this.#clock = clock;
  }

  /** Null where it is decided as quickly here. */
  decide(state: Tournament, command: Command): Promise<Result<Decided, Busy>> | null {
    if (state.players.length < MANY || !DEAR.includes(command.action.kind)) return null;
    return this.#do<Decided>({ kind: 'decide', state: flatten(state), command });
  }

  async readFile(text: string): Promise<Result<ReadFile, FileFailure | Busy>> {
    const worked = await this.#do<FlatFile>({ kind: 'read-file', text });
    if (!worked.ok) return worked;
    const read = worked.value;
    return read.ok ? ok({ ...read.value, state: unflatten(read.value.state) }) : read;
  }

  async close(): Promise<void> {
    for (const { answer } of this.#queue.splice(0)) answer(BUSY);
    await this.#worker?.terminate();
  }

  #do<T extends FromThread['worked']>(task: Task): Promise<Result<T, Busy>> {
    if (this.#queue.length >= MOST) return Promise.resolve(BUSY);
    return new Promise((resolve) => {
      const answer: Waiting['answer'] = (worked) => resolve(worked as Result<T, Busy>);
      this.#queue.push({ task, answer });
      this.#next();
    });
  }

  #next(): void {
    if (this.#current !== undefined) return;
    const next = this.#queue.shift();
    if (next === undefined) return;
    this.#current = next;
    this.#worker ??= this.#begin();
    this.#last++;
    const message: ToThread = { id: this.#last, task: next.task };
    this.#worker.postMessage(message);
    const worker = this.#worker;
    const late = this.#clock.now() + LONGEST_MS;
    this.#stopWaiting = this.#clock.at(late, () => void worker.terminate());
  }

  #end(worked: Result<FromThread['worked'], Busy>): void {
    this.#stopWaiting();
    const current = this.#current;
    this.#current = undefined;
    current?.answer(worked);
    this.#next();
  }

  #begin(): Worker {
    const worker = new Worker(new URL('worker.ts', import.meta.url));
    worker.unref();
    worker.on('message', ({ worked }: FromThread) => this.#end(ok(worked)));
    // What is wrong with it is told by its end; the next task begins another thread.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      this.#worker = undefined;
      this.#end(BUSY);
    });
    return worker;
  }
}
