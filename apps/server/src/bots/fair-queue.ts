/**
 * Runs jobs on a few threads in a fair order: live tables first, then slow games, then analysis. Within a class
 * the owners take turns, however many jobs each has. A class that was passed over often goes first once, so
 * nothing waits for ever.
 */
import { err, ok, type Result } from '@taht/base';

/** The most urgent first. */
export const JOB_CLASSES = ['live', 'slow', 'analysis'] as const;
export type JobClass = (typeof JOB_CLASSES)[number];

export interface Order {
  readonly class: JobClass;
  /** The game or the person that it is done for. */
  readonly owner: string;
  /** Cancels the job. */
  readonly signal?: AbortSignal;
}

export type QueueRefusal =
  /** Too many jobs wait, of this owner or in all. */
  | { readonly code: 'queue-full'; readonly of: 'owner' | 'all'; readonly most: number }
  | { readonly code: 'called-off' }
  | { readonly code: 'closed' }
  /** The engine broke down, more than once. */
  | { readonly code: 'engine-failed'; readonly detail: string };

export interface QueueOptions {
  /** How many jobs are under way at once. */
  readonly width: number;
  /** How many may wait for one owner, and in all. */
  readonly mostOfOwner: number;
  readonly most: number;
}

interface Job {
  readonly order: Order;
  start(): void;
  refuse(refusal: QueueRefusal): void;
}

/** How often a class is passed over before it goes first. */
const PATIENCE = 16;

export class FairQueue {
  readonly #options: QueueOptions;
  /** By class, then by owner; the owner whose turn is next comes first. */
  readonly #waiting: ReadonlyMap<JobClass, Map<string, Job[]>> = new Map(
    JOB_CLASSES.map((name) => [name, new Map()]),
  );
  readonly #passedOver = new Map<JobClass, number>();
  /** How many jobs wait for each owner. */
  readonly #brought = new Map<string, number>();
  #size = 0;
  #running = 0;
  #isClosed = false;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /** Under way and waiting. */
  get load(): { readonly running: number; readonly waiting: number } {
    return { running: this.#running, waiting: this.#size };
  }

  /** The work is begun when its turn comes; it should end soon after its signal. */
  run<T>(order: Order, work: () => Promise<T>): Promise<Result<T, QueueRefusal>> {
    const refusal = this.#refuse(order);
    if (refusal !== undefined) return Promise.resolve(err(refusal));
    return new Promise((resolve) => {
      const callOff = (): void => {
        this.#remove(job);
        resolve(err({ code: 'called-off' }));
      };
      const job: Job = {
        order,
        start: () => {
          order.signal?.removeEventListener('abort', callOff);
          void this.#perform(order, work).then(resolve);
        },
        refuse: (reason) => {
          order.signal?.removeEventListener('abort', callOff);
          resolve(err(reason));
        },
      };
      order.signal?.addEventListener('abort', callOff);
      const owners = this.#ownersOf(order.class);
      owners.set(order.owner, [...(owners.get(order.owner) ?? []), job]);
      this.#countOf(order.owner, 1);
      this.#startNext();
    });
  }

  /** Refuses what waits, and takes no more. What is under way ends by itself. */
  close(): void {
    this.#isClosed = true;
    for (const name of JOB_CLASSES)
      while (this.#ownersOf(name).size > 0) this.#take(name).refuse({ code: 'closed' });
  }

  #refuse({ owner, signal }: Order): QueueRefusal | undefined {
    if (this.#isClosed) return { code: 'closed' };
    if (signal?.aborted) return { code: 'called-off' };
    const { most, mostOfOwner } = this.#options;
    if (this.#size >= most) return { code: 'queue-full', of: 'all', most };
    const isTooMuch = (this.#brought.get(owner) ?? 0) >= mostOfOwner;
    return isTooMuch ? { code: 'queue-full', of: 'owner', most: mostOfOwner } : undefined;
  }

  async #perform<T>({ signal }: Order, work: () => Promise<T>): Promise<Result<T, QueueRefusal>> {
    try {
      const found = await work();
      return signal?.aborted ? err({ code: 'called-off' }) : ok(found);
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      return err({ code: 'engine-failed', detail });
    } finally {
      this.#running--;
      this.#startNext();
    }
  }

  #startNext(): void {
    while (this.#running < this.#options.width) {
      const name = this.#nextClass();
      if (name === undefined) return;
      this.#running++;
      this.#take(name).start();
    }
  }

  #nextClass(): JobClass | undefined {
    const there = JOB_CLASSES.filter((name) => this.#ownersOf(name).size > 0);
    const tired = there.find((name) => (this.#passedOver.get(name) ?? 0) >= PATIENCE);
    const next = tired ?? there[0];
    for (const name of there)
      this.#passedOver.set(name, name === next ? 0 : (this.#passedOver.get(name) ?? 0) + 1);
    return next;
  }

  /** The first job of the owner whose turn it is; the owner goes to the end of the line. */
  #take(name: JobClass): Job {
    const owners = this.#ownersOf(name);
    const [owner, [job, ...rest]] = owners.entries().next().value as [string, [Job, ...Job[]]];
    owners.delete(owner);
    if (rest.length > 0) owners.set(owner, rest);
    this.#countOf(owner, -1);
    return job;
  }

  #remove(job: Job): void {
    const owners = this.#ownersOf(job.order.class);
    const left = (owners.get(job.order.owner) ?? []).filter((each) => each !== job);
    if (left.length > 0) owners.set(job.order.owner, left);
    else owners.delete(job.order.owner);
    this.#countOf(job.order.owner, -1);
  }

  #countOf(owner: string, change: number): void {
    const own = (this.#brought.get(owner) ?? 0) + change;
    if (own > 0) this.#brought.set(owner, own);
    else this.#brought.delete(owner);
    this.#size += change;
  }

  #ownersOf(name: JobClass): Map<string, Job[]> {
    return this.#waiting.get(name) as Map<string, Job[]>;
  }
}
