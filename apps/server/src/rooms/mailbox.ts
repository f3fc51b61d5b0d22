/** Runs one job at a time, in order. A job that throws does not affect the next. */

export class Mailbox {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  get isEmpty(): boolean {
    return this.#waiting === 0;
  }

  run<T>(job: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const done = this.#last.then(job).finally(() => {
      this.#waiting--;
    });
    this.#last = done.catch(() => {});
    return done;
  }
}
