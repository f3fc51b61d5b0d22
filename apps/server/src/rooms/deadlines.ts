/** Wakes streams when they are due. The store's book counts; the heap in memory only says when to ask it, and holds near deadlines only. */
import type { Book, Store } from '../store/store.ts';
import type { Clock } from './clock.ts';
import { DueHeap } from './due-heap.ts';
import { every } from './every.ts';

export interface DeadlineOptions {
  /** How far ahead the heap looks. */
  readonly horizon: number;
  /** How long a claim lasts. */
  readonly lease: number;
  /** How often the book is searched for what other processes left behind. */
  readonly check: number;
  onBug(error: unknown): void;
}

const MOST_CLAIMED = 100;
const MOST_LOADED = 10_000;
/** After the store failed. */
const RETRY_MS = 1000;

export class Deadlines {
  readonly #store: Store;
  readonly #book: Book;
  readonly #clock: Clock;
  readonly #options: DeadlineOptions;
  readonly #wake: (stream: string) => Promise<unknown>;
  readonly #heap = new DueHeap();
  readonly #stopChecking: () => void;
  #cancel = (): void => {};
  #armed: number | null = null;
  #isStopped = false;

  constructor(
    store: Store,
    book: Book,
    clock: Clock,
    options: DeadlineOptions,
    wake: (stream: string) => Promise<unknown>,
  ) {
    this.#store = store;
    this.#book = book;
    this.#clock = clock;
    this.#options = options;
    this.#wake = wake;
    this.#stopChecking = every(clock, options.check, () => this.check(), options.onBug);
  }

  note(stream: string, due: number | null): void {
    const isNear = due !== null && due <= this.#clock.now() + this.#options.horizon;
    this.#heap.set(stream, isNear ? due : null);
    this.#arm();
  }

  /** Also finds what other processes left behind. */
  async check(): Promise<void> {
    const found = await this.#store.dueBefore(
      this.#book,
      this.#clock.now() + this.#options.horizon,
      MOST_LOADED,
    );
    if (!found.ok) return;
    for (const { stream, due } of found.value) this.#heap.set(stream, due);
    this.#arm();
  }

  stop(): void {
    this.#isStopped = true;
    this.#stopChecking();
    this.#cancel();
  }

  #arm(): void {
    const next = this.#heap.next;
    if (next === this.#armed || this.#isStopped) return;
    this.#cancel();
    this.#armed = next;
    if (next !== null) this.#fireAt(next);
  }

  #fireAt(time: number): void {
    this.#cancel = this.#clock.at(time, () => void this.#fire().catch(this.#options.onBug));
  }

  async #fire(): Promise<void> {
    const now = this.#clock.now();
    this.#heap.takeUntil(now);
    this.#armed = null;
    const claimed = await this.#store.claim(this.#book, now, this.#options.lease, MOST_CLAIMED);
    if (this.#isStopped) return;
    if (!claimed.ok) {
      this.#fireAt(now + RETRY_MS);
      return;
    }
    await Promise.all(claimed.value.map((stream) => this.#wake(stream).catch(this.#options.onBug)));
    if (claimed.value.length === MOST_CLAIMED) await this.#fire();
    else this.#arm();
  }
}
