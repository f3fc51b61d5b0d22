/** Collects what arrives during a batch into the next one, so that many share one round trip or fsync. */

export class Batches<In, Out> {
  readonly #run: (items: readonly In[]) => Promise<readonly Out[]>;
  readonly #most: number;
  #waiting: Waiting<In, Out>[] = [];
  #running: Promise<void> | null = null;

  /** `run` answers each item, in their order. */
  constructor(run: (items: readonly In[]) => Promise<readonly Out[]>, most: number) {
    this.#run = run;
    this.#most = most;
  }

  add(item: In): Promise<Out> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#running ??= this.#drain();
    });
  }

  /** Resolves when nothing is under way. */
  async settled(): Promise<void> {
    while (this.#running !== null) await this.#running;
  }

  async #drain(): Promise<void> {
    await Promise.resolve(); // what the same tick adds goes along
    while (this.#waiting.length > 0) await this.#runBatch(this.#waiting.splice(0, this.#most));
    this.#running = null;
  }

  async #runBatch(batch: readonly Waiting<In, Out>[]): Promise<void> {
    try {
      const answers = await this.#run(batch.map(({ item }) => item));
      for (const [i, { resolve }] of batch.entries()) resolve(answers[i] as Out);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}

interface Waiting<In, Out> {
  readonly item: In;
  readonly resolve: (answer: Out) => void;
  readonly reject: (error: unknown) => void;
}
