/** A flag in memory that threads share: whoever works looks at it now and then, and ends when it is set. */

export class Stop {
  readonly flag = new Int32Array(new SharedArrayBuffer(4));
  readonly #listeners = new Set<() => void>();

  get isSet(): boolean {
    return Atomics.load(this.flag, 0) !== 0;
  }

  set(): void {
    if (this.isSet) return;
    Atomics.store(this.flag, 0, 1);
    for (const listener of this.#listeners) listener();
  }

  /** Called at once where it is set already. Returns the way to stop it. */
  onSet(listener: () => void): () => void {
    this.#listeners.add(listener);
    if (this.isSet) listener();
    return () => this.#listeners.delete(listener);
  }
}

/** Hands the work a flag which the signal sets; and the end of the work does too, whatever it was. */
export async function whileWatched<T>(
  signal: AbortSignal | undefined,
  work: (stop: Stop) => Promise<T>,
): Promise<T> {
  const stop = new Stop();
  const set = (): void => stop.set();
  if (signal?.aborted) set();
  signal?.addEventListener('abort', set);
  try {
    return await work(stop);
  } finally {
    set();
    signal?.removeEventListener('abort', set);
  }
}
