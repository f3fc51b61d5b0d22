/** Looks at the deadline every so many steps: a node searched, a play generated, a node of the word graph walked through. */
import type { Deadline } from '../deadline.ts';

/** Far more often than it must, since a step here is more work than a play weighed. */
const STEPS_PER_LOOK = 256;

export class Watch {
  isOver = false;
  readonly #deadline: Deadline;
  #left = STEPS_PER_LOOK;

  constructor(deadline: Deadline) {
    this.#deadline = deadline;
  }

  /** One more step; true when time is up, now or before. */
  step(): boolean {
    if (--this.#left <= 0) {
      this.#left = STEPS_PER_LOOK;
      this.isOver ||= this.#deadline.expired();
    }
    return this.isOver;
  }
}
